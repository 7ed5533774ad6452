'use strict';
// Runs a flow: its commands one after the other, with conditions, sub-flows, repetitions and scripts (e2e-languages §11, §16).

const { FlowDevice, LOOK } = require('./flow-device');
const { FlowError, at } = require('./flow-errors');
const { Scope, isTrue } = require('./flow-expressions');
const { commands } = require('./flow-commands');
const { FlowReader, plain } = require('./flow-reader');
const { describe } = require('./flow-selectors');
const { numberOf } = require('./flow-values');
const pictures = require('./pictures');
const requests = require('./test-requests');

/** The most rounds of a repetition without a number. */
const MOST_ROUNDS = 10_000;

/** The fields of commands that are selectors. */
const SELECTORS = ['element', 'visible', 'notVisible', 'from', 'cropOn'];

const folderOf = (path) => path.slice(0, path.lastIndexOf('/') + 1);
const pathFrom = (flow, name) => (name.startsWith('/') ? name : folderOf(flow.path) + name);

class FlowRun {
  scope = new Scope();
  /** The steps so far: `{depth, words, outcome, path, line, real, ms}`. */
  steps = [];
  depth = 0;
  /** The paths of the flows that were checked. */
  checked = new Set();
  isRecording = false;

  /** @param settings `{file, app, environment}`: the path of the flow, the file of its app, and pairs of names and values */
  constructor(settings = host.settings) {
    this.device = new FlowDevice(settings);
    for (const [name, value] of settings.environment) this.scope.env[name] = value;
    this.scope.env.MAESTRO_FILENAME = settings.file.split('/').at(-1).replace(/\.ya?ml$/, '');
    Object.assign(this.scope.env, { MAESTRO_DEVICE_UDID: 'navbridge', MAESTRO_SHARD_ID: '1', MAESTRO_SHARD_INDEX: '0' });
  }

  warn(text) {
    host.print('warn', text);
  }

  /** Keeps a picture. @param text of SVG */
  picture = (name, text) => pictures.keep(name, text);

  /** Begins a film, which ends with `stopRecording` or with the flow. */
  async startRecording(name) {
    if (this.isRecording) throw new Error('A recording is under way. End it by stopRecording before you start another one.');
    this.isRecording = true;
    await requests.request('recording', { name }, { label: 'startRecording', isOfTest: true });
  }

  async stopRecording() {
    if (!this.isRecording) return this.warn('stopRecording does nothing: no recording is under way.');
    this.isRecording = false;
    return requests.request('recording', {}, { label: 'stopRecording', isOfTest: true });
  }

  /** Runs a flow's file with its hooks. */
  async flow({ path, config, nodes, commands: list }) {
    const reader = new FlowReader(path);
    this.checkFlow({ nodes, commands: list }, reader);
    Object.assign(this.scope.env, this.scope.fill(this.envOf(config.env)));
    this.appId ??= config.appId === undefined ? undefined : String(this.scope.fill(config.appId));
    const hook = async (name) => {
      const node = nodes.get(name)?.value;
      if (node) await this.all(node.items ?? [], reader);
    };
    let failure;
    try {
      await hook('onFlowStart');
      await this.all(list, reader);
    } catch (error) {
      failure = { error };
    }
    try {
      await hook('onFlowComplete');
    } catch (error) {
      failure ??= { error };
    }
    if (failure) throw failure.error;
  }

  envOf(env) {
    return Object.fromEntries(Object.entries(env ?? {}).map(([name, value]) => [name, String(value)]));
  }

  async all(nodes, reader) {
    for (const node of nodes) await this.step(reader.command(node, commands));
  }

  /** Checks a flow's commands, those within them and the files that they name, before any of them runs. */
  checkFlow({ nodes, commands: list }, reader) {
    if (this.checked.has(reader.path)) return;
    this.checked.add(reader.path);
    for (const hooks of ['onFlowStart', 'onFlowComplete']) this.check(nodes.get(hooks)?.value.items ?? [], reader);
    this.check(list, reader);
  }

  check(nodes, reader) {
    for (const node of nodes) {
      const command = reader.command(node, commands);
      try {
        this.checkFile(command);
      } catch (error) {
        throw at(error, reader.path, node);
      }
      this.check(command.fields.get('commands')?.value.items ?? [], reader);
    }
  }

  /** Checks a file that a command names, unless its name is known only when the command runs. */
  checkFile({ name, values, flow }) {
    const { file } = values;
    if (file === undefined || String(file).includes('${')) return;
    const path = pathFrom(flow, String(file));
    if (name === 'runScript') return void readScript(path);
    const inner = new FlowReader(path);
    if (!this.checked.has(path)) this.checkFlow(inner.read(), inner);
  }

