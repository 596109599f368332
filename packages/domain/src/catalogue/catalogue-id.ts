import { foldText } from '../search/fold-text.ts';

/** Maximum length of an id in the catalogue. */
const maxLength = 60;

/**
 * Converts a name to an id for URLs: "Inês Duarte" becomes "ines-duarte". Returns an empty text for a name without
 * Latin letters and digits.
 */
export function toCatalogueId(name: string): string {
  return foldText(name)
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maxLength)
    .replace(/-$/, '');
}

/** Returns whether a text has the form of an id in the catalogue. */
export function isCatalogueId(text: string): boolean {
  return text !== '' && text === toCatalogueId(text);
}

/**
 * Returns an id that isn't taken, made from a name: "studio-1", then "studio-1-2" (handbook: timetable 19). Returns an
 * empty text for a name without Latin letters and digits.
 */
export function makeUniqueId(name: string, taken: ReadonlySet<string>): string {
  const base = toCatalogueId(name);
  if (base === '' || !taken.has(base)) return base;
  for (let number = 2; ; number++) {
    const suffix = `-${number}`;
    const id = `${base.slice(0, maxLength - suffix.length).replace(/-$/, '')}${suffix}`;
    if (!taken.has(id)) return id;
  }
}
