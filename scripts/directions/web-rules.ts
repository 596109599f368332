import type { Rule } from './rule.ts';

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
  'packages/contracts/src/counted-calls.ts',
]);

const roomsKeepTheirOrder: Rule = ({ from, to }) => {
  if (from.house !== 'web' || to?.place.house !== 'web' || !from.room || !to.place.room) return null;
  // The files themselves, pictures, fonts and styles, are for every room.
  if (!/\.tsx?$/.test(to.file)) return null;
  const allowed = mayEnter[from.room];
  if (!allowed) return `${from.room} is no room of the site: there are ${Object.keys(mayEnter).join(', ')}`;
  return allowed.includes(to.place.room) ? null : `${from.room} must not import ${to.place.room}`;
};

const featuresStandAlone: Rule = ({ from, to }) => {
  const between = from.house === 'web' && from.room === 'features' && to?.place.room === 'features';
  if (!between || from.corner === to.place.corner) return null;
  return `the feature ${from.corner} must not import the feature ${to.place.corner}: a route composes them`;
};

const uiKnowsNoContracts: Rule = ({ from, to }) =>
  from.house === 'web' && from.room === 'ui' && to?.place.house === 'contracts'
    ? 'ui must not import contracts'
    : null;

const contractsAsTypesOnly: Rule = ({ from, to, typeOnly }) =>
  from.house === 'web' &&
  !from.test &&
  to?.place.house === 'contracts' &&
  !typeOnly &&
  !contractConstants.has(to.file)
    ? 'web takes types and constants of the contracts only, so that no schema reaches the browser'
    : null;

const noSchemasInTheBrowser: Rule = ({ from, package: name }) =>
  from.house === 'web' && name === 'zod' ? 'web must not use zod: it would be sent to the browser' : null;

const constantsHaveNoSchemas: Rule = ({ file, to, package: name, typeOnly }) =>
  contractConstants.has(file) &&
  !typeOnly &&
  (name !== null || (to !== null && !contractConstants.has(to.file)))
    ? 'this file is sent to the browser and must stay plain constants'
    : null;

/** Inside the site: routes → features → ui and lib. */
export const webRules: readonly Rule[] = [
  roomsKeepTheirOrder,
  featuresStandAlone,
  uiKnowsNoContracts,
  contractsAsTypesOnly,
  noSchemasInTheBrowser,
  constantsHaveNoSchemas,
];
