'use strict';
// A file of YAML as a flow: its configuration and its commands, checked by the declared commands (e2e-languages §11).

const { FlowError, at } = require('./flow-errors');
const { nearest } = require('./likeness');

const quoted = (text) => `'${text}'`;

/** Reads a scalar as Maestro does: words and numbers of YAML without quotes are what they look like. */
function scalar({ value, plain: isPlain }) {
  if (!isPlain) return value;
  if (/^(?:|~|null|Null|NULL)$/.test(value)) return null;
  if (/^(?:true|True|TRUE)$/.test(value)) return true;
  if (/^(?:false|False|FALSE)$/.test(value)) return false;
  if (/^[-+]?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value)) return Number(value);
  return value;
}

/** Returns the plain value of a node: texts, numbers, arrays and objects. */
function plain(node) {
  if (node.items) return node.items.map(plain);
  if (node.members) return Object.fromEntries(node.members.map(([key, value]) => [key.value, plain(value)]));
  return scalar(node);
}

/** Returns the members of a mapping as nodes, by name. */
const members = (node) => new Map((node.members ?? []).map(([key, value]) => [key.value, { key, value }]));

/** A flow's file: `{path, config, configNode, commands}`; the commands are nodes. */
class FlowReader {
  constructor(path) {
    this.path = path;
  }

  fail(message, node) {
    throw at(new FlowError(message), this.path, node);
  }

  read() {
    const { error, line, documents } = host.readFlow(this.path);
    if (error !== undefined) this.fail(error, line && { line, column: 1 });
    if (documents.length < 2) {
      this.fail("Commands Section Required: a flow has its configuration, a line with '---', and a list of commands.",
        documents[0]);
    }
    const [config, commands] = documents;
    if (!config.members) this.fail('Config Section Required: before the line of dashes stands a mapping, with appId.', config);
    if (!commands.items) {
      this.fail("Commands Section Required: behind the line of dashes stands a list, each item with '- '.", commands);
    }
    const names = members(config);
    if (!names.has('appId') && !names.has('url')) this.fail("Config Field Required: 'appId' names the app.", config);
    return { path: this.path, config: plain(config), nodes: names, commands: commands.items };
  }

  /**
   * Returns a command: `{name, value, node, fields}`. `fields` are the nodes of a mapping, by name.
   * @param table the declared commands
   */
  command(node, table) {
    if (node.value !== undefined) return this.named(node, node, null, table);
    if (!node.members || node.members.length !== 1) {
      this.fail('A command is a word, or a mapping with one name, such as tapOn: Save.', node);
    }
    const [key, value] = node.members[0];
    return this.named(key, key, value, table);
  }

  named(node, { value: name }, value, table) {
    const declared = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!declared) {
      const near = nearest(name, Object.keys(table));
      this.fail(`Invalid Command: ${quoted(name)}.${near ? ` Did you mean ${quoted(near)}?` : ''}`, node);
    }
    const given = value && value.members ? members(value) : new Map();
    const known = [...declared.fields, ...(declared.takesSelector ? SELECTOR : []), 'label', 'optional'];
    for (const [field, { key }] of given) {
      if (known.includes(field)) continue;
      const near = nearest(field, known);
      this.fail(`Unknown Property: ${quoted(field)} of ${name}.${near ? ` Did you mean ${quoted(near)}?` : ''}`, key);
    }
    if (value?.items && !declared.takesList) this.fail(`${name} takes no list.`, value);
    const isWord = value && value.value !== undefined && scalar(value) !== null;
    if (isWord && declared.word === undefined) this.fail(`${name} takes no value besides ${known.join(', ')}.`, value);
    if (!value && declared.needs) this.fail(`Missing Command Options: ${name} needs ${declared.needs}.`, node);
    const values = isWord ? { [declared.word]: scalar(value) }
      : Object.fromEntries([...given].map(([field, { value: each }]) => [field, plain(each)]));
    return { name, declared, node, values, fields: given, flow: this };
  }
}

/** The fields of a selector (e2e-languages §12). */
const SELECTOR = [
  'text', 'id', 'enabled', 'selected', 'checked', 'focused', 'width', 'height', 'tolerance', 'traits', 'above', 'below', 'leftOf',
  'rightOf', 'containsChild', 'containsDescendants', 'childOf', 'index', 'point', 'size', 'css',
];

module.exports = { FlowReader, SELECTOR, members, plain };
