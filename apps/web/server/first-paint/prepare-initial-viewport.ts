import { injectHeadScript, readInlineScript } from './inline-script-file.ts';

/** Media query for wide windows, which usually have fast connections, so fonts are preloaded there. */
const desk = '(min-width: 68.75rem)';

export const initialViewportScript = readInlineScript('initial-viewport-script.js').replace('DESK', desk);

const fontPreload = /<link rel="preload" (?=href="[^"]*" as="font")/g;

/**
 * Prepares a page for a fast first view. Phones use fallback fonts of the same widths until the fonts load. Content
 * below the viewport is laid out later (styles/initial-viewport.css).
 */
export function prepareInitialViewport(html: string): string {
  return injectHeadScript(
    html.replaceAll(fontPreload, `<link rel="preload" media="${desk}" `),
    initialViewportScript,
  );
}
