'use strict';
// `${…}` in the values of a flow, and its scripts (e2e-languages §16). They run in the global object of the flow's file, where no
// name is missing: one that nobody has set is undefined.

const { file } = require('./file-realm');
const { FlowError, refusal } = require('./flow-errors');
const { inspect } = require('./inspect');
const { sequence } = require('./random');

const NETWORK = 'a flow makes no requests; those of the app are answered by --network';

/** Words for random texts: the same in each run, because the numbers of a flow are. */
const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Edsger Dijkstra', 'Barbara Liskov', 'Donald Knuth',
  'Margaret Hamilton'];
const CITIES = ['Lisbon', 'Kyoto', 'Nairobi', 'Quito', 'Oslo', 'Hobart', 'Graz'];
const COUNTRIES = ['Portugal', 'Japan', 'Kenya', 'Ecuador', 'Norway', 'Australia', 'Austria'];
const COLORS = ['red', 'teal', 'orchid', 'azure', 'olive', 'coral', 'indigo'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

class Scope {
  /** The values by name, which scripts and expressions see. */
  env = {};
  output = new file.Object();
  copiedText = '';
  next = sequence(1);

  constructor() {
    const pick = (list) => list[Math.floor(this.next() * list.length)];
    this.random = {
      Text: (length) => Array.from({ length }, () => pick(LETTERS)).join(''),
      Number: (length) => Array.from({ length }, (_, at) => (at ? pick('0123456789') : pick('123456789'))).join(''),
      Email: () => `${this.random.Text(8)}@example.com`,
      PersonName: () => pick(NAMES), CityName: () => pick(CITIES), CountryName: () => pick(COUNTRIES), ColorName: () =>
        pick(COLORS),
    };
  }

  get globals() {
    const refuse = () => { throw refusal('http', NETWORK); };
    return {
      output: this.output,
      maestro: { copiedText: this.copiedText, platform: 'ios' },
      http: { get: refuse, post: refuse, put: refuse, delete: refuse, request: refuse },
      json: (text) => host.global.JSON.parse(text),
      relativePoint: (x, y) => `${Math.round(x * 100)}%,${Math.round(y * 100)}%`,
      console: { log: (...values) => host.print('log',
        values.map((each) => (typeof each === 'string' ? each : inspect(each))).join(' ')) },
      ...this.env,
    };
  }

  /** Runs a text as the body of a function. @param env further names */
  run(body, env = {}) {
    const names = { ...this.globals, ...env };
    const scope = new Proxy(names, {
      has: (_, name) => typeof name === 'string',
      get: (_, name) => (typeof name === 'symbol' ? undefined : Object.hasOwn(names, name) ? names[name] : host.global[name]),
    });
    return new file.Function('scope', `with (scope) { return (function () { 'use strict'; ${body}\n}).call(undefined); }`)(scope);
  }

  evaluate(expression) {
    try {
      return this.run(`return (${expression}\n);`);
    } catch (error) {
      if (error instanceof FlowError) throw error;
      throw new FlowError(`The expression \${${expression}} fails: ${String(error?.message ?? error)}`);
    }
  }

  /** Replaces the expressions in a text. One with a backslash before it stays. */
  text(value) {
    return value.replace(/(\\?)\$\{([^$]*)\}/g, (whole, escape, inner) =>
      (escape ? whole.slice(1) : String(this.evaluate(inner))));
  }

  /** Replaces the expressions in all texts of a value. */
  fill(value) {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((each) => this.fill(each));
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.fill(each)]));
    }
    return value;
  }
}

/** False for the values that count as false in a condition. */
const isTrue = (value) => !['', 'false', 'undefined', 'null', '0', 'NaN'].includes(String(value).trim());

module.exports = { Scope, isTrue };
