// The recorded test: the acts so far, and the text of a test file.

import { keep, kept } from './kept.js';
import { byId, button, make, moment, setAttribute } from './make.js';

const LANGUAGES = [['navbridge', 'navbridge'], ['detox', 'Detox'], ['maestro', 'Maestro']];

export class TestDrawer {
  #isOpen = false;
  #key = '';
  #text = '';
  #name = 'recorded.test.js';

  constructor(store, actions) {
    Object.assign(this, { store, actions });
    this.toggleButton = button('Recorded test', { icon: 'test', text: 'Test', key: 't', onclick: () => this.toggle() });
    setAttribute(this.toggleButton, 'aria-controls', 'test');
    this.acts = make('ol', { className: 'acts' });
    this.text = make('pre', { tabIndex: 0, 'aria-label': 'The test file' });
    this.expect = button('Expect an element to be shown', {
      icon: 'expect', text: 'Expect', className: 'mode', onclick: () => this.#expect(),
    });
    this.language = make('select', { 'aria-label': 'Language of the test' },
      ...LANGUAGES.map(([value, text]) => make('option', { value }, text)));
    this.language.value = kept('language', LANGUAGES.map(([value]) => value));
    this.language.onchange = () => {
      keep('language', this.language.value);
      this.#update();
    };
    byId('test').append(
      make('header', {}, make('h2', {}, 'Recorded test'), this.language, this.expect,
        button('Copy the test', { icon: 'copy', text: 'Copy', onclick: () => this.#copy() }),
        button('Download the test', { icon: 'download', text: 'Download', onclick: () => this.#download() }),
        button('Close the recorded test', { icon: 'close', onclick: () => this.toggle() })),
      this.acts, this.text);
    store.on('state app modes tests', () => this.#update());
    this.#update();
  }

  toggle() {
    this.#isOpen = !this.#isOpen;
    byId('test').hidden = !this.#isOpen;
    document.body.classList.toggle('has-test', this.#isOpen);
    this.#update();
    if (this.#isOpen) byId('test').querySelector('button').focus();
    else this.toggleButton.focus();
  }

  #expect() {
    this.store.setMode(this.store.mode === 'expect' ? 'touch' : 'expect');
    if (this.store.mode !== 'expect') return;
    this.actions.report('Click the element that the test shall expect to be shown.');
    // On a small screen the drawer covers the device.
    if (matchMedia('(max-width: 680px)').matches) this.toggle();
  }

  #update() {
    const { acts } = this.store.state;
    setAttribute(this.toggleButton, 'aria-expanded', this.#isOpen);
    setAttribute(this.expect, 'aria-pressed', this.store.mode === 'expect');
    this.toggleButton.lastElementChild.textContent = acts.length ? `Test (${acts.length})` : 'Test';
    if (!this.#isOpen) return;
    const { absence } = this.store;
    const key = JSON.stringify([acts, this.store.app?.file, absence, this.language.value]);
    if (key === this.#key) return;
    this.#key = key;
    this.acts.replaceChildren(...acts.map(({ at, text, error }) => make('li', {},
      make('button', { type: 'button', title: 'Show this moment', onclick: () => this.actions.slider.show(at) },
        make('span', { className: 'time' }, `${moment(at)} ms`), make('code', {}, text)),
      error ? make('p', { className: 'bad' }, error) : null)),
    ...acts.length ? [] : [make('li', { className: 'empty' },
      absence || 'Touch the device: each act becomes a line of the test.')]);
    if (!absence) this.#fetch();
  }

  async #fetch() {
    const key = this.#key;
    const result = await this.actions.ask('test', { language: this.language.value });
    if (!result || key !== this.#key) return;
    this.#text = result.text;
    this.#name = result.name;
    this.text.textContent = result.text;
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.#text);
      this.actions.report('The test is in the clipboard.');
    } catch {
      getSelection().selectAllChildren(this.text);
      this.actions.report('The browser did not allow the copy. The text is selected: press Ctrl+C.', true);
    }
  }

  #download() {
    const url = URL.createObjectURL(new Blob([this.#text], { type: 'text/plain' }));
    make('a', { href: url, download: this.#name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }
}
