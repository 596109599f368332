import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the contracts say about each call, by method and path: "POST /classes/class/hold" → its sentences. */
export function readContractComments(folder = 'packages/contracts/src'): Map<string, string> {
  const words = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, comment = ''] of source.matchAll(/\/\*\*([\s\S]*?)\*\//g)) keep(words, plain(comment));
  }
  return words;
}

function plain(comment: string): string {
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "POST /a and /b (policy: ADMIN): what they do." is about both. */
function keep(words: Map<string, string>, comment: string): void {
  const found = /^(POST|GET) (\/[^:]*?)(?: \([^)]*\))?: (.+)$/.exec(comment);
  if (!found) return;
  const [, method = '', calls = '', sentences = ''] = found;
  for (const path of calls.match(/\/[\w/.-]+/g) ?? [])
    words.set(`${method} ${path}`, sentences.charAt(0).toUpperCase() + sentences.slice(1));
}
