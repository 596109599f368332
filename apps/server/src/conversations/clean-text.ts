/** Characters to remove: control characters except line breaks and tabs, and those that change the text direction. */
const unsafeCharacters = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Cleans text for storage and display. Markup isn't interpreted: it appears as typed. */
export function removeUnsafeCharacters(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(unsafeCharacters, (character) => (character === '\n' || character === '\t' ? character : ''));
}
