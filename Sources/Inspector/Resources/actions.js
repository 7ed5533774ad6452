// The requests that a person may make, by any control. The status line shows each refusal.

import { nodesOf } from './tree-nodes.js';

export class Actions {
  #nodes = { screen: null, nodes: [] };

  constructor(store, connection, status) {
    Object.assign(this, { store, connection, status });
  }

  request(name, members) {
    return this.connection.request(name, members);
  }

  report(sentence, isRefusal) {
    if (sentence) this.status.show(sentence, isRefusal);
  }

  /** Sends a request, and shows its refusal. @returns its result, or undefined */
  async ask(name, members) {
    try {
      return await this.request(name, members) ?? {};
    } catch ({ message }) {
      this.report(message, true);
      return undefined;
    }
  }

  act(method, params) {
    return this.ask('act', { method, params });
  }

  /** A phase of the finger that follows the pointer: `down`, `move`, `up` or `cancel`. */
  async finger(phase, [x, y]) {
    const result = await this.ask('finger', { phase, x, y });
    if (result?.locator) this.report(result.locator);
    return result;
  }

  /** A finger on the device, all at once. */
  async touch(name, members) {
    const takesTime = name === 'gesture' || members.kind === 'longPress';
    if (takesTime && !this.store.state.isPlaying) this.report('Time stands: the finger moves as time passes.');
    const result = await this.ask(name, members);
    if (result?.locator) this.report(result.locator);
  }

  async expectShown(x, y) {
    const result = await this.ask('expectShown', { x, y });
    if (result) this.report(`Added to the test: ${result.text}`);
  }

  playOrPause() {
    const { state: { isPlaying }, refusal } = this.store;
    if (!isPlaying && refusal) this.report(refusal.replace('to touch the device', 'to let time pass'), true);
    else this.ask(isPlaying ? 'pause' : 'play');
  }

  /** Goes to the act before or after the moment that is shown; the beginning and the present count, too. */
  toAct(by) {
    const { at, end, acts } = this.store.state;
    const places = [0, ...acts.map((act) => act.at), end];
    const place = by < 0 ? places.findLast((one) => one < at - 1e-6) : places.find((one) => one > at + 1e-6);
    if (place !== undefined) this.slider.show(place);
  }

  /** @param name `continue` or `present` */
  leavePast(name) {
    if (name === 'continue' && !this.store.state.isPast) this.report('This is the present already.', true);
    else this.ask(name);
  }

  selectCommand(key, from) {
    this.store.select({ kind: 'command', key, from });
  }

  /** The nodes of the snapshot that is shown. */
  nodes() {
    const { screen } = this.store;
    if (this.#nodes.screen !== screen) this.#nodes = { screen, nodes: nodesOf(screen?.snapshot) };
    return this.#nodes.nodes;
  }
}
