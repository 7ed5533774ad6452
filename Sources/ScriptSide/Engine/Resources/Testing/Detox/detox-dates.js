'use strict';
// Dates in the patterns of `NSDateFormatter`, as `setDatePickerDate` takes them (e2e-languages §5).

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
];
/** The formatter's date for what a pattern leaves out. */
const START = { year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0 };

const digits = (name, least, most) => [`\\d{${least},${most}}`, (text) => ({ [name]: Number(text) })];
const month = (length) => ['[A-Za-z]{3,9}', (text) => {
  const at = MONTHS.findIndex((each) => each.slice(0, length).toLowerCase() === text.toLowerCase());
  return { month: at + 1 };
}];
const zone = ['Z|[+-]\\d\\d:?\\d\\d', (text) => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? [null, '+', 0, 0];
  return { offset: (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) };
}];
/** The fields of patterns: what each matches, and the parts of the date that it has. */
const FIELDS = {
  yyyy: digits('year', 4, 4), yy: ['\\d{2}', (text) => ({ year: 2000 + Number(text) })], y: digits('year', 1, 4),
  MMMM: month(undefined), MMM: month(3), MM: digits('month', 2, 2), M: digits('month', 1, 2),
  dd: digits('day', 2, 2), d: digits('day', 1, 2), EEEE: ['[A-Za-z]+', () => ({})], EEE: ['[A-Za-z]+', () => ({})],
  HH: digits('hour', 2, 2), H: digits('hour', 1, 2), hh: digits('hour', 2, 2), h: digits('hour', 1, 2),
  mm: digits('minute', 2, 2), m: digits('minute', 1, 2), ss: digits('second', 2, 2), s: digits('second', 1, 2),
  SSS: ['\\d{3}', () => ({})], a: ['[AaPp][Mm]', (text) => ({ isLate: text.toLowerCase() === 'pm' })],
  Z: zone, ZZZZZ: zone, XXX: zone, X: zone,
};
/** `ISO8601` means this pattern, without milliseconds. */
const ISO = "yyyy-MM-dd'T'HH:mm:ssX";

/**
 * The parts of a pattern: `{source}` for text, `{source, read}` for fields.
 * @param refuse makes the error for an unknown field
 */
function partsOf(pattern, refuse) {
  return (pattern.match(/'(?:[^']|'')*'|([A-Za-z])\1*|[^A-Za-z']+/g) ?? []).map((part) => {
    if (!/^[A-Za-z]/.test(part)) {
      const text = part.startsWith("'") ? part.slice(1, -1).replaceAll("''", "'") || "'" : part;
      return { source: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') };
    }
    if (!Object.hasOwn(FIELDS, part)) {
      throw refuse(`The pattern '${part}' of a date`, `it reads ${Object.keys(FIELDS).join(', ')}`);
    }
    const [source, read] = FIELDS[part];
    return { source: `(${source})`, read };
  });
}

/** Returns a date in milliseconds since 1970, in whole seconds; null if the text is none in this format. */
function timeOf(text, format, refuse) {
  const isISO = format === 'ISO8601';
  const parts = partsOf(isISO ? ISO : format, refuse);
  const found = new RegExp(`^${parts.map(({ source }) => source).join('')}$`).exec(isISO ? text.replace(/\.\d+/, '') : text);
  if (!found) return null;
  const readers = parts.filter(({ read }) => read);
  const { year, month: of, day, hour, minute, second, offset, isLate } =
    Object.assign({ ...START }, ...readers.map(({ read }, at) => read(found[at + 1])));
  const hours = isLate === undefined ? hour : (hour % 12) + (isLate ? 12 : 0);
  const fields = [year, of - 1, day, hours, minute, second];
  const date = new Date(offset === undefined ? new Date(...fields).getTime() : Date.UTC(...fields));
  // The thirtieth of February is no date, though JavaScript takes it for one.
  const own = offset === undefined ? [date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()]
    : [date.getUTCMonth(), date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()];
  if (own.some((value, at) => value !== fields[at + 1]) || second > 59) return null;
  return date.getTime() - (offset ?? 0) * 60_000;
}

module.exports = { timeOf };
