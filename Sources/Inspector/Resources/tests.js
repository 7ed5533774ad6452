// The tests of `navbridge test --ui`: their files, groups and outcomes, as rows of a list. There is no page in it.

/** The outcomes in the order in which they are counted, each with its mark and its words. */
export const OUTCOMES = {
  failed: { mark: '✗', words: 'failed' },
  running: { mark: '▸', words: 'running' },
  passed: { mark: '✓', words: 'passed' },
  skipped: { mark: '–', words: 'skipped' },
  todo: { mark: '□', words: 'to do' },
  waiting: { mark: '·', words: 'not run yet' },
};

/** A name for a test, a group or a file that stays the same when the list comes anew. */
const keyOf = (index, path = []) => JSON.stringify([index, ...path]);

const isSamePath = (one, other) => one.length === other.length && one.every((name, at) => name === other[at]);

/** What a file has come to: a failure of one of its tests is one of the file. */
export function outcomeOf({ isRunning, failures, tests }) {
  const has = (outcome) => tests.some((test) => test.outcome === outcome);
  if (isRunning || has('running')) return 'running';
  if (failures.length || has('failed')) return 'failed';
  if (has('waiting')) return 'waiting';
  return has('passed') ? 'passed' : has('todo') ? 'todo' : tests.length ? 'skipped' : 'waiting';
}

export class Tests {
  /** Null until the server has sent a list: a run without tests has none. */
  files = null;
  isRunning = false;
  watches = false;
  note = null;
  /** The run that the other parts show: `{ index, path, app }`, or null. */
  shown = null;

  get isThere() {
    return this.files !== null;
  }

  take(message) {
    switch (message.type) {
      case 'tests': {
        const { files, isRunning, watches, note } = message;
        Object.assign(this, { files: [...files], isRunning, watches, note });
        break;
      }
      case 'testFile':
        if (this.files) this.files = this.files.map((file) => (file.index === message.file.index ? message.file : file));
        break;
      case 'testRun': {
        const { isRunning, watches, note } = message;
        Object.assign(this, { isRunning, watches, note });
        break;
      }
      case 'testShown':
        this.shown = message.shown;
        break;
      default:
    }
  }

  /** The numbers of tests by their outcomes, of all, of those that have ended, and of files that failed themselves (`broken`). */
  get counts() {
    const counts = { all: 0, done: 0, broken: 0, passed: 0, failed: 0, skipped: 0, todo: 0, running: 0, waiting: 0 };
    for (const { tests, failures } of this.files ?? []) {
      if (failures.length) counts.broken += 1;
      for (const { outcome } of tests) counts[outcome] += 1;
      counts.all += tests.length;
    }
    counts.done = counts.all - counts.running - counts.waiting;
    return counts;
  }

  /** The test whose run is shown, or null. */
  get shownTest() {
    return this.shown ? this.find(keyOf(this.shown.index, this.shown.path))?.test ?? null : null;
  }

  get shownKey() {
    return this.shown ? keyOf(this.shown.index, this.shown.path) : null;
  }

  /** The file or the test with a key: `{ file, test }`, the test being null for a file; or null. */
  find(key) {
    if (!key || !this.files) return null;
    const [index, ...path] = JSON.parse(key);
    const file = this.files.find((one) => one.index === index);
    if (!file) return null;
    if (!path.length) return { file, test: null };
    const test = file.tests.find((one) => isSamePath(one.path, path));
    return test ? { file, test } : null;
  }

  /**
   * The rows of the list: files, groups and tests, `{ kind, key, level, name, outcome, file, test, isOpen }`.
   *
   * @param words the filter in small letters; a test has all of them in its file's name and its path
   * @param onlyFailed leaves failed tests, and files that failed themselves
   * @param closed the keys of files and groups that are closed
   */
  rows(words, onlyFailed, closed) {
    const rows = [];
    for (const file of this.files ?? []) {
      const name = file.file.toLowerCase();
      const fits = ({ path, outcome }) => {
        if (onlyFailed && outcome !== 'failed') return false;
        return words.every((word) => name.includes(word) || path.some((part) => part.toLowerCase().includes(word)));
      };
      const tests = words.length || onlyFailed ? file.tests.filter(fits) : file.tests;
      const isBroken = file.failures.length > 0 && words.every((word) => name.includes(word));
      const isNamed = !onlyFailed && words.every((word) => name.includes(word));
      if (tests.length || isBroken || isNamed) this.#addFile(rows, file, tests, closed);
    }
    return rows;
  }

  #addFile(rows, file, tests, closed) {
    const key = keyOf(file.index);
    const isOpen = !closed.has(key);
    rows.push({ kind: 'file', key, level: 1, name: file.file, outcome: outcomeOf(file), file, test: null, isOpen });
    if (!isOpen) return;
    let around = [];
    for (const test of tests) {
      const groups = test.path.slice(0, -1);
      let same = 0;
      while (same < groups.length && groups[same] === around[same]) same += 1;
      let isHidden = false;
      groups.forEach((name, at) => {
        const group = keyOf(file.index, groups.slice(0, at + 1));
        if (at >= same && !isHidden) {
          const isShown = !closed.has(group);
          rows.push({ kind: 'group', key: group, level: at + 2, name, outcome: null, file, test: null, isOpen: isShown });
        }
        isHidden ||= closed.has(group);
      });
      around = groups;
      if (isHidden) continue;
      const own = keyOf(file.index, test.path);
      const { outcome, path } = test;
      rows.push({ kind: 'test', key: own, level: path.length + 1, name: path.at(-1), outcome, file, test, isOpen: null });
    }
  }
}
