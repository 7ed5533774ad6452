// The parts of the page: which one is shown where there is no room for all, and how large each is.

import { keep, keptText } from './kept.js';
import { byId, make, setAttribute } from './make.js';

const PARTS = [['device', 'Device'], ['tree', 'Tree'], ['console', 'Console'], ['timeline', 'Timeline']];

/** The tabs that choose a part on a small screen. */
export function addTabs() {
  const tabs = PARTS.map(([id, words]) => {
    const tab = make('button', { type: 'button', role: 'tab', id: `tab-${id}`, 'aria-controls': id, 'data-part': id }, words);
    tab.onclick = () => show(id);
    return tab;
  });
  const show = (id) => {
    document.body.dataset.part = id;
    for (const tab of tabs) {
      const isShown = tab.dataset.part === id;
      setAttribute(tab, 'aria-selected', isShown);
      tab.tabIndex = isShown ? 0 : -1;
    }
  };
  byId('tabs').append(...tabs);
  byId('tabs').onkeydown = ({ key }) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const seen = tabs.filter((tab) => tab.offsetParent);
    const next = seen[(seen.indexOf(document.activeElement) + by + seen.length) % seen.length];
    if (!by || !next) return;
    show(next.dataset.part);
    next.focus();
  };
  // Beside the device there is another part, which has a tab of its own then.
  const isBeside = matchMedia('(min-width: 680.02px) and (max-width: 1020px)');
  const fit = (part) => show(isBeside.matches && part === 'device' ? 'console' : part);
  isBeside.onchange = () => fit(document.body.dataset.part);
  fit('device');
  return show;
}

/**
 * A bar between two parts that a pointer or the arrow keys move. A size that a person has chosen is kept for the next time; until
 * then it follows the window.
 *
 * @param options `name`; `variable` of the style; `isAcross` for a bar between parts above each other; `from` 1 if the size
 *   grows to the right or downwards, -1 otherwise; `least` and `most` in pixels; `size`, which returns the size that suits the
 *   window; `place`, its class
 * @returns a function that fits the part to the window, if nobody has chosen its size
 */
export function splitter({ name, variable, isAcross = false, from = 1, least, most, size, place }) {
  const bar = make('div', {
    className: `splitter ${isAcross ? 'across' : ''}`, role: 'separator', tabIndex: 0, 'aria-label': name,
    'aria-orientation': isAcross ? 'horizontal' : 'vertical', 'aria-valuemin': least, 'aria-valuemax': most,
  });
  let now;
  let isChosen = false;
  const apply = (value) => {
    now = Math.round(Math.min(Math.max(value, least), most));
    document.documentElement.style.setProperty(variable, `${now}px`);
    setAttribute(bar, 'aria-valuenow', now);
  };
  const choose = (value) => {
    isChosen = value !== null;
    apply(value ?? size());
    keep(variable, isChosen ? now : '');
  };
  const fit = () => isChosen || apply(size());
  const kept = Number(keptText(variable));
  if (kept) isChosen = true;
  apply(kept || size());
  addEventListener('resize', fit);
  bar.onpointerdown = (event) => {
    const start = isAcross ? event.clientY : event.clientX;
    const before = now;
    bar.setPointerCapture(event.pointerId);
    bar.onpointermove = (move) => choose(before + from * ((isAcross ? move.clientY : move.clientX) - start));
    bar.onpointerup = bar.onpointercancel = () => { bar.onpointermove = null; };
    event.preventDefault();
    bar.focus({ preventScroll: true });
  };
  bar.ondblclick = () => choose(null);
  bar.onkeydown = (event) => {
    const [less, more] = isAcross ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    const by = event.key === less ? -16 : event.key === more ? 16 : 0;
    if (!by) return;
    event.preventDefault();
    choose(now + from * by);
  };
  byId('parts').append(bar);
  bar.classList.add(place);
  return fit;
}
