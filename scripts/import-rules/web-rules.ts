import type { ImportRule } from './import-rule.ts';

/** Which rooms of the site a room may enter. */
const mayEnter: Record<string, readonly string[]> = {
  routes: ['routes', 'features', 'ui', 'lib', 'assets'],
  features: ['features', 'ui', 'lib', 'assets'],
  lib: ['lib'],
  ui: ['ui'],
  // Modules beside the pictures tell about them and know nothing else.
  assets: ['assets'],
};

/** The files of the contracts that hold constants and no schema. */
export const contractConstants = new Set([
  'packages/contracts/src/paths.ts',
  'packages/contracts/src/error-codes.ts',
  'packages/contracts/src/terms-version.ts',
  'packages/contracts/src/tracked-calls.ts',
]);

const roomsKeepTheirOrder: ImportRule = ({ from, to }) => {
  if (from.house !== 'web' || to?.place.house !== 'web' || !from.room || !to.place.room) return null;
  // The files themselves, pictures, fonts and styles, are for every room.
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

/** What staff change in the settings: the package holds how the studio was set up, and that only fills a new database. */
const changedByStaff = new Set(
  ['branch', 'rooms', 'studio-name'].map((name) => `packages/content/src/${name}.ts`),
);

/** Where a page must say whose it is although the settings could not be read, and the studio's name in the visitor's own device. */
const asSetUp = /^apps\/web\/app\/(lib\/(load-root-data|session\/[^/]+)|features\/shell\/error-page)\.tsx?$/;

const profileFromTheFrame: ImportRule = ({ file, from, to, typeOnly }) =>
  from.house === 'web' && !from.test && !typeOnly && to && changedByStaff.has(to.file) && !asSetUp.test(file)
    ? 'pages show the studio as staff have it now: it comes from the root data, by lib/use-studio or lib/get-studio-from-matches'
    : null;

const serverTakesTheBuild: ImportRule = ({ file, from, to, typeOnly }) =>
  file.startsWith('apps/web/server/') && !from.test && !typeOnly && to?.file.startsWith('apps/web/app/')
    ? 'the site is served from its build, without its sources: what this needs of them comes with it (build.ts)'
    : null;

/** Inside the site: routes → features → ui and lib. */
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
