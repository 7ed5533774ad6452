'use strict';
// Requests as lines of a run, for the page of `navbridge inspect`.

const { cutTo } = require('./cut-text');
const { contentOf, headersOf } = require('./reply-content');

/** The most characters of a body that are shown. */
const BODY = 4000;

/** A body as text; bytes as their number. A body may throw when it is read: the app's request goes on as in any run. */
function bodyText(body) {
  if (body === null || body === undefined) return '';
  let content;
  try {
    ({ content } = contentOf(body));
  } catch {
    content = undefined;
  }
  if (content === undefined) return '(a body that cannot be shown)';
  if (typeof content !== 'string') return `(${content.byteLength} bytes)`;
  return cutTo(content, BODY);
}

/**
 * Records a request with its answer. Other runs than those of the page record none.
 *
 * @param request `{method, url, headers, body}`
 * @param stack the stack of the code that has made the request
 * @param answer `{status, headers, body, delay}`, or `{error, delay}`; the delay is in milliseconds of the device's time from now
 */
function recordRequest({ method, url, headers = {}, body }, stack, answer) {
  if (!host.showsDetails) return;
  const { status = 200, headers: given = {}, body: content, delay = 0, error } = answer;
  host.recordRequest(JSON.stringify({
    method, url, stack, requestHeaders: headers, requestBody: bodyText(body), delay,
    ...(error === undefined ? { status, headers: headersOf(given, contentOf(content).type), body: bodyText(content) }
      : { error: String(error) }),
  }));
}

module.exports = { recordRequest };
