import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { stripComments } from './strip-comments.ts';

const folder = join(dirname(findPackageJSON('@studio/web', import.meta.url) ?? ''), 'server/first-paint');

/** Reads a script in this folder for inlining, without its comments. */
export function readInlineScript(name: string): string {
  return stripComments(readFileSync(join(folder, name), 'utf8'));
}

/** Adds a script at the end of the head, where it runs before anything is shown. */
export function injectHeadScript(html: string, script: string): string {
  return html.replace('</head>', () => `<script>${script}</script></head>`);
}
