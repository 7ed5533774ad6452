'use strict';
const assert = require('node:assert');
const path = require('node:path');
const { test } = require('node:test');
const { callsOf, placeIn, showsTest } = require('../../npm/navbridge/lib/stacks');

const own = path.resolve(__dirname, '../../npm/navbridge/lib/test-apps.js');
const ofLibrary = `    at App.request (${own}:1:2)`;
const ofNode = '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)';
const ofModule = '    at run (/p/node_modules/jest-circus/run.js:1:2)';
const ofTest = '    at async Object.<anonymous> (/p/e2e/a.test.js:12:5)';
const bare = '    at /p/e2e/b.test.mjs:3:4';

test('the calls of a stack are those outside the package', () => {
  assert.deepStrictEqual(callsOf(['Error: at first', ofLibrary, ofNode, ofTest].join('\n')), [ofNode, ofTest]);
});

test('a stack shows a test if a line is of neither the package, nor Node, nor a module', () => {
  assert.strictEqual(showsTest(['Error: x', ofLibrary, ofNode, ofModule].join('\n')), false);
  assert.strictEqual(showsTest(['Error: x', ofLibrary, ofTest].join('\n')), true);
  assert.strictEqual(showsTest('Error: (/p/e2e/a.test.js:12:5)'), false);
});

test('the place is the innermost line of the test', () => {
  assert.strictEqual(placeIn(['Error: x', ofLibrary, ofModule, ofTest, bare].join('\n')), '/p/e2e/a.test.js:12:5');
  assert.strictEqual(placeIn(['Error: x', bare].join('\n')), '/p/e2e/b.test.mjs:3:4');
  assert.strictEqual(placeIn('Error: x\n    at file:///p/c.mjs:5:6'), 'file:///p/c.mjs:5:6');
  assert.strictEqual(placeIn(['Error: x', ofLibrary].join('\n')), undefined);
});
