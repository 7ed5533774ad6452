// Sentences for people: the status line, the banners, and the commands that are pending.

import { byId, button, duration, make, moment } from './make.js';

export class StatusLine {
  #timer = null;

  /** Shows a sentence. @param isRefusal true if something was refused */
  show(sentence, isRefusal = false) {
    const line = byId('status');
    line.className = isRefusal ? 'bad' : '';
    line.textContent = sentence;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      line.textContent = '';
      line.className = '';
    }, isRefusal ? 12000 : 5000);
  }
}

export class Banners {
  #key = '';

  constructor(store, actions) {
    Object.assign(this, { store, actions });
    store.on('state link lines', () => this.#update());
  }

  #update() {
    const { state: { ending, note }, link: { state, pause }, app, lines: { failure } } = this.store;
    const key = JSON.stringify([ending, note, state, pause, app?.file, failure]);
    if (key === this.#key) return;
    this.#key = key;
    const banners = [];
    if (state === 'lost') {
      banners.push(make('div', { className: 'banner bad', role: 'alert' },
        make('b', {}, 'The connection to navbridge was lost.'),
        ` The page tries again in ${duration(pause)}. If the command has ended, start it with `,
        make('code', {}, `navbridge inspect ${app?.file ?? 'FILE'}`), ' and open the address that it prints.',
        make('button', { type: 'button', onclick: () => this.actions.connection.retry() }, 'Try now')));
    }
    if (ending && state === 'open') {
      banners.push(make('div', { className: 'banner bad', role: 'alert' },
        make('b', {}, ending), ' Earlier moments can still be looked at.',
        make('button', { type: 'button', onclick: () => this.actions.ask('restart') }, 'Restart')));
    }
    document.body.classList.toggle('ended', Boolean(ending));
    if (failure) {
      banners.push(make('div', { className: 'banner bad failure', role: 'alert' },
        make('b', {}, 'The app has failed'), ` at ${moment(failure.at)} ms, and goes on: ${failure.text}`));
    }
    if (app?.test?.length) {
      banners.push(make('div', { className: 'banner idle' },
        `The app as it was when the test '${app.test.join(' > ')}' failed. The slider has every moment before.`));
    }
    if (note) banners.push(make('div', { className: 'banner idle' }, note));
    byId('banners').replaceChildren(...banners);
  }
}

/** The commands that have not settled: which they are, what they wait for, and since when. */
export class PendingStrip {
  #key = '';

  constructor(store, actions) {
    Object.assign(this, { store, actions });
    store.on('state lines entries selection', () => this.#update());
  }

  #update() {
    const { state, selection } = this.store;
    const strip = byId('pending');
    const pending = this.#pending();
    const isStuck = state.nextDue === null && (state.isPlaying || !state.isBusy) && !state.isPast;
    const key = JSON.stringify([
      pending.map(({ sentence, command }) => [sentence, command?.key, command?.at]), isStuck, selection,
      state.at, state.nextDue, state.isPlaying, state.isPast,
    ]);
    if (key === this.#key) return;
    this.#key = key;
    // The strip stays when nothing is pending, so that nothing below it moves.
    strip.className = pending.length ? (isStuck ? 'waits stuck' : 'waits') : '';
    const focused = strip.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    strip.replaceChildren(
      make('h2', {}, `Pending (${pending.length})`),
      make('span', { className: 'why' }, this.#why(pending.length, isStuck)),
      ...pending.slice(0, 12).map((one) => this.#card(one)),
      make('span', { className: 'faint' }, pending.length > 12 ? `and ${pending.length - 12} more` : ''));
    if (focused) strip.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  /** The commands that are pending at the moment that is shown. The trace has those of the past. */
  #pending() {
    const { state, commands } = this.store;
    if (!state.isPast || commands.pending.length) return commands.pending;
    return commands.openAt(state.at).map((command) => ({ sentence: command.id, command, reason: null }));
  }

  #why(count, isStuck) {
    const { nextDue, isPlaying, isPast } = this.store.state;
    if (!count) return 'Every command has settled.';
    if (isStuck) return 'Nothing is due that would settle it: the app is at rest.';
    return nextDue === null || isPlaying || isPast ? '' : `The next thing is due at ${moment(nextDue)} ms: let time pass.`;
  }

  #card({ sentence, command, reason }) {
    const { state, selection } = this.store;
    const isSelected = Boolean(command) && selection?.kind === 'command' && selection.key === command.key;
    const since = command ? `since ${moment(command.at)} ms, for ${duration(Math.max(0, state.at - command.at))}` : '';
    const wait = reason ? `waits for ${reason}` : 'has not settled';
    return make('button', {
      type: 'button', className: 'card', title: sentence, 'aria-pressed': isSelected, 'data-key': command?.key ?? sentence,
      onclick: () => command && this.actions.selectCommand(command.key, 'pending'),
    }, make('b', {}, command?.id ?? sentence), ' ', make('span', {}, command ? wait : ''), ' ',
    make('span', { className: 'faint' }, since));
  }
}

/** The keys, in a dialog. */
export function helpDialog(keys) {
  const close = button('Close', { icon: 'close', onclick: () => dialog.close() });
  const dialog = make('dialog', { 'aria-labelledby': 'help-title' },
    make('header', {}, make('h2', { id: 'help-title' }, 'Keys'), close),
    make('p', {}, 'These keys count while no field has the focus. If a field on the device has it, keys go to the device. ',
      'Escape takes the focus away from it.'),
    make('dl', {}, ...keys.flatMap(([key, , words]) =>
      [make('dt', {}, make('kbd', {}, key === ' ' ? 'space' : key)), make('dd', {}, words)])),
    make('p', {}, 'On the device: click to tap, hold for a long press, drag for a gesture, scroll with the wheel, ',
      'and Alt+click to select the element. In the tree and in lists the arrows move, and Enter goes on to the details.'));
  document.body.append(dialog);
  return dialog;
}
