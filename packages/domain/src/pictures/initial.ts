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
