import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readImports } from './import-rules/read-imports.ts';
import { resolveImport } from './import-rules/resolve-import.ts';
import { projectRoot } from './setup/run-program.mjs';

const dockerfile = readFileSync(path.join(projectRoot, 'deploy/Dockerfile'), 'utf8');
/** Repository files that the last stage of the image copies. */
const inTheImage = [
  ...(dockerfile.split(/^FROM /m).at(-1) ?? '').matchAll(/^COPY (?!--)(.*) \S+$/gm),
].flatMap(([, files = '']) => files.split(' '));

/** The sandbox replaces external services in demo mode only, and the image runs live mode. */
const demoOnly = 'apps/sandbox/';

it('the image contains every file that a process can load', () => {
  const loaded = [...filesLoadedFrom('scripts/serve.ts')];
  expect(loaded.length).toBeGreaterThan(500);
  const missing = loaded.filter(
    (file) => !inTheImage.some((included) => file === included || file.startsWith(`${included}/`)),
  );
  expect(missing).toEqual([]);
});

/**
 * Returns the file and the project's files that it imports, directly or through others. Includes dynamic imports, but
 * not type-only ones and not the sandbox.
 */
function filesLoadedFrom(first: string): Set<string> {
  const found = new Set([first]);
  for (const file of found) {
    if (!file.endsWith('.ts')) continue;
    for (const { specifier, typeOnly } of readImports(path.join(projectRoot, file))) {
      const target = resolveImport(projectRoot, file, specifier);
      if (!typeOnly && target.kind === 'file' && !target.path.startsWith(demoOnly)) found.add(target.path);
    }
  }
  return found;
}
