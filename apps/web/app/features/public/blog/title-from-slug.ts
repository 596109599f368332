/** Maximum length of a title made from a slug, in characters. */
const maxLength = 80;

/**
 * Converts a slug into a title: "what-to-bring" → "What to bring". Replaces everything except letters, marks
 * and digits with spaces, so that a URL can only put words on the page.
 */
export function titleFromSlug(slug: string): string {
  const text = slug
    .normalize('NFC')
    .slice(0, maxLength)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return text ? text.charAt(0).toLocaleUpperCase('en-GB') + text.slice(1) : 'Untitled';
}
