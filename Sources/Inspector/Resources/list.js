// A long list of which only the rows that are seen are elements.

import { make, setAttribute } from './make.js';

let lists = 0;

export class VirtualList {
  #rows = new Map();
  #space = make('div', { className: 'space', role: 'presentation' });
  #isAtEnd = true;
  #top = 0;
  #id;

  /**
   * @param options `name`; `role` of the list and `rowRole` of its rows; `height` of a row; `fill(element, index)` writes a row;
   *   `choose(index, event)` is called for a row that is clicked, or reached by the keyboard, then without an event;
   *   `key(event, index)` returns true for a key that it has taken; `follows` keeps the end in sight
   */
  constructor({ name, role = 'listbox', rowRole = 'option', height = 22, ...options }) {
    lists += 1;
    this.#id = `list${lists}`;
    Object.assign(this, options, { height, rowRole, count: 0, active: -1 });
    this.element = make('div', { className: 'list', tabIndex: 0, role, 'aria-label': name }, this.#space);
    this.element.addEventListener('scroll', () => {
      const { scrollTop, clientHeight, scrollHeight } = this.element;
      // Only a person scrolls back; a list that becomes lower or longer keeps its end in sight.
      if (scrollTop < this.#top) this.#isAtEnd = false;
      if (scrollTop + clientHeight >= scrollHeight - 4) this.#isAtEnd = true;
      this.#top = scrollTop;
      this.draw();
    });
    this.element.addEventListener('keydown', (event) => this.#press(event));
    this.element.addEventListener('click', (event) => {
      const row = event.target.closest('[data-index]');
      if (!row) return;
      this.active = Number(row.dataset.index);
      this.choose(this.active, event);
      this.draw();
    });
    new ResizeObserver(() => {
      if (this.follows && this.#isAtEnd) this.toEnd();
      this.draw();
    }).observe(this.element);
  }

  /** Shows so many rows. */
  setCount(count) {
    this.count = count;
    if (this.active >= count) this.active = count - 1;
    this.#space.style.height = `${count * this.height}px`;
    if (this.follows && this.#isAtEnd) this.element.scrollTop = count * this.height;
    this.draw(true);
  }

  /** Goes to the end, and stays there. */
  toEnd() {
    this.#isAtEnd = true;
    this.element.scrollTop = this.count * this.height;
  }

  reveal(index) {
    if (index < 0) return;
    const [top, { scrollTop, clientHeight }] = [index * this.height, this.element];
    if (top < scrollTop) this.element.scrollTop = Math.max(0, top - clientHeight / 3);
    else if (top + this.height > scrollTop + clientHeight) this.element.scrollTop = top - (clientHeight * 2) / 3;
    this.#isAtEnd = false;
    this.draw();
  }

  /** Draws the rows that are seen. @param isNew true if rows may have other content */
  draw(isNew = false) {
    const { scrollTop, clientHeight } = this.element;
    const first = Math.max(0, Math.floor(scrollTop / this.height) - 4);
    const end = Math.min(this.count, Math.ceil((scrollTop + clientHeight) / this.height) + 4);
    for (const [index, row] of this.#rows) {
      if (index >= first && index < end) continue;
      row.remove();
      this.#rows.delete(index);
    }
    for (let index = first; index < end; index++) {
      let row = this.#rows.get(index);
      if (!row) {
        row = make('div', { className: 'row', role: this.rowRole, id: `${this.#id}-${index}`, 'data-index': index });
        row.style.top = `${index * this.height}px`;
        this.#rows.set(index, row);
        this.#space.append(row);
        this.fill(row, index);
      } else if (isNew) {
        this.fill(row, index);
      }
      row.classList.toggle('active', index === this.active);
    }
    if (this.#rows.has(this.active)) setAttribute(this.element, 'aria-activedescendant', `${this.#id}-${this.active}`);
    else this.element.removeAttribute('aria-activedescendant');
  }

  #press(event) {
    if (event.target !== this.element || event.ctrlKey || event.metaKey) return;
    if (this.key?.(event, this.active)) {
      event.preventDefault();
      return;
    }
    const page = Math.max(1, Math.floor(this.element.clientHeight / this.height) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.count, End: this.count };
    if (!(event.key in steps)) return;
    event.preventDefault();
    event.stopPropagation();
    this.move(Math.min(Math.max(this.active + steps[event.key], 0), this.count - 1));
  }

  /** Makes a row the active one, and chooses it. */
  move(index) {
    if (index < 0 || index >= this.count) return;
    this.active = index;
    this.reveal(index);
    this.choose(index, null);
    this.draw();
  }
}
