// The file runs under Jest as a user has it.
const { app, clock, device } = require('navbridge/client');

describe('a stack with a modal', () => {
  it('opens the modal, and closes it by a swipe', async () => {
    const one = await app('./app.js');
    await device.tap({ testID: 'GO' });
    await expect(device).toHaveModals(['modal']);
    await device.dismissModal();
    await expect(device).not.toHaveModals(['modal']);
    await expect(device).toHaveEmitted([['ModalDismissed', { componentId: 'modal' }]]);
    expect(one.commands.map(({ name }) => name)).toEqual(['setRoot', 'showModal']);
    expect((await clock.now()).ms).toBeGreaterThan(0);
  });

  it('starts each test with a device of its own', async () => {
    await app('./app.js');
    await expect(device).toHaveStack(['home']);
    await expect(device).toHaveModals([]);
  });

  it('has a picture of the screen in a snapshot of Jest', async () => {
    const one = await app('./app.js');
    expect(await one.screenLines()).toMatchInlineSnapshot(`
      [
        "main window",
        "└─ Stack stack []",
        "   ├─ right button go "Go" #GO",
        "   └─ Component home (Home) visible",
      ]
    `);
  });
});
