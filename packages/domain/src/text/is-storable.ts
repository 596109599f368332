/** Whether a text can be stored and sent on unchanged: without NUL, and without halves of characters (lone surrogates). */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
