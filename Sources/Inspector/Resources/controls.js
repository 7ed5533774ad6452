// The controls of time and of the device.

import { button, byId, enable, isPossible, make, set, setAttribute } from './make.js';

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 10];

/** A button that asks for something. The status line shows the reason when that is not possible. */
function asking(actions, name, look, act) {
  const control = button(name, look);
  control.onclick = () => (isPossible(control) ? act() : actions.report(control.dataset.reason, true));
  return control;
}

export class TimeControls {
  constructor(store, actions) {
    Object.assign(this, { store, actions });
    const control = (name, look, act) => asking(actions, name, look, act);
    this.restart = control('Restart the app', { icon: 'restart', key: 'r' }, () => actions.ask('restart'));
    this.before = control('To the act before', { icon: 'previous', key: ',' }, () => actions.toAct(-1));
    this.play = control('Play', { icon: 'play', key: 'space', className: 'main' }, () => actions.playOrPause());
    this.step = control('Step to the next thing due', { icon: 'step', key: '.' }, () => actions.ask('step'));
    this.after = control('To the next act', { icon: 'next', key: ';' }, () => actions.toAct(1));
    this.amount = make('input', { type: 'number', min: 1, max: 86400000, value: 100, 'aria-label': 'Milliseconds to advance' });
    this.advance = control('Advance by the milliseconds', { icon: 'advance', key: 'a' },
      () => actions.ask('advance', { ms: this.milliseconds }));
    this.amount.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') this.advance.click();
    });
    this.speed = make('select', { 'aria-label': 'Speed of time', title: 'Speed of time' },
      ...SPEEDS.map((value) => make('option', { value, textContent: `${value}×`, selected: value === 1 })));
    this.speed.onchange = () => actions.ask('speed', { value: Number(this.speed.value) });
    this.busy = make('span', { className: 'busy', hidden: true }, 'working…');
    const unit = make('span', { className: 'unit', 'aria-hidden': true }, 'ms');
    byId('clock').append(this.restart, this.before, this.play, this.step, this.after,
      make('span', { className: 'joined' }, this.amount, unit, this.advance), this.speed, this.busy);
    store.on('state link app tests', () => this.#update());
    this.#update();
  }

  get milliseconds() {
    return Math.min(Math.max(Number(this.amount.value) || 100, 1), 86400000);
  }

  #update() {
    const { state, isOpen, refusal, absence } = this.store;
    const { isPlaying, isPast, ending, nextDue } = state;
    const noTime = refusal.replace('to touch the device', 'to let time pass');
    enable(this.restart, isOpen && !absence, refusal);
    enable(this.play, isPlaying || !refusal, noTime);
    const name = isPlaying ? 'Pause' : 'Play';
    if (this.play.dataset.name !== name) {
      this.play.dataset.name = name;
      setAttribute(this.play, 'aria-label', name);
      this.play.title = `${name} (space)`;
      this.play.replaceChildren(...button(name, { icon: isPlaying ? 'pause' : 'play' }).childNodes);
    }
    enable(this.step, !refusal && nextDue !== null,
      noTime || 'Nothing is due: the app is at rest. Touch the device, or advance the time.');
    enable(this.advance, !refusal, noTime);
    enable(this.before, isOpen && !absence && (state.acts.length > 0 || state.end > 0), absence || 'There is no earlier act.');
    enable(this.after, isOpen && isPast, absence || 'This is the present.');
    set(this.speed, 'value', String(state.speed));
    set(this.speed, 'disabled', !isOpen || Boolean(ending) || Boolean(absence));
    set(this.busy, 'hidden', !state.isBusy && !state.isScriptBusy);
    set(this.busy, 'textContent', state.isScriptBusy ? 'the script is busy…' : 'working…');
  }
}

/** The buttons of the device: its system, its hardware, and the back button. */
export class DeviceControls {
  element = make('div', { className: 'tools', role: 'toolbar', 'aria-label': 'Device' });

  constructor(store, actions) {
    Object.assign(this, { store, actions });
    const tool = (name, icon, act) => asking(actions, name, { icon }, act);
    const act = (method, params = {}) => actions.act(method, params);
    this.rotate = tool('Rotate the device', 'rotate', () =>
      act('device/rotate', { orientation: this.#orientation.startsWith('landscape') ? 'portrait' : 'landscape' }));
    this.style = tool('Dark appearance', 'dark', () =>
      act('device/setUserInterfaceStyle', { style: this.#isDark ? 'light' : 'dark' }));
    this.keyboard = tool('Show the keyboard', 'keyboard', () => act('device/keyboard', { visible: !this.#hasKeyboard }));
    this.background = tool('Take the app to the background', 'background', () => this.#switch());
    this.link = tool('Open a link of the app', 'link', () => this.#openLink());
    this.reload = tool('Reload the script', 'reload', () => act('device/reload'));
    this.back = tool('Tap the back button', 'back', () => act('device/tap', { back: true }));
    this.url = make('input', { type: 'url', placeholder: 'myapp://orders/7', 'aria-label': 'Link to open' });
    this.form = make('form', { className: 'link', hidden: true }, this.url,
      make('button', { type: 'submit' }, 'Open'));
    this.form.onsubmit = (event) => {
      event.preventDefault();
      if (this.url.value) act('device/openURL', { url: this.url.value });
      this.#openLink();
    };
    this.form.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#openLink();
    });
    setAttribute(this.link, 'aria-expanded', false);
    this.all = [this.back, this.rotate, this.style, this.keyboard, this.background, this.link, this.reload];
    this.element.append(...this.all, this.form);
    store.on('state link screen app tests', () => this.#update());
    this.#update();
  }

  get #snapshot() {
    return this.store.screen?.snapshot ?? {};
  }

  get #orientation() {
    return this.#snapshot.orientation ?? 'portrait';
  }

  get #isDark() {
    return this.#snapshot.userInterfaceStyle === 'dark';
  }

  get #hasKeyboard() {
    return this.#snapshot.keyboard?.visible === true;
  }

  #isInBackground = false;

  async #switch() {
    const method = this.#isInBackground ? 'device/foreground' : 'device/background';
    if (await this.actions.act(method, {}) !== undefined) this.#isInBackground = !this.#isInBackground;
    this.#update();
  }

  #openLink() {
    this.form.hidden = !this.form.hidden;
    setAttribute(this.link, 'aria-expanded', !this.form.hidden);
    (this.form.hidden ? this.link : this.url).focus();
  }

  #rename(control, name, icon) {
    if (control.getAttribute('aria-label') === name) return;
    setAttribute(control, 'aria-label', name);
    control.title = name;
    control.replaceChildren(...button(name, { icon }).childNodes);
  }

  #update() {
    const { refusal } = this.store;
    for (const control of this.all) enable(control, !refusal, refusal);
    this.#rename(this.style, this.#isDark ? 'Light appearance' : 'Dark appearance', this.#isDark ? 'light' : 'dark');
    this.#rename(this.keyboard, this.#hasKeyboard ? 'Hide the keyboard' : 'Show the keyboard', 'keyboard');
    this.#rename(this.background, this.#isInBackground ? 'Bring the app to the front' : 'Take the app to the background',
      this.#isInBackground ? 'foreground' : 'background');
  }
}
