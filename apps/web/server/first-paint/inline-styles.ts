import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = /<link rel="stylesheet" href="(?<href>[^"]*)"\/>/;

/**
 * Puts the style sheet into the page, which is so shown without a second round trip. Its link stays, switched off:
 * React finds the document as it rendered it.
 */
export function inlineStyles(clientDirectory: string): (html: string) => string {
  const sheets = new Map<string, string>();
  const read = (href: string) => {
    const known = sheets.get(href) ?? readFileSync(join(clientDirectory, href), 'utf8');
    sheets.set(href, known);
    return known;
  };
  return (html) => {
    if (!sheet.test(html)) throw new Error('The page has no style sheet: has its form changed?');
    return html.replace(
      sheet,
      (link, href: string) => `<style>${read(href)}</style>${link.replace('/>', ' disabled=""/>')}`,
    );
  };
}
