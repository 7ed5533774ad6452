// The commands of an app: from the call to the settlement, and the reason for which they wait.

/** True for the id of a command such as `push2`. A void method has the id of a component. */
const isCommandId = (id, method) => Boolean(id) && /\d$/.test(id) && (id.startsWith(method) || !/^[a-zA-Z]+$/.test(method));

/** So many commands keep their arguments and values. */
const DETAILED = 4000;

const keyOf = (epoch, id) => `${epoch}:${id}`;

/**
 * A command: `key`, `id`, `name`, `epoch`, `at`, `endAt` and `outcome` (null while it is pending), `args`, `value`,
 * `first` and `last` (the indexes of the entries of its call and of its settlement, or -1), `reason` (why it is pending, as the
 * words after "it"), `place` (of the app's code that has called it, or null).
 */
export class Commands {
  all = [];
  #byKey = new Map();

  #get(epoch, id, name, at) {
    const key = keyOf(epoch, id);
    let command = this.#byKey.get(key);
    if (!command) {
      command = {
        key, id, name, epoch, at, endAt: null, outcome: null, args: null, value: null, first: -1, last: -1, reason: null,
        place: null,
      };
      this.#byKey.set(key, command);
      this.all.push(command);
      this.#forgetOld();
    }
    return command;
  }

  /** Old commands lose their arguments and values, which may be large. */
  #forgetOld() {
    const old = this.all.at(-1 - DETAILED);
    if (old) Object.assign(old, { args: null, value: null });
  }

  find(key) {
    return this.#byKey.get(key) ?? null;
  }

  /** The command of a line of `navbridge run`, or null. */
  ofLine({ kind, epoch, id }) {
    return id && ['command', 'resolved', 'rejected'].includes(kind) ? this.find(keyOf(epoch, id)) : null;
  }

  /** The command that an entry calls or settles, or null. */
  ofEntry({ kind, epoch, id }) {
    return id && ['call', 'result', 'callback', 'error', 'handler', 'hop'].includes(kind) ? this.find(keyOf(epoch, id)) : null;
  }

  takeLine({ kind, at, epoch, name, id, arguments: args, value, message, place = null, void: isVoid }) {
    if (!id || isVoid) return;
    if (kind === 'command') {
      const command = this.#get(epoch, id, name, at);
      Object.assign(command, { args, name, place });
    } else if (kind === 'resolved' || kind === 'rejected') {
      const command = this.#get(epoch, id, name, at);
      command.value = kind === 'resolved' ? value : message;
      this.#settle(command, at, kind);
    }
  }

  takeEntry(log, index) {
    const kind = log.text('kind', index);
    if (kind !== 'call' && kind !== 'result' && kind !== 'callback' && kind !== 'error') return;
    const id = log.text('id', index);
    const epoch = log.epoch[index];
    if (kind === 'call') {
      const method = log.text('method', index);
      if (!this.#byKey.has(keyOf(epoch, id)) && !isCommandId(id, method)) return;
      const command = this.#get(epoch, id, method, log.at[index]);
      if (command.first < 0) command.first = index;
    } else {
      const command = id && this.find(keyOf(epoch, id));
      if (!command) return;
      command.last = index;
      this.#settle(command, log.at[index], kind === 'error' ? 'rejected' : 'resolved');
    }
  }

  #settle(command, at, outcome) {
    if (command.outcome) return;
    command.endAt = at;
    command.outcome = outcome;
    command.reason = null;
  }

  /** The commands that had not settled at a moment. */
  openAt(now) {
    return this.all.filter(({ at, endAt }) => at <= now && (endAt === null || endAt > now));
  }

  /** Takes the sentences about commands that are pending at a moment. Each belongs to the newest one whose id it has. */
  describe(sentences, now = Infinity) {
    for (const command of this.all) command.reason = null;
    this.pending = sentences.map((sentence) => {
      const words = sentence.split(/[^\w.-]+/);
      const isOpen = ({ at, endAt }) => at <= now && (endAt === null || endAt > now);
      const command = this.all.findLast((one) => isOpen(one) && words.includes(one.id)) ?? null;
      const reason = /is pending: it (.*?)\.?$/.exec(sentence)?.[1] ?? null;
      if (command) command.reason = reason;
      return { sentence, command, reason };
    });
  }

  pending = [];

  /** Forgets what was after a moment. */
  cut(seq, at) {
    this.all = this.all.filter((command) => command.at <= at);
    this.#byKey = new Map(this.all.map((command) => [command.key, command]));
    for (const command of this.all) {
      if (command.endAt !== null && command.endAt > at) {
        Object.assign(command, { endAt: null, outcome: null, value: null, last: -1 });
      }
    }
  }

  clear() {
    this.all = [];
    this.pending = [];
    this.#byKey.clear();
  }
}

/** Members of a layout with layouts in them. */
const AROUND = new Set(['root', 'children', 'modals', 'overlays']);

/** The ids of components that a command names: texts among its arguments, and members `id` and `componentId`. */
export function componentsOf(value, found = new Set(), depth = 0) {
  if (typeof value === 'string') {
    if (depth <= 1) found.add(value);
  } else if (Array.isArray(value)) {
    for (const one of value) componentsOf(one, found, depth + 1);
  } else if (value && typeof value === 'object') {
    for (const [name, one] of Object.entries(value)) {
      if ((name === 'id' || name === 'componentId') && typeof one === 'string') found.add(one);
      else if (AROUND.has(name)) componentsOf(one, found, depth + 2);
    }
  }
  return found;
}
