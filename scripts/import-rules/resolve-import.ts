import { existsSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

/** Target of an import: a file of the project (path from the root), a package, a Node module, or nothing. */
export type ImportTarget =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'node'; name: string }
  | { kind: 'missing' };

const packageFolders: Record<string, string> = {
  '@studio/domain': 'packages/domain/src',
  '@studio/contracts': 'packages/contracts/src',
  '@studio/content': 'packages/content/src',
  '@studio/islands': 'packages/islands/src',
  '@studio/server': 'apps/server/src',
  '@studio/sandbox': 'apps/sandbox/src',
  '@studio/identity': 'apps/identity/src',
  '@studio/web': 'apps/web',
};
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Resolves an import as the packages' export maps and the site's build do. `from` is relative to `root`. */
export function resolveImport(root: string, from: string, specifier: string): ImportTarget {
  const withoutQuery = specifier.replace(/\?.*$/, '');
  if (withoutQuery.startsWith('.')) return findFile(root, path.join(path.dirname(from), withoutQuery));
  if (withoutQuery.startsWith('~/')) return findFile(root, path.join('apps/web/app', withoutQuery.slice(2)));
  if (withoutQuery.startsWith('node:') || builtinModules.includes(withoutQuery)) {
    return { kind: 'node', name: withoutQuery.replace('node:', '') };
  }
  const name = getPackageName(withoutQuery);
  const folder = packageFolders[name];
  if (folder) return findFile(root, path.join(folder, withoutQuery.slice(name.length + 1)));
  return { kind: 'package', name };
}

function findFile(root: string, filePath: string): ImportTarget {
  const file = endings
    .map((ending) => filePath + ending)
    .find((candidate) => existsSync(path.join(root, candidate)) && isFile(path.join(root, candidate)));
  return file ? { kind: 'file', path: file.split(path.sep).join('/') } : { kind: 'missing' };
}

function isFile(full: string): boolean {
  return statSync(full).isFile();
}

function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