  /** Runs one command, and keeps how it came out. */
  async step(command) {
    const { name, declared, node, values, flow } = command;
    const step = { depth: this.depth, words: name, outcome: 'failed', path: flow.path, line: node.line };
    this.steps.push(step);
    const begin = { real: host.now(), device: this.device.app ? await this.device.now().catch(() => 0) : 0 };
    try {
      const filled = this.filled(declared, values);
      // A script is shown as it is written: its value says little.
      step.words = filled.label ?? wordsOf(name, declared.isScript ? values : filled, declared);
      const isOptional = filled.optional === true || filled.optional === 'true';
      this.depth += 1;
      try {
        const outcome = await declared.run(this, filled, { ...command, isOptional });
        step.outcome = outcome === 'skipped' ? 'skipped' : 'completed';
      } catch (error) {
        if (!isOptional || !error?.kind) throw error;
        step.outcome = 'warned';
        this.warn(`${step.words} at ${flow.path}:${node.line} has failed, and is optional: ${error.message}`);
      } finally {
        this.depth -= 1;
      }
    } catch (error) {
      throw at(error, flow.path, node);
    } finally {
      step.real = host.now() - begin.real;
      step.ms = this.device.app ? Math.max(0, (await this.device.now().catch(() => begin.device)) - begin.device) : 0;
    }
  }

  /** Replaces the expressions in values, but for those that are evaluated later. */
  filled(declared, values) {
    const kept = declared.keeps ?? [];
    return Object.fromEntries(Object.entries(values).map(([name, value]) =>
      [name, kept.includes(name) ? value : this.scope.fill(value)]));
  }

  async isMet(condition) {
    if (condition === undefined) return true;
    const { platform, true: expression, visible, notVisible } = this.scope.fill(condition);
    if (platform !== undefined && String(platform).toLowerCase() !== 'ios') return false;
    if (expression !== undefined && !isTrue(expression)) return false;
    if (visible !== undefined && !(await this.device.sees(visible, await this.device.timeFor(LOOK.optional)))) return false;
    if (notVisible !== undefined &&
      !(await this.device.misses(notVisible, await this.device.timeFor(LOOK.optional)))) return false;
    return true;
  }

  /** Runs the commands of a field, or of a file, with names of their own. */
  async inner({ file, env }, { flow, fields }) {
    const before = { ...this.scope.env };
    Object.assign(this.scope.env, this.envOf(env));
    try {
      const list = fields.get('commands')?.value;
      if (list) return await this.all(list.items ?? [], flow);
      if (file === undefined) throw new FlowError("'file' or 'commands' is expected.", 'InvalidCommand');
      const path = pathFrom(flow, String(file));
      if (path === flow.path) throw new FlowError(`The flow '${file}' would run itself.`, 'InvalidCommand');
      if (this.depth > 30) throw new FlowError('Flows run each other without end.', 'InvalidCommand');
      return await this.flow(new FlowReader(path).read());
    } finally {
      this.scope.env = before;
    }
  }

  async runFlow(values, context) {
    if (!(await this.isMet(values.when))) return 'skipped';
    await this.inner(values, context);
    return undefined;
  }

  async repeat({ times }, { flow, fields }) {
    const condition = fields.get('while')?.value;
    const most = times === undefined ? Infinity : Math.trunc(numberOf('times', times));
    let round = 0;
    for (; round < most; round++) {
      if (round === MOST_ROUNDS) throw new FlowError(`It has not ended after ${MOST_ROUNDS} rounds.`, 'InvalidCommand');
      if (condition && !(await this.isMet(plain(condition)))) break;
      await this.all(fields.get('commands')?.value.items ?? [], flow);
    }
    return round === 0 ? 'skipped' : undefined;
  }

  async retry(values, context) {
    const most = Math.min(3, numberOf('maxRetries', values.maxRetries ?? 1));
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.inner(values, context);
      } catch (error) {
        if (!error?.kind || attempt >= most) throw error;
        this.warn(
          `A retry at ${context.flow.path}:${context.node.line}: ${error.message}. Time is repeatable here, so a second ` +
            'try differs only by what the first one has left behind.');
      }
    }
  }

  async runScript({ file, env, when }, { flow }) {
    if (!(await this.isMet(when))) return 'skipped';
    const path = pathFrom(flow, String(file));
    const text = readScript(path);
    try {
      this.scope.run(text, this.envOf(env));
    } catch (error) {
      throw new FlowError(`The script '${path}' fails: ${String(error?.message ?? error)}`);
    }
    return undefined;
  }

  /** The steps for reports. */
  records() {
    const outcomes = { completed: 'passed', skipped: 'skipped', warned: 'warned' };
    return this.steps.map(({ depth, words, outcome, path, line, real = 0, ms = 0 }) =>
      ({ words, outcome: outcomes[outcome] ?? 'failed', place: `${path}:${line}`, depth, ms: real, deviceMs: ms }));
  }
}

function readScript(path) {
  const text = host.readFile(path);
  if (text !== null) return text;
  throw new FlowError(`The script '${path}' cannot be read: ${host.fileFault(path) ?? 'it is not there'}.`);
}

/** A command in words: `tapOn "Save"`. */
function wordsOf(name, values, { word, takesSelector }) {
  const { label, optional, ...rest } = values;
  if (takesSelector) return `${name} ${describe(rest)}`;
  if (word !== undefined && rest[word] !== undefined &&
    Object.keys(rest).length === 1) return `${name} ${JSON.stringify(rest[word])}`;
  const inWords = (key, value) => {
    if (typeof value !== 'object' || value === null) return value;
    return SELECTORS.includes(key) ? describe(value) : JSON.stringify(value);
  };
  const own = Object.entries(rest).filter(([key]) => key !== 'commands');
  return [name, ...own.map(([key, value]) => `${key}: ${inWords(key, value)}`)].join(' ');
}

module.exports = { FlowRun };
