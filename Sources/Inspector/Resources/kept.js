// What a person has chosen on the page, kept in the browser for the next time. One that keeps nothing forgets it.

export function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {}
}

/** The kept value if it is one of those that may be; else the first of them. */
export function kept(name, values) {
  const value = keptText(name);
  return values.includes(value) ? value : values[0];
}

/** The kept text, or null. */
export function keptText(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
