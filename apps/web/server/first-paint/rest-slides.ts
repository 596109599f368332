import { ownScript, withHeadScript } from './own-script.ts';

export const slidesScript = ownScript('rest-slides.js');

/** The page with its slides' script, before the first of them begins; pages without slides stay as they are. */
export function restSlides(html: string): string {
  return html.includes('class="fading-slide') ? withHeadScript(html, slidesScript) : html;
}
