import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the description of each call from the comments of the contracts, by method and path, such as "POST
 * /classes/class/hold".
 */
export function readContractComments(folder = 'packages/contracts/src'): Map<string, string> {
  const descriptions = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, comment = ''] of source.matchAll(/\/\*\*([\s\S]*?)\*\//g))
      saveDescription(descriptions, stripMarkup(comment));
  }
  return descriptions;
}

function stripMarkup(comment: string): string {
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Stores the description of "POST /a and /b (policy: ADMIN): does something." for both calls. */
function saveDescription(descriptions: Map<string, string>, comment: string): void {
  const found = /^(POST|GET) (\/[^:]*?)(?: \([^)]*\))?: (.+)$/.exec(comment);
  if (!found) return;
  const [, method = '', calls = '', description = ''] = found;
  for (const path of calls.match(/\/[\w/.-]+/g) ?? [])
    descriptions.set(`${method} ${path}`, description.charAt(0).toUpperCase() + description.slice(1));
}
