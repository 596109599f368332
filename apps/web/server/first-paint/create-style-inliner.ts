import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStylePurger } from './create-style-purger.ts';

const sheet = /<link rel="stylesheet" href="(?<href>[^"]*)"\/>/;

/**
 * Creates a function that inlines the styles that a page uses, which saves a round trip. The link to the full
 * stylesheet stays, disabled until the page's script enables it. React hydrates the document as rendered.
 */
export function createStyleInliner(clientDirectory: string): (html: string) => string {
  const sheets = new Map<string, (html: string) => string>();
  const getPurger = (href: string) => {
    const purger = sheets.get(href) ?? createStylePurger(readFileSync(join(clientDirectory, href), 'utf8'));
    sheets.set(href, purger);
    return purger;
  };
  return (html) => {
    if (!sheet.test(html)) throw new Error('The page has no style sheet: has its form changed?');
    return html.replace(
      sheet,
      (link, href: string) =>
        `<style>${getPurger(href)(html)}</style>${link.replace('/>', ' disabled=""/>')}`,
    );
  };
}
