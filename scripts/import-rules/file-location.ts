/** The layer and module of a file, as described in docs/architecture.md. */
export interface FileLocation {
  house: 'domain' | 'contracts' | 'content' | 'web' | 'server' | 'sandbox' | 'identity' | 'outdoors';
  /**
   * In `web`: routes, features, ui, lib or assets. In `server`: the context, `platform`, `integrations` or `documents`.
   * Otherwise empty.
   */
  room: string;
  /** Name of a feature or an integration, or another second-level folder. Otherwise empty. */
  corner: string;
  test: boolean;
}

const houses: [prefix: string, house: FileLocation['house']][] = [
  ['packages/domain/src/', 'domain'],
  ['packages/contracts/src/', 'contracts'],
  ['packages/content/src/', 'content'],
  ['apps/web/app/', 'web'],
  ['apps/server/src/', 'server'],
  ['apps/sandbox/src/', 'sandbox'],
  ['apps/identity/src/', 'identity'],
];

/** Returns the location of a file, given by its path from the project root. */
export function getFileLocation(file: string): FileLocation {
  const test = /\.test\.tsx?$/.test(file);
  const found = houses.find(([prefix]) => file.startsWith(prefix));
  if (!found) return { house: file.startsWith('apps/web/') ? 'web' : 'outdoors', room: '', corner: '', test };
  const [prefix, house] = found;
  const steps = file.slice(prefix.length).split('/');
  return {
    house,
    // Top-level files of the site (root.tsx, routes.ts, the entries) compose it like routes do.
    room: steps.length > 1 ? (steps[0] ?? '') : house === 'web' ? 'routes' : '',
    corner: steps.length > 2 ? (steps[1] ?? '') : '',
    test,
  };
}
