import { firstView, firstViewScript } from './first-view.ts';
import { inlineStyles } from './inline-styles.ts';
import { lateStarter, startLate } from './late-scripts.ts';
import { restSlides, slidesScript } from './rest-slides.ts';

/** What this puts into pages as inline scripts. */
export const paintScripts: readonly string[] = [firstViewScript, slidesScript, lateStarter];

/**
 * Gives pages the form in which they are shown with the fewest round trips: their styles come in the document,
 * typefaces and scripts after it was shown, and slides do not keep the browser busy. `clientDirectory`: where the built files lie;
 * `atOnce`: see late-scripts.ts.
 */
export function firstPaint(clientDirectory: string): (html: string, atOnce: boolean) => string {
  const withStyles = inlineStyles(clientDirectory);
  return (html, atOnce) => startLate(restSlides(firstView(withStyles(html))), atOnce);
}
