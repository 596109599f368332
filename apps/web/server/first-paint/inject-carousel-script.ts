import { injectHeadScript, readInlineScript } from './inline-script-file.ts';

export const carouselScript = readInlineScript('carousel-script.js');

/** Adds the carousel script to pages with slides, before the first animation starts. */
export function injectCarouselScript(html: string): string {
  return html.includes('class="crossfade-slide') ? injectHeadScript(html, carouselScript) : html;
}
