import { createStyleInliner } from './create-style-inliner.ts';
import { deferScripts, deferScriptsLoader } from './defer-scripts.ts';
import { carouselScript, injectCarouselScript } from './inject-carousel-script.ts';
import { firstViewScript, prepareFirstView } from './prepare-first-view.ts';

/** What this puts into pages as inline scripts. */
export const firstPaintScripts: readonly string[] = [firstViewScript, carouselScript, deferScriptsLoader];

/**
 * Gives pages the form in which they are shown with the fewest round trips: their styles come in the document,
 * typefaces and scripts after it was shown, and slides do not keep the browser busy. `clientDirectory`: where the built files lie;
 * `atOnce`: see defer-scripts.ts.
 */
export function createFirstPaintOptimizer(
  clientDirectory: string,
): (html: string, atOnce: boolean) => string {
  const withStyles = createStyleInliner(clientDirectory);
  return (html, atOnce) => deferScripts(injectCarouselScript(prepareFirstView(withStyles(html))), atOnce);
}
