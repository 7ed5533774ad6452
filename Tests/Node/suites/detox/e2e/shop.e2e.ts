import fs from 'fs';
import path from 'path';
import jestExpect from 'expect';
import { by, device, element, expect, waitFor } from 'detox';
import { Backend } from '@helpers/server';

declare const nameOfShop: string;

describe('Shop', () => {
  const backend = new Backend();
  let port = 0;
  let tries = 0;

  jest.retryTimes(1);

  beforeAll(async () => {
    port = await backend.start();
    (jestExpect(port) as any).toBeAPort();
  });

  beforeEach(async () => {
    await device.launchApp({ newInstance: true, launchArgs: { port } });
  });

  afterAll(() => backend.stop());

  it('shows what its backend has', async () => {
    backend.title = 'Coffee';
    await element(by.id('ASK')).tap();
    await expect(element(by.text('Coffee'))).toBeVisible();
    jestExpect(backend.asked).toEqual(['GET /title']);
  });

  it('has the environment, the variables and the files of Node', async () => {
    jestExpect(nameOfShop).toBe('Corner');
    jestExpect(process.env.SHOP_TOKEN).toBe('secret');
    jestExpect(fs.readdirSync(__dirname)).toContain(path.basename(__filename));
    jestExpect(device.getPlatform()).toBe('ios');
    jestExpect(device.appLaunchArgs.get()).toEqual({ greeting: 'Hello' });
  });

  it('is tried again', async () => {
    tries += 1;
    await element(by.id('ASK')).tap();
    await waitFor(element(by.text(tries > 1 ? 'Coffee' : 'Milk'))).toBeVisible().withTimeout(2000);
  });

  it('waits on the clock of the device', async () => {
    const start = Date.now();
    await new Promise((done) => { setTimeout(done, 60_000); });
    jestExpect(Date.now() - start).toBeLessThan(30_000);
  });
});
