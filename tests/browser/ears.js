// Everything that the house says to this page over its line, for a test to look at.
window.heard = [];
// How many bytes each message had on the way.
window.weighed = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...where) {
    super(...where);
    let before = Promise.resolve();
    this.addEventListener("message", ({ data }) => {
      window.weighed.push(new Blob([data]).size);
      const text = typeof data === "string" ? data : new Response(data.stream().pipeThrough(new DecompressionStream("gzip"))).text();
      before = before.then(() => text).then((text) => window.heard.push(text));
    });
  }
};
// What the page wasn't allowed to load or do.
window.refused = [];
document.addEventListener("securitypolicyviolation", (event) => window.refused.push(`${event.violatedDirective}: ${event.blockedURI}`));
