/** Returns whether a text can be stored and sent unchanged, because it contains no NUL and no lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
