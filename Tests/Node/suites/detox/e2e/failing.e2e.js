describe('Failures', () => {
  beforeAll(async () => {
    await device.launchApp();
  });

  it('has its line and its picture', async () => {
    await expect(element(by.id('NOTHING'))).toBeVisible();
  });
});
