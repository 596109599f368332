import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripComments } from './strip-comments.ts';

/** A script of this folder as it goes out within a page. */
export function readInlineScript(name: string): string {
  return stripComments(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

/** The page with a script that runs at the end of its head, before anything is shown. */
export function injectHeadScript(html: string, script: string): string {
  return html.replace('</head>', () => `<script>${script}</script></head>`);
}
