// The lanes of the timeline, and the words of an entry (as Sources/Driver/ChromeTrace.swift has them).

export const LANES = ['Script', 'Bridge thread', 'Method queue', 'Main queue', 'Motion', 'Events', 'Settled'];
const [BRIDGE, METHOD_QUEUE, MAIN, EVENTS, SETTLED] = [1, 2, 3, 5, 6];
export const MOTION = 4;

const BY_KIND = {
  animation: MOTION, transition: MOTION, appearance: EVENTS, event: EVENTS, surface: EVENTS, reload: EVENTS,
  result: SETTLED, callback: SETTLED, error: SETTLED,
};

export const laneOf = ({ kind, queue }) =>
  BY_KIND[kind] ?? (queue === 'bridge' ? BRIDGE : queue === 'methodQueue' ? METHOD_QUEUE : MAIN);

/** Messages about the clock, listeners and pictures, and requests of this page: they have no meaning for the app. */
const NOISE = new Set(['surface/describe', 'surface/described', 'script/ran', 'script/run']);

export function isNoise({ kind, module, method }) {
  if (kind === 'picture' || NOISE.has(method) || method.startsWith('clock/')) return true;
  if (module === 'surface' && method === 'described') return true;
  if (method.endsWith('.addListener') || method.endsWith('.removeListeners')) return true;
  if (kind === 'call' && (method === 'addListener' || method === 'removeListeners')) return true;
  return module === 'driver' && kind === 'read';
}

const joined = (...parts) => parts.filter(Boolean).join(' ');

/** An entry in words. */
export function wordsOf({ kind, module, method, id }) {
  switch (kind) {
    case 'read': return `read ${method}`;
    case 'methodQueue': return `method queue: ${method}`;
    case 'hop': return `main queue: ${method}`;
    case 'call': return joined('call', `${module}.${method}`, id);
    case 'timer': return 'timer';
    case 'event': return `event ${module}`;
    case 'write': return `written: ${method === 'emit' ? module : joined(method, id)}`;
    case 'appearance': return `${method} ${id ?? module}`;
    case 'transition': return method === 'began' ? `transition began: ${module}` : 'transition ended';
    case 'variant': return `UIKit's variant ${module}: ${method}`;
    case 'operation': case 'reaction': case 'lock': case 'setup': return joined(kind, module, method, id);
    case 'act': return `act ${method}`;
    case 'surface': return joined('surface', method, module !== 'surface' ? module : '', id);
    case 'handler': case 'presenter': case 'factory': case 'manager': return joined(module, method, id);
    case 'result': return joined('resolved', method, id);
    case 'callback': return joined('called back', method, id);
    case 'error': return joined('rejected', method, id);
    default: return joined(kind, method, id);
  }
}

/** The message that an entry is for the script: it has sent what is read, and gets what is written. */
export const scriptSide = (kind) => (kind === 'read' ? 'sent' : kind === 'write' ? 'received' : null);
