const { expect, test } = require('navbridge');
const { advance, runTasks } = require('./host');
const { Priority, cancel, currentPriority, isWaiting, later, layoutAnimation, schedule } = require('house/task-queue');

test('the most urgent task runs first, and tasks of one priority in their order', () => {
  const ran = [];
  for (const name of ['idle', 'normal', 'immediate', 'normal', 'userBlocking']) {
    schedule(Priority[name], () => void ran.push(`${name} ${currentPriority()}`));
  }
  expect(isWaiting()).toBe(true);
  runTasks();
  expect(ran).toEqual(['immediate 1', 'userBlocking 2', 'normal 3', 'normal 3', 'idle 5']);
  expect([isWaiting(), currentPriority()]).toEqual([false, Priority.normal]);
});

test('a task that has waited beyond its time comes before a later one that is more urgent', () => {
  const ran = [];
  schedule(Priority.normal, (isLate) => void ran.push(['normal', isLate]));
  advance(5001);
  schedule(Priority.immediate, (isLate) => void ran.push(['immediate', isLate]));
  runTasks();
  expect(ran).toEqual([['normal', true], ['immediate', true]]);
});

test('a task goes on with the function that it returns, after the others', () => {
  const ran = [];
  schedule(Priority.normal, () => {
    ran.push('first');
    return () => void ran.push('rest');
  });
  schedule(Priority.normal, () => void ran.push('other'));
  runTasks();
  expect(ran).toEqual(['first', 'other', 'rest']);
});

test('a task that is cancelled does not run, even by itself', () => {
  const ran = [];
  const task = schedule(Priority.normal, () => void ran.push('task'));
  cancel(task);
  cancel(undefined);
  later(() => void ran.push('later'));
  runTasks();
  expect(ran).toEqual(['later']);
});

test('an error of a task leaves the others', () => {
  const ran = [];
  later(() => { throw new Error('no'); });
  later(() => void ran.push('other'));
  expect(runTasks).toThrow('no');
  runTasks();
  expect([ran, currentPriority()]).toEqual([['other'], Priority.normal]);
});

test('the animation of a layout ends when its time is over', () => {
  const ended = [];
  layoutAnimation({ duration: 200 }, () => ended.push('long'));
  layoutAnimation(undefined, () => ended.push('none'));
  layoutAnimation({ duration: 200 });
  advance(199);
  expect(ended).toEqual(['none']);
  advance(1);
  expect(ended).toEqual(['none', 'long']);
});
