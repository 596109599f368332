import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutComments } from './without-comments.ts';

/** A script of this folder as it goes out within a page. */
export function ownScript(name: string): string {
  return withoutComments(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

/** The page with a script that runs at the end of its head, before anything is shown. */
export function withHeadScript(html: string, script: string): string {
  return html.replace('</head>', () => `<script>${script}</script></head>`);
}
