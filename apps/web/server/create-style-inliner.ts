import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageStyles } from './create-server-build-loader.ts';
import { createStylePurger } from './create-style-purger.ts';

/**
 * Creates a function that fills the document's style element with the styles that the page uses, which saves a round
 * trip. React can't do this, because it needs the classes of the finished page. A document without the expected text
 * stays as it is, and its style element loads the whole sheet (app/lib/first-paint/first-paint-head.tsx).
 */
export function createStyleInliner(
  clientDirectory: string,
  { href, initial }: PageStyles,
): (html: string) => string {
  const getUsedStyles = createStylePurger(readFileSync(join(clientDirectory, href), 'utf8'));
  return (html) => html.replace(initial, () => getUsedStyles(html));
}
