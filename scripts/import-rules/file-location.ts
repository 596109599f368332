/** Where a file lives on the ground plan of docs/architecture.md. */
export interface FileLocation {
  house: 'domain' | 'contracts' | 'content' | 'web' | 'server' | 'sandbox' | 'identity' | 'outdoors';
  /** In `web`: routes, features, ui or lib. In `server`: the context, `platform` or `outside`. Else empty. */
  room: string;
  /** A feature's or a door's own name, else empty. */
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

/** The place of a file given by its path from the project's root. */
export function getFileLocation(file: string): FileLocation {
  const test = /\.test\.tsx?$/.test(file);
  const found = houses.find(([prefix]) => file.startsWith(prefix));
  if (!found) return { house: file.startsWith('apps/web/') ? 'web' : 'outdoors', room: '', corner: '', test };
  const [prefix, house] = found;
  const steps = file.slice(prefix.length).split('/');
  return {
    house,
    // Files at the top of the site (root.tsx, routes.ts, the entries) compose it just as routes do.
    room: steps.length > 1 ? (steps[0] ?? '') : house === 'web' ? 'routes' : '',
    corner: steps.length > 2 ? (steps[1] ?? '') : '',
    test,
  };
}
