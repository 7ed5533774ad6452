// Sentences for people: the status line, the banners, and the commands that are pending.

import { failureParts } from './failure-text.js';
import { shortPlace } from './lines.js';
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

/** What is wrong with the run, or special about it, beside the device: it stays where it is. */
export class Banners {
  #key = '';
  #dismissed = new Set();
  /** The texts of the banners that there would be. */
  #texts = new Set();

  constructor(store, actions) {
    Object.assign(this, { store, actions });
    store.on('state link lines tests', () => this.#update());
  }

  #update() {
    const { state: { ending, note }, link: { state, pause }, app, lines: { failure }, tests } = this.store;
    const shown = tests.shownTest;
    const { file, test, failure: message } = app ?? {};
    const key = JSON.stringify([ending, note, state, pause, file, test, message, failure, shown?.outcome, tests.isThere]);
    if (key === this.#key) return;
    this.#key = key;
    const hasEnded = Boolean(ending);
    document.body.classList.toggle('ended', hasEnded);
    const command = tests.isThere ? 'navbridge test --ui' : `navbridge inspect ${app?.file ?? 'FILE'}`;
    const banners = [];
    this.#texts.clear();
    if (state === 'lost') banners.push(this.#lost(command, pause));
    if (ending && state === 'open') {
      banners.push(this.#banner('bad', ending, [make('b', {}, ending),
        " Earlier moments can still be looked at. 'Restart' begins anew without acts, with the app's file as it is then."],
      ['Restart', 'Starts the app again, without acts', () => this.actions.ask('restart')]));
    }
    if (failure) {
      const words = ` at ${moment(failure.at)} ms, and goes on: ${failure.text}`;
      banners.push(this.#banner('bad failure', words, [make('b', {}, 'The app has failed'), words]));
    }
    if (app?.test?.length) {
      const outcome = shown && shown.outcome !== 'failed' ? 'ended' : 'failed';
      const words = `The app as it was when the test '${app.test.join(' > ')}' ${outcome}. The slider has every moment before.`;
      banners.push(this.#banner('idle', words, [words]));
    }
    if (message) {
      const lines = make('span', { className: 'message', tabIndex: 0, role: 'group', 'aria-label': 'The message of the test' },
        ...failureParts(message));
      banners.push(this.#banner('bad', message, [make('b', {}, 'The failure of the test:'), lines]));
    }
    if (note) banners.push(this.#banner('idle', note, [note]));
    byId('banners').replaceChildren(...banners.filter(Boolean));
    // The same thing is shown again when it comes back.
    this.#dismissed = new Set([...this.#dismissed].filter((text) => this.#texts.has(text)));
  }

  #lost(command, pause) {
    const help = `Connects to the same address again. If the command has ended, that cannot help: start '${command}' anew.`;
    return this.#banner('bad', null, [
      make('b', {}, 'The connection to navbridge was lost.'),
      ` The page tries again in ${duration(pause)}, and then has all that came before. If the command has ended, start it with `,
      make('code', {}, command), ' and open the address that it prints.',
    ], ['Try now', help, () => this.actions.connection.retry()]);
  }

  /** A banner, which a person may dismiss if it has a text by which it is known; null for one that was. */
  #banner(tone, text, content, action = null) {
    this.#texts.add(text);
    if (this.#dismissed.has(text)) return null;
    const dismiss = () => {
      this.#dismissed.add(text);
      this.#key = '';
      this.#update();
    };
    const [words, title, onclick] = action ?? [];
    return make('div', { className: `banner ${tone}`, role: tone === 'idle' ? 'note' : 'alert' },
      make('p', {}, ...content), action ? make('button', { type: 'button', title, onclick }, words) : null,
      text ? button('Dismiss', { icon: 'close', onclick: dismiss }) : null);
  }
}

/** The commands that have not settled: which they are, what they wait for, and since when. */
export class PendingStrip {
  #key = '';

  constructor(store, actions) {
    Object.assign(this, { store, actions });
    store.on('state lines entries selection app tests', () => this.#update());
  }

  #update() {
    const { state, selection } = this.store;
    const strip = byId('pending');
    const pending = this.#pending();
    const isStuck = state.nextDue === null && (state.isPlaying || !state.isBusy) && !state.isPast;
    const key = JSON.stringify([
      pending.map(({ sentence, command }) => [sentence, command?.key, command?.at]), isStuck, selection,
      state.at, state.nextDue, state.isPlaying, state.isPast, this.store.absence,
    ]);
    if (key === this.#key) return;
    this.#key = key;
    // The strip stays when nothing is pending, so that nothing below it moves.
    strip.className = pending.length ? (isStuck ? 'waits stuck' : 'waits') : '';
    const focused = strip.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    strip.replaceChildren(
      make('h2', {}, `Pending (${pending.length})`),
      make('span', { className: 'why' }, this.#why(pending, isStuck)),
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

  #why(pending, isStuck) {
    const { state: { nextDue, isPlaying, isPast }, absence } = this.store;
    if (!pending.length) return absence || 'Every command has settled.';
    if (isStuck) return `Nothing is due that would settle ${pending.length === 1 ? 'it' : 'them'}: the app is at rest.`;
    // A command with a reason waits for something else than what is due, such as the animation of another one.
    const waitsForTime = pending.some(({ command, reason }) => command && !reason);
    if (nextDue === null || isPlaying || isPast || !waitsForTime) return '';
    return `The next thing is due at ${moment(nextDue)} ms: let time pass.`;
  }

  #card({ sentence, command, reason }) {
    const { state, selection } = this.store;
    const isSelected = Boolean(command) && selection?.kind === 'command' && selection.key === command.key;
    const since = command ? `since ${moment(command.at)} ms, for ${duration(Math.max(0, state.at - command.at))}` : '';
    const place = command?.place ? `, called at ${shortPlace(command.place)}` : '';
    const wait = reason ?? 'has not settled';
    return make('button', {
      type: 'button', className: 'card', title: sentence, 'aria-pressed': isSelected, 'data-key': command?.key ?? sentence,
      onclick: () => command && this.actions.selectCommand(command.key, 'pending'),
    }, make('b', {}, command?.id ?? sentence), ' ', make('span', {}, command ? wait : ''), ' ',
    make('span', { className: 'faint' }, since + place));
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
