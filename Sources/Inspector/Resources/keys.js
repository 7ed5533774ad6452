// The keys of the page. They count while no field of the page has the focus, and none on the device.

/** True if a key press belongs to the element that has the focus. */
function isTaken(event) {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (target.closest?.('input:not([type=range]), select, textarea, dialog')) return true;
  return event.key === ' ' && Boolean(target.closest?.('button, summary, a, [role=tab]'));
}

/** @param keys entries of a key, a function and its words */
export function listenToKeys(keys) {
  const byKey = new Map(keys.map(([key, act]) => [key, act]));
  document.addEventListener('keydown', (event) => {
    if (isTaken(event)) return;
    const act = byKey.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
}
