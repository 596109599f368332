/** Returns whether a text can be stored and sent unchanged: without NUL and lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
