const { expect, test } = require('navbridge');
const { open, element } = require('./open');

test('elements have the share of them that is seen', async () => {
  await open('Elements');
  const share = async (testID) => (await element(testID)).share;
  expect(await share('whole')).toBe(1);
  expect(await share('native')).toBe(1);
  expect(await share('transparent')).toBe(0);
  expect(await share('outside')).toBe(0);
  expect(await share('covered')).toBe(0);
  expect(await share('halfCovered')).toBe(0.5);
  expect(await share('underGlass')).toBe(1);
  expect(await share('row-0')).toBe(1);
  expect(await share('row-6')).toBe(0.25);
  expect(await element('whole')).toMatchObject({ text: 'Whole', label: 'A label', role: 'header' });
  expect(await element('disabled')).toMatchObject({ disabled: true });
});

test('matchers look at what is seen', async () => {
  await open('Elements');
  await expect({ testID: 'whole' }).toBeVisible();
  await expect({ testID: 'covered' }).not.toBeVisible();
  await expect({ testID: 'whole' }).toHaveText('Whole');
});
