// Before anything is drawn: the colours, the motion and the pace that were chosen here last.
for (const key of ["theme", "motion", "scenes", "hints"]) {
  let value = null;
  try { value = localStorage.getItem(key); } catch { /* a browser that keeps nothing */ }
  if (value) document.documentElement.dataset[key] = value;
}
