import carousel from './carousel-script.js?raw';
import initialViewport from './initial-viewport-script.js?raw';
import { type InlineCode, wideWindowQuery } from './inline-code.ts';
import startScripts from './start-scripts.js?raw';
import { stripComments } from './strip-comments.ts';

/** Code of the document's inline scripts, which browsers get with the document and not in a script file. */
export const inlineCode: InlineCode = {
  beforePaint: [initialViewport.replace('WIDE_WINDOWS', wideWindowQuery), carousel]
    .map(stripComments)
    .join(''),
  startScripts: stripComments(startScripts),
};
