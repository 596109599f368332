import { injectHeadScript, readInlineScript } from './inline-script-file.ts';

export const carouselScript = readInlineScript('rest-slides.js');

/** Adds the carousel script to pages with slides, before the first animation starts. */
export function injectCarouselScript(html: string): string {
  return html.includes('class="fading-slide') ? injectHeadScript(html, carouselScript) : html;
}
