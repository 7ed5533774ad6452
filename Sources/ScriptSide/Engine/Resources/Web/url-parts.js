'use strict';
// The parts of a URL. GLib parses and resolves the text (RFC 3986); the URL Standard's additions to it are made here.

/** The ports that a URL of these schemes leaves out. These schemes always have a host, which is empty only in files. */
const DEFAULT_PORTS = { http: 80, https: 443, ws: 80, wss: 443, ftp: 21, file: -1 };

/** The characters that are percent-encoded in each part. `%` is left as it is. */
const ENCODED = {
  head: /[^!$-;=@-_a-z|~]/gu,
  path: /[^!$-;=@-_a-z|~]|[?#]/gu,
  query: /[^!$-;=?-~]/gu,
  specialQuery: /[^!$-&(-;=?-~]/gu,
  fragment: /[^!#-;=?-_a-~]/gu,
  user: /[^!$-.0-9A-Z_a-z~]/gu,
  opaque: /[^ -~]/gu,
};
const FORBIDDEN_IN_HOST = /[\0-\x20"#%/<>?@\\^`{|}\x7f]/;

const isSpecial = (scheme) => Object.hasOwn(DEFAULT_PORTS, scheme);

const encode = (text, part) =>
  text.replace(ENCODED[part], (found) => {
    const code = encodeURIComponent(found.toWellFormed());
    return code === found ? `%${found.charCodeAt(0).toString(16).toUpperCase()}` : code;
  });

/** Splits a text as it is written, before anything is known of its scheme. */
function split(text) {
  const trimmed = text.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '').replace(/[\t\n\r]/g, '');
  const [, head, query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(trimmed);
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(head)?.[1].toLowerCase();
  return { head, query, fragment, scheme };
}

/** Percent-encodes the name and the password before the last `@` of an authority. */
const tidyCredentials = (head) =>
  head.replace(/^([^/:]+:\/\/)([^/]*)@/, (_, beginning, text) => {
    const [user, ...password] = text.split(':');
    return `${beginning}${[user, password.join(':')].slice(0, password.length + 1).map((one) => encode(one, 'user')).join(':')}@`;
  });

/** Writes the beginning of a special URL as RFC 3986 has it: `http:\\host` and `http:/host` are `http://host`. */
function tidySpecial(head, scheme, base) {
  const text = head.replaceAll('\\', '/');
  if (!scheme) return base.scheme === 'file' ? text : text.replace(/^\/{2,}/, '//');
  const rest = text.slice(scheme.length + 1);
  // Without slashes a URL of the base's scheme is relative.
  if (scheme === base?.scheme && rest[0] !== '/') return rest;
  if (scheme === 'file') return `file:${rest[0] === '/' ? rest : `///${rest}`}`;
  return tidyCredentials(`${scheme}://${rest.replace(/^\/+/, '')}`);
}

function hostOf(host, scheme) {
  if (!isSpecial(scheme)) return host;
  const name = (host ?? '').toLowerCase();
  if (FORBIDDEN_IN_HOST.test(name) || (!name && scheme !== 'file')) return undefined;
  return name;
}

const withFragment = (parts, fragment) =>
  ({ ...parts, fragment: fragment === undefined ? null : encode(fragment, 'fragment') });

/**
 * Parses a text.
 *
 * @param base the parts of the URL to which the text is relative
 * @returns undefined for a text that is no URL
 */
function parse(text, base) {
  const { head, query, fragment, scheme } = split(text);
  const queryPart = isSpecial(scheme ?? base?.scheme) ? 'specialQuery' : 'query';
  const encodedQuery = query === undefined ? null : encode(query, queryPart);
  // The path of such a URL is not divided by slashes: `mailto:me`.
  if (scheme && !isSpecial(scheme) && head[scheme.length + 1] !== '/') {
    const path = encode(head.slice(scheme.length + 1), 'opaque');
    const nothing = { user: '', password: '', host: null, port: '' };
    return withFragment({ ...nothing, scheme, path, query: encodedQuery, isOpaque: true }, fragment);
  }
  if (!scheme && base?.isOpaque) {
    const isFragment = !head && query === undefined && fragment !== undefined;
    return isFragment ? withFragment(base, fragment) : undefined;
  }
  const tidy = isSpecial(scheme ?? base?.scheme) ? tidySpecial(head, scheme, base) : head;
  const reference = encode(tidy, 'head') + (encodedQuery === null ? '' : `?${encodedQuery}`);
  const found = host.parseURL(reference, base ? write({ ...base, fragment: null }) : '');
  if (!found) return undefined;
  const name = hostOf(found.host, found.scheme);
  if (name === undefined) return undefined;
  const port = found.port < 0 || found.port === DEFAULT_PORTS[found.scheme] ? '' : String(found.port);
  const path = found.path || (isSpecial(found.scheme) ? '/' : '');
  const shown = name?.includes(':') ? `[${name}]` : name;
  return withFragment({ ...found, host: shown, port, path }, fragment);
}

const credentials = ({ user, password }) => (user || password ? `${user}${password ? `:${password}` : ''}@` : '');

const hostAndPort = ({ host, port }) => `${host ?? ''}${port && `:${port}`}`;

/** Writes the text of a URL. */
function write(parts) {
  const { scheme, host, path, query, fragment } = parts;
  const authority = host === null ? '' : `//${credentials(parts)}${hostAndPort(parts)}`;
  return `${scheme}:${authority}${path}${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`;
}

module.exports = { encode, hostAndPort, isSpecial, parse, write };
