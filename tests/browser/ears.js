// Everything that the house says to this page over its line, for a test to look at.
window.heard = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", (event) => window.heard.push(event.data));
  }
};
// What the page wasn't allowed to load or do.
window.refused = [];
document.addEventListener("securitypolicyviolation", (event) => window.refused.push(`${event.violatedDirective}: ${event.blockedURI}`));
