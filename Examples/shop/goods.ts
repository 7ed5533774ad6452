/** What the shop sells, with prices in cents. */
export interface Good { id: string; name: string; price: number; color: string; about: string }

export const goods: Good[] = [
  { id: 'kettle', name: 'Kettle', price: 4900, color: '#FF9500', about: 'Boils a litre of water in two minutes.' },
  { id: 'lamp', name: 'Desk lamp', price: 3500, color: '#FFCC00', about: 'Warm light, from an arm with three joints.' },
  { id: 'radio', name: 'Radio', price: 8900, color: '#34C759', about: 'Four buttons, each for one station.' },
  { id: 'clock', name: 'Wall clock', price: 2700, color: '#5AC8FA', about: 'Runs for a year on one battery.' },
  { id: 'chair', name: 'Folding chair', price: 6400, color: '#AF52DE', about: 'Beech and linen; hangs on a hook.' },
  { id: 'bag', name: 'Canvas bag', price: 1900, color: '#FF2D55', about: 'Carries twelve books.' },
];

export const money = (cents: number): string => `€${(cents / 100).toFixed(2)}`;
