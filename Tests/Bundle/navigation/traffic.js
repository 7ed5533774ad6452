// The messages of an act about native components, for this bundle's tests and those on the contract (ScreenTrafficTests).

const { traffic } = require('navbridge');

/**
 * Counts what an act sends. `out` has the bytes of each message about components to the native side, `writes` the number of
 * writes of messages about them to the script, and `frames` the number of events of the transition's progress.
 */
async function countTraffic(running, act) {
  await running.rest();
  const before = traffic.entries.length;
  await act();
  await running.rest();
  const entries = traffic.entries.slice(before);
  const written = entries.filter(({ kind, method }) => kind === 'write' && /^top|^surface.state$/.test(method));
  return {
    out: entries.filter(({ kind, method }) => kind === 'read' && method === 'surface/mount').map(({ bytes }) => bytes),
    writes: new Set(written.map(({ realTime }) => realTime)).size,
    frames: entries.filter(({ kind, method }) => kind === 'surface' && method === 'topTransitionProgress').length,
  };
}

module.exports = { countTraffic };
