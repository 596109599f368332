/** Returns a text with a small first letter, to follow a colon. */
export function lowercaseFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
