import type { ImportRule } from './import-rule.ts';

/** Folders of the site that each folder may import. */
const mayEnter: Record<string, readonly string[]> = {
  routes: ['routes', 'features', 'ui', 'lib', 'assets'],
  features: ['features', 'ui', 'lib', 'assets'],
  lib: ['lib'],
  ui: ['ui'],
  // Modules next to the pictures describe them, and import nothing else.
  assets: ['assets'],
};

/** Contract files that hold constants and no schemas. */
export const contractConstants = new Set([
  'packages/contracts/src/paths.ts',
  'packages/contracts/src/error-codes.ts',
  'packages/contracts/src/terms-version.ts',
  'packages/contracts/src/tracked-calls.ts',
]);

const roomsKeepTheirOrder: ImportRule = ({ from, to }) => {
  if (from.house !== 'web' || to?.place.house !== 'web' || !from.room || !to.place.room) return null;
  // Every folder may import the files themselves: pictures, fonts and styles.
  if (!/\.tsx?$/.test(to.file)) return null;
  const allowed = mayEnter[from.room];
  if (!allowed) return `${from.room} is no room of the site: there are ${Object.keys(mayEnter).join(', ')}`;
  return allowed.includes(to.place.room) ? null : `${from.room} must not import ${to.place.room}`;
};

const featuresStandAlone: ImportRule = ({ from, to }) => {
  const between = from.house === 'web' && from.room === 'features' && to?.place.room === 'features';
  if (!between || from.corner === to.place.corner) return null;
  return `the feature ${from.corner} must not import the feature ${to.place.corner}: a route composes them`;
};

const uiKnowsNoContracts: ImportRule = ({ from, to }) =>
  from.house === 'web' && from.room === 'ui' && to?.place.house === 'contracts'
    ? 'ui must not import contracts'
    : null;

const contractsAsTypesOnly: ImportRule = ({ from, to, typeOnly }) =>
  from.house === 'web' &&
  !from.test &&
  to?.place.house === 'contracts' &&
  !typeOnly &&
  !contractConstants.has(to.file)
    ? 'web takes types and constants of the contracts only, so that no schema reaches the browser'
    : null;

const noSchemasInTheBrowser: ImportRule = ({ from, package: name }) =>
  from.house === 'web' && name === 'zod' ? 'web must not use zod: it would be sent to the browser' : null;

const constantsHaveNoSchemas: ImportRule = ({ file, to, package: name, typeOnly }) =>
  contractConstants.has(file) &&
  !typeOnly &&
  (name !== null || (to !== null && !contractConstants.has(to.file)))
    ? 'this file is sent to the browser and must stay plain constants'
    : null;

/** Files with details that staff can change. They hold the initial values only, which fill a new database. */
const changedByStaff = new Set(
  ['branch', 'rooms', 'studio-name'].map((name) => `packages/content/src/${name}.ts`),
);

/** Files that may show the initial values: when loading fails, and for the name stored on a visitor's device. */
const asSetUp = /^apps\/web\/app\/(lib\/(load-root-data|session\/[^/]+)|features\/shell\/error-page)\.tsx?$/;

const profileFromTheFrame: ImportRule = ({ file, from, to, typeOnly }) =>
  from.house === 'web' && !from.test && !typeOnly && to && changedByStaff.has(to.file) && !asSetUp.test(file)
    ? 'pages show the studio as staff have it now: it comes from the root data, by lib/use-studio or lib/get-studio-from-matches'
    : null;

const serverTakesTheBuild: ImportRule = ({ file, from, to, typeOnly }) =>
  file.startsWith('apps/web/server/') && !from.test && !typeOnly && to?.file.startsWith('apps/web/app/')
    ? 'the site is served from its build, without its sources: what this needs of them comes with it (build.ts)'
    : null;

/** Rules within the site: routes → features → ui and lib. */
export const webRules: readonly ImportRule[] = [
  roomsKeepTheirOrder,
  featuresStandAlone,
  uiKnowsNoContracts,
  contractsAsTypesOnly,
  noSchemasInTheBrowser,
  constantsHaveNoSchemas,
  profileFromTheFrame,
  serverTakesTheBuild,
];
