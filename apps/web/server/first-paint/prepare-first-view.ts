import { injectHeadScript, readInlineScript } from './inline-script-file.ts';

/** From this width on a page has room and, mostly, a fast line: there the typefaces come with it. */
const desk = '(min-width: 68.75rem)';

export const firstViewScript = readInlineScript('first-view.js').replace('DESK', desk);

const fontPreload = /<link rel="preload" (?=href="[^"]*" as="font")/g;

/**
 * The page with what makes its first view stand soon: on phones it is set in the fallbacks of the same widths until its
 * typefaces are there, and what lies below the window is laid out when somebody comes near (styles/first-view.css).
 */
export function prepareFirstView(html: string): string {
  return injectHeadScript(
    html.replaceAll(fontPreload, `<link rel="preload" media="${desk}" `),
    firstViewScript,
  );
}
