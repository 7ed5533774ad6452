// The causes and the effects of an entry.

/** So many steps are listed. */
const MOST = 400;

/** The indexes of an entry's causes, the first cause first. */
export function causesOf(log, index) {
  const found = [];
  for (let at = log.causeIndex[index]; at >= 0; at = log.causeIndex[at]) found.unshift(at);
  return found;
}

/** The indexes of all that follow from an entry, in their order. A cause comes before its effects, so one pass is enough. */
export function effectsOf(log, index) {
  const isEffect = new Uint8Array(log.count - index);
  isEffect[0] = 1;
  const found = [];
  for (let at = index + 1; at < log.count; at++) {
    const cause = log.causeIndex[at];
    if (cause < index || !isEffect[cause - index]) continue;
    isEffect[at - index] = 1;
    found.push(at);
  }
  return found;
}

/**
 * The chain of an entry: `{ index, steps, all }`. A step is `{ index, depth }`, the depth being 0 for the entry itself; `all`
 * has the indexes that are lit up.
 */
export function chainOf(log, index) {
  const causes = causesOf(log, index);
  const effects = effectsOf(log, index);
  const depths = new Map([[index, 0]]);
  const steps = causes.map((at, place) => ({ index: at, depth: place - causes.length }));
  steps.push({ index, depth: 0 });
  for (const at of effects) {
    const depth = depths.get(log.causeIndex[at]) + 1;
    depths.set(at, depth);
    // An entry that is not drawn has no meaning for the app.
    if (log.lane[at] !== 255 && steps.length < MOST) steps.push({ index: at, depth });
  }
  const isCut = steps.length >= MOST;
  return { index, steps, isCut, all: new Set([...causes, index, ...effects]) };
}
