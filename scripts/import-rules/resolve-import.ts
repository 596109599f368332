import { existsSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

/** Target of an import: one of our files (path from the project root), a package, a Node module, or nothing. */
export type ImportTarget =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'node'; name: string }
  | { kind: 'missing' };

const houses: Record<string, string> = {
  '@studio/domain': 'packages/domain/src',
  '@studio/contracts': 'packages/contracts/src',
  '@studio/content': 'packages/content/src',
  '@studio/server': 'apps/server/src',
  '@studio/sandbox': 'apps/sandbox/src',
  '@studio/identity': 'apps/identity/src',
  '@studio/web': 'apps/web',
};
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Resolves an import like the packages' export maps and the site's build. `from` is relative to `root`. */
export function resolveImport(root: string, from: string, specifier: string): ImportTarget {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return fileAt(root, path.join(path.dirname(from), plain));
  if (plain.startsWith('~/')) return fileAt(root, path.join('apps/web/app', plain.slice(2)));
  if (plain.startsWith('node:') || builtinModules.includes(plain)) {
    return { kind: 'node', name: plain.replace('node:', '') };
  }
  const name = packageName(plain);
  const house = houses[name];
  if (house) return fileAt(root, path.join(house, plain.slice(name.length + 1)));
  return { kind: 'package', name };
}

function fileAt(root: string, wanted: string): ImportTarget {
  const file = endings
    .map((ending) => wanted + ending)
    .find((candidate) => existsSync(path.join(root, candidate)) && isFile(path.join(root, candidate)));
  return file ? { kind: 'file', path: file.split(path.sep).join('/') } : { kind: 'missing' };
}

function isFile(full: string): boolean {
  return statSync(full).isFile();
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
