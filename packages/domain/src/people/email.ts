/** Longest address that is stored, in characters. */
export const emailMaxLength = 120;

/** What no address can have unquoted: spaces, brackets, commas and the like, and signs that are not shown. */
const forbidden = /[\s\p{Cc}\p{Cf}<>(),;:"\\[\]]/u;

/** What is wrong with a typed e-mail address, as a sentence that says what to do; null when it may be written to. */
export function emailProblem(typed: string): string | null {
  const address = typed.trim();
  if (address === '') return 'Enter your email address.';
  if (address.length > emailMaxLength) return `That address is longer than ${emailMaxLength} characters.`;
  const [name = '', host, ...rest] = address.split('@');
  if (host === undefined) return 'That address is not complete. It needs an @.';
  if (rest.length > 0 || forbidden.test(address)) return 'There is a slip in that address. Please check it.';
  if (name === '') return 'That address is not complete. Add what comes before the @.';
  const labels = host.split('.');
  if (labels.length < 2 || labels.at(-1) === '')
    return 'That address is not complete. Add what comes after the @.';
  const wellFormed = labels.every((label) => label !== '' && !label.startsWith('-') && !label.endsWith('-'));
  return wellFormed && !/^\.|\.$|\.\./.test(name)
    ? null
    : 'There is a slip in that address. Please check it.';
}

/** An address as it is compared: one person, however they capitalise. */
export function comparableEmail(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}
