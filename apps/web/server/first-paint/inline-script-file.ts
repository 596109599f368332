import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripComments } from './strip-comments.ts';

/** Reads a script in this folder for inlining, without its comments. */
export function readInlineScript(name: string): string {
  return stripComments(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

/** Adds a script at the end of the head, where it runs before anything is shown. */
export function injectHeadScript(html: string, script: string): string {
  return html.replace('</head>', () => `<script>${script}</script></head>`);
}
