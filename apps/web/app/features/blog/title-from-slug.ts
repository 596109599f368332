/** Longest title that is made of an address, in characters. */
const longest = 80;

/**
 * The slug of an address as words: "what-to-bring" → "What to bring". Signs that are no letters or figures become
 * spaces, so nothing of an address ever stands in the page but words.
 */
export function titleFromSlug(slug: string): string {
  const words = slug
    .normalize('NFC')
    .slice(0, longest)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return words ? words.charAt(0).toLocaleUpperCase('en-GB') + words.slice(1) : 'Untitled';
}
