import { useEffect, useState } from 'react';
import { type Good } from './goods';

/** The cart: how many of each good, and who wants to know. Screens are separate roots of React, so that it lies outside of them. */
const counts = new Map<Good, number>();
const listeners = new Set<() => void>();

export function add(good: Good, by: number): void {
  const count = (counts.get(good) ?? 0) + by;
  if (count > 0) counts.set(good, count);
  else counts.delete(good);
  listeners.forEach((listener) => listener());
}

export const lines = (): [Good, number][] => [...counts];
export const total = (): number => lines().reduce((sum, [good, count]) => sum + good.price * count, 0);
export const size = (): number => lines().reduce((sum, [, count]) => sum + count, 0);

export function empty(): void {
  counts.clear();
  listeners.forEach((listener) => listener());
}

/** Renders a component again when the cart has changed. */
export function useCart(): void {
  const [, setSize] = useState(0);
  useEffect(() => {
    let changes = 0;
    const listener = () => setSize((changes += 1));
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
