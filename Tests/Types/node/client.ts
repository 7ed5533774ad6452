// The declarations of the package for Node, as a project with TypeScript uses them.
import { app, clock, close, device, network } from 'navbridge/client';

declare function expect(value: unknown): jest.Matchers<void>;

async function use(): Promise<void> {
  const one = await app('./app.js', { device: 'iPhone 15', paused: true });
  const two = await app((step: number) => step + 1, { args: [1] });
  await device.tap({ testID: 'GO' });
  await network.reply('https://example.org/', { status: 204 });
  const { ms } = await clock.now();
  const sum: number = ms + (await one.run((value: number) => value, 2)) + two.commands.length;
  await expect(device).toHaveModals(['modal']);
  // @ts-expect-error A stack is a list of screens.
  await expect(device).toHaveStack('home');
  // @ts-expect-error There is no such act.
  await device.fly({ testID: 'GO' });
  await close();
  console.assert(sum > 0);
}

declare const console: { assert(condition: boolean): void };

export { use };
