import { createStyleInliner } from './create-style-inliner.ts';
import { deferScripts, deferScriptsLoader } from './defer-scripts.ts';
import { injectHeadScript, readInlineScript } from './inline-script-file.ts';
import { initialViewportScript, prepareInitialViewport } from './prepare-initial-viewport.ts';

const carouselScript = readInlineScript('carousel-script.js');

/** All inline scripts that this module adds to pages. */
export const firstPaintScripts: readonly string[] = [
  initialViewportScript,
  carouselScript,
  deferScriptsLoader,
];

/**
 * Creates a function that optimises pages for the first paint. Styles are inline, fonts and scripts load
 * after the first paint, and slides stay cheap to animate. `clientDirectory` contains the built client files.
 * `atOnce`: see defer-scripts.ts.
 */
export function createFirstPaintOptimizer(
  clientDirectory: string,
): (html: string, atOnce: boolean) => string {
  const withStyles = createStyleInliner(clientDirectory);
  return (html, atOnce) =>
    deferScripts(injectCarouselScript(prepareInitialViewport(withStyles(html))), atOnce);
}

/** Adds the carousel script to pages with slides, before the first animation starts. */
function injectCarouselScript(html: string): string {
  return html.includes('class="crossfade-slide') ? injectHeadScript(html, carouselScript) : html;
}
