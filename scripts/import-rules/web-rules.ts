import type { ImportRule } from './import-rule.ts';

/** Folders of the site, each with the folders that it may import. */
const allowedFolders: Record<string, readonly string[]> = {
  routes: ['routes', 'features', 'ui', 'lib', 'assets'],
  features: ['features', 'ui', 'lib', 'assets'],
  lib: ['lib'],
  ui: ['ui'],
  // The modules next to the pictures describe them, and import nothing else.
  assets: ['assets'],
};

/** Contract files that hold constants and no schemas. */
export const contractConstants = new Set([
  'packages/contracts/src/paths.ts',
  'packages/contracts/src/picture-paths.ts',
  'packages/contracts/src/request-limits.ts',
  'packages/contracts/src/error-codes.ts',
  'packages/contracts/src/terms-version.ts',
  'packages/contracts/src/tracked-calls.ts',
]);

const enforceFolderOrder: ImportRule = ({ from, to }) => {
  if (from.layer !== 'web' || to?.location.layer !== 'web' || !from.module || !to.location.module)
    return null;
  // Every folder may import files other than TypeScript: pictures, fonts and styles.
  if (!/\.tsx?$/.test(to.file)) return null;
  const allowed = allowedFolders[from.module];
  if (!allowed)
    return `${from.module} isn’t one of the site’s folders: use ${Object.keys(allowedFolders).join(', ')}`;
  return allowed.includes(to.location.module) ? null : `${from.module} must not import ${to.location.module}`;
};

const enforceFeatureIsolation: ImportRule = ({ from, to }) => {
  const between = from.layer === 'web' && from.module === 'features' && to?.location.module === 'features';
  if (!between || from.submodule === to.location.submodule) return null;
  return `the feature ${from.submodule} must not import the feature ${to.location.submodule}: a route composes them`;
};

const enforceUiWithoutContracts: ImportRule = ({ from, to }) =>
  from.layer === 'web' && from.module === 'ui' && to?.location.layer === 'contracts'
    ? 'ui must not import contracts'
    : null;

const enforceContractTypesOnly: ImportRule = ({ from, to, typeOnly }) =>
  from.layer === 'web' &&
  !from.test &&
  to?.location.layer === 'contracts' &&
  !typeOnly &&
  !contractConstants.has(to.file)
    ? 'web may import only types and constants from contracts: a schema would be sent to the browser'
    : null;

const forbidZodInBrowser: ImportRule = ({ from, package: name }) =>
  from.layer === 'web' && name === 'zod' ? 'web must not use zod: it would be sent to the browser' : null;

const enforcePlainConstants: ImportRule = ({ file, to, package: name, typeOnly }) =>
  contractConstants.has(file) &&
  !typeOnly &&
  (name !== null || (to !== null && !contractConstants.has(to.file)))
    ? 'this file is sent to the browser, so it must contain only plain constants'
    : null;

/** Files with details that staff can change. They contain only the initial values, which fill a new database. */
const initialValueFiles = new Set(
  ['branch', 'rooms', 'studio-name'].map((name) => `packages/content/src/${name}.ts`),
);

/** Matches the file that may use the initial values, while the studio has never been loaded. */
const mayShowInitialValues = /^apps\/web\/app\/lib\/site\/load-root-data\.ts$/;

const enforceProfileFromRootData: ImportRule = ({ file, from, to, typeOnly }) =>
  from.layer === 'web' &&
  !from.test &&
  !typeOnly &&
  to &&
  initialValueFiles.has(to.file) &&
  !mayShowInitialValues.test(file)
    ? 'pages must read the studio from the root data: use lib/site/use-studio or lib/site/get-studio-from-matches'
    : null;

const enforceServerUsesBuild: ImportRule = ({ file, from, to, typeOnly }) =>
  file.startsWith('apps/web/server/') && !from.test && !typeOnly && to?.file.startsWith('apps/web/app/')
    ? 'the site runs from its build, without its sources: include what it needs in build.ts'
    : null;

/** Rules within the site: routes → features → ui and lib. */
export const webRules: readonly ImportRule[] = [
  enforceFolderOrder,
  enforceFeatureIsolation,
  enforceUiWithoutContracts,
  enforceContractTypesOnly,
  forbidZodInBrowser,
  enforcePlainConstants,
  enforceProfileFromRootData,
  enforceServerUsesBuild,
];
