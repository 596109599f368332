import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Returns the path of a file of this package, such as a font or a migration. It's the same when the code runs from the
 * production bundle, where `import.meta.url` names another folder.
 */
export function getPackageFile(path: string): string {
  return join(dirname(findPackageJSON('@studio/server', import.meta.url) ?? ''), path);
}
