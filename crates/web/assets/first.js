// Before anything is drawn: the colours and the motion that were chosen here last.
for (const key of ["theme", "motion", "hints"]) {
  let value = null;
  try { value = localStorage.getItem(key); } catch { /* a browser that keeps nothing */ }
  if (value) document.documentElement.dataset[key] = value;
}
