/** Returns a text with its first letter in lower case, to follow a colon. */
export function lowercaseFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
