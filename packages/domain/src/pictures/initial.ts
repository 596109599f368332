/**
 * Returns the capital letter on the icons of a studio without a logo: the first letter or digit of its name, or its
 * first character if it has neither. Empty for an empty name (handbook: pictures 5).
 */
export function getInitial(name: string): string {
  const characters = [...name.normalize('NFC').trim()];
  const first = characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '';
  const [capital = ''] = first.toLocaleUpperCase('en-GB');
  return capital;
}

/** Start of the ids of drawn icons. Increase the number when the drawing changes, because browsers cache it for a year. */
const initialIconsPrefix = 'initial-1-';

/**
 * Returns the id of the icons with the first letter of a studio's name. In the URLs of these icons it has the place of
 * a logo's hash: it changes when the letter does.
 */
export function getInitialIconsId(name: string): string {
  return `${initialIconsPrefix}${(getInitial(name).codePointAt(0) ?? 0).toString(16)}`;
}
