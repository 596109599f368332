/** Maximum length of a title made from a slug, in characters. */
const longest = 80;

/**
 * Turns a slug into a title: "what-to-bring" → "What to bring". Replaces everything except letters, marks and digits
 * with spaces, so a URL can only put words on the page.
 */
export function titleFromSlug(slug: string): string {
  const words = slug
    .normalize('NFC')
    .slice(0, longest)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return words ? words.charAt(0).toLocaleUpperCase('en-GB') + words.slice(1) : 'Untitled';
}
