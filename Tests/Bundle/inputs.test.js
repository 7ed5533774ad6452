const { device, expect, test } = require('navbridge');
const { open, element, log } = require('./open');

test('typing raises the keyboard, and the return key goes to the next input', async () => {
  const running = await open('Inputs');
  await device.type({ testID: 'first', text: 'Ada\n' });
  await running.rest();
  expect(await log()).toEqual(['focus', 'keyboard:true']);
  await expect({ testID: 'second' }).toBeFocused();
  await device.type({ testID: 'second', text: 'abcdefg\n' });
  await running.rest();
  expect(await log()).toEqual(['focus', 'keyboard:true', 'ended:abcde', 'hidden']);
});

test('a controlled input shows what the app makes of the text', async () => {
  await open('Inputs');
  await device.type({ testID: 'upper', text: 'abc' });
  await expect({ testID: 'upper' }).toHaveValue('ABC');
});

test('a secret and lines take their text', async () => {
  await open('Inputs');
  await device.type({ testID: 'secret', text: 'xy' });
  await device.type({ testID: 'lines', text: 'one\ntwo' });
  expect((await element('lines')).value).toBe('one\ntwo');
});

test('an alert asks for a text', async () => {
  const running = await open('Inputs');
  await device.tap({ testID: 'prompt' });
  await device.type({ testID: 'alertInput', text: 'Grace' });
  await device.tap({ text: 'OK' });
  await running.rest();
  expect(await log()).toContain('named:Grace');
});

test('the keyboard leaves room for its input, and the accessory lies on it', async () => {
  const running = await open('Inputs');
  expect((await element('accessoryDone'))?.share ?? 0).toBe(0);
  await device.scrollTo({ testID: 'last' });
  await device.type({ testID: 'last', text: 'x' });
  await running.rest();
  const { height } = (({ inWindow }) => ({ height: inWindow[1] + inWindow[3] }))(await element('last'));
  expect(height).toBeLessThan(956 - 291);
  await device.tap({ testID: 'accessoryDone' });
  await running.rest();
  expect(await log()).toContain('accessory');
});
