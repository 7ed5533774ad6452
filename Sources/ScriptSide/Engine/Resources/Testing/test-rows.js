'use strict';
// The tests of a table: one for each row, which may be an array, an object, or a line of a template.

const { format, inspect } = require('./inspect');
const { items } = require('./kinds');

/** Formats the name of a row's test: `%s` and `$member` stand for the row's values. */
function nameOf(name, row) {
  const values = Array.isArray(row) ? items(row) : [row];
  const object = values[0];
  const named = object !== null && typeof object === 'object' && !Array.isArray(object)
    ? name.replace(/\$(\w+)/g, (whole, key) => (key in object ? inspect(object[key]) : whole)) : name;
  const used = (named.match(/%[sdifjoOp]/g) ?? []).length;
  return used ? format([named.replaceAll('%p', '%o'), ...values.slice(0, used)]) : named;
}

/** Returns the rows of a table that is written as a template: its first line has the names of the members. */
function rowsOfTemplate(strings, values) {
  const names = strings[0].trim().split('|').map((name) => name.trim());
  if (values.length % names.length) {
    throw new TypeError(`test.each: ${values.length} values do not fill rows of ${names.length}: ${names.join(', ')}.`);
  }
  return Array.from({ length: values.length / names.length }, (_, row) =>
    Object.fromEntries(names.map((name, column) => [name, values[row * names.length + column]])));
}

/**
 * @param add called for each row with its name, its function, the limit, and the stack of the call that gives the table: the
 *   declaration begins there, and the engine has no right place for a call that follows a template
 */
const each = (add) => (table, ...values) => {
  const { stack } = new Error();
  return (name, body, timeout) => {
    const rows = table.raw ? rowsOfTemplate(items(table), values) : items(table);
    for (const row of rows) {
      const args = Array.isArray(row) ? items(row) : [row];
      add(nameOf(String(name), row), (...more) => body(...args, ...more), timeout, stack);
    }
  };
};

module.exports = { each };
