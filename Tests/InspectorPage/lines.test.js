import { groupOf, LineLog, lineText, toneOf } from '../../Sources/Inspector/Resources/lines.js';
import { expect, test } from 'navbridge';

const request = { kind: 'request', at: 5, method: 'GET', url: 'https://a/b', delay: 0 };

test.each([
  [{ ...request, status: 200 }, 'GET https://a/b → 200', ''],
  [{ ...request, status: 200, delay: 30 }, 'GET https://a/b → 200 after 30 ms', ''],
  [{ ...request, error: 'no reply' }, 'GET https://a/b → no reply', 'bad'],
])('%p is a line of the network', (line, text, tone) => {
  expect([lineText(line), toneOf(line), groupOf(line)]).toEqual([text, tone, 'network']);
});

test('a mistake in the console is no failure of the app, and an error of the app is one', () => {
  const log = new LineLog();
  log.add([{ kind: 'mistake', at: 1, text: 'ReferenceError: nosuch' }]);
  expect([log.failure, log.all[0].tone]).toEqual([null, 'bad']);
  log.add([{ kind: 'console', level: 'error', unhandled: true, at: 2, text: 'Error: no' }]);
  expect(log.failure).toEqual({ text: 'Error: no', at: 2 });
});

test('a line keeps the values that it opens to', () => {
  const log = new LineLog();
  const values = [{ kind: 'object', text: '{}' }];
  log.add([{ kind: 'console', level: 'log', at: 1, text: 'a {}', values }, { ...request, status: 200 }]);
  const [printed, asked] = log.all;
  expect([printed.values, printed.request, asked.values, asked.request.url]).toEqual([values, null, null, 'https://a/b']);
});
