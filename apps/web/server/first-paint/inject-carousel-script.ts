import { injectHeadScript, readInlineScript } from './inline-script-file.ts';

export const carouselScript = readInlineScript('rest-slides.js');

/** The page with its slides' script, before the first of them begins; pages without slides stay as they are. */
export function injectCarouselScript(html: string): string {
  return html.includes('class="fading-slide') ? injectHeadScript(html, carouselScript) : html;
}
