// Jest's fake timers and the clocks of the apps are one clock.
const { app, clock, device } = require('navbridge/client');

/** An app that counts the seconds of its clock, once it is asked to. */
function counting() {
  globalThis.count = 0;
  globalThis.begin = () => setInterval(() => { globalThis.count += 1; }, 1000);
}
const count = (one) => one.run(() => globalThis.count);

afterEach(() => jest.useRealTimers());

it('moves the apps with the fake timers, in whole and by each function', async () => {
  const one = await app(counting);
  jest.useFakeTimers();
  const begin = (await clock.now()).ms;
  await one.run(() => void globalThis.begin());
  let own = 0;
  setTimeout(() => { own = Date.now(); }, 2500);
  jest.advanceTimersByTime(2500);
  jest.advanceTimersByTime(1);
  expect(await count(one)).toBe(2);
  expect((await clock.now()).ms).toBe(begin + 2501);
  expect(own).toBeGreaterThan(0);
  jest.advanceTimersByTime(1000);
  expect(await count(one)).toBe(3);
  expect((await clock.now()).paused).toBe(true);
  // A promise of the app is kept by the move that comes after its request.
  const late = one.run(() => new Promise((done) => { setTimeout(() => done('late'), 700); }));
  jest.advanceTimersByTime(700);
  expect(await late).toBe('late');
  // A timer of the file's own moves the apps to its time.
  setTimeout(() => {}, 5000);
  jest.runOnlyPendingTimers();
  expect(await count(one)).toBe(9);
});

it('lets time pass again with real timers, and starts apps with clocks that stand', async () => {
  jest.useFakeTimers({ now: new Date('2020-02-02T00:00:00Z') });
  const one = await app(counting);
  expect((await clock.now()).paused).toBe(true);
  await one.run(() => void globalThis.begin());
  expect(await one.run(() => new Date().toISOString())).toBe('2020-02-02T00:00:00.000Z');
  jest.advanceTimersByTime(3000);
  expect(await count(one)).toBe(3);
  expect(await one.run(() => new Date().toISOString())).toBe('2020-02-02T00:00:03.000Z');
  // A date that is set later is no time that passes.
  jest.setSystemTime(new Date('2021-01-01T00:00:00Z'));
  expect(await count(one)).toBe(3);
  jest.useRealTimers();
  expect((await clock.now()).paused).toBe(false);
});

it('has screens in the snapshots of Jest', async () => {
  await app('./app.js');
  await expect(device).toMatchSnapshot();
  await device.tap({ testID: 'GO' });
  await expect(device).toMatchSnapshot('with a modal');
  expect(await device.snapshot()).toMatchInlineSnapshot(`
main window
├─ Stack stack []
│  ├─ right button go "Go" #GO
│  └─ Component home (Home) visible
└─ Component modal (Modal) visible
`);
  expect({ other: 1 }).toMatchSnapshot();
  expect(() => expect(device).toMatchInlineSnapshot('')).toThrow('expect(await device.snapshot()).toMatchInlineSnapshot()');
});
