/**
 * Layer and module of a file, as described in docs/architecture.md. The layer `outdoors` contains all other files, such
 * as tests and scripts.
 */
export interface FileLocation {
  layer:
    | 'domain'
    | 'contracts'
    | 'content'
    | 'islands'
    | 'web'
    | 'server'
    | 'sandbox'
    | 'identity'
    | 'outdoors';
  /**
   * First folder below the layer. In `web`: routes, features, ui, lib or assets. In `server`: the context, `platform`,
   * `integrations` or `documents`. For a top-level file: `routes` in `web`, otherwise empty.
   */
  module: string;
  /** Feature with its group, such as `staff/money`; integration, or another second-level folder. Otherwise empty. */
  submodule: string;
  test: boolean;
}

const layers: [prefix: string, layer: FileLocation['layer']][] = [
  ['packages/domain/src/', 'domain'],
  ['packages/contracts/src/', 'contracts'],
  ['packages/content/src/', 'content'],
  ['packages/islands/src/', 'islands'],
  ['apps/web/app/', 'web'],
  ['apps/server/src/', 'server'],
  ['apps/sandbox/src/', 'sandbox'],
  ['apps/identity/src/', 'identity'],
];

/** Returns the location of a file, given by its path from the project root. */
export function getFileLocation(file: string): FileLocation {
  const test = /\.test\.tsx?$/.test(file);
  const found = layers.find(([prefix]) => file.startsWith(prefix));
  if (!found)
    return { layer: file.startsWith('apps/web/') ? 'web' : 'outdoors', module: '', submodule: '', test };
  const [prefix, layer] = found;
  const steps = file.slice(prefix.length).split('/');
  return {
    layer,
    // Top-level files of the site (root.tsx, routes.ts, the entries) compose it as routes do.
    module: steps.length > 1 ? (steps[0] ?? '') : layer === 'web' ? 'routes' : '',
    submodule:
      layer === 'web' && steps[0] === 'features'
        ? steps.slice(1, 3).join('/')
        : steps.length > 2
          ? (steps[1] ?? '')
          : '',
    test,
  };
}
