import type { FileLocation } from './file-location.ts';
import type { ImportEdge, ImportRule } from './import-rule.ts';
import { serverRules } from './server-rules.ts';
import { webRules } from './web-rules.ts';

/** Packages that test files may use, wherever they are. */
const testPackages = new Set(['vitest', 'fast-check']);

const mayUseHouses: Record<FileLocation['house'], readonly FileLocation['house'][]> = {
  domain: ['domain'],
  contracts: ['contracts', 'domain'],
  content: ['content', 'contracts', 'domain'],
  web: ['web', 'domain', 'content', 'contracts'],
  server: ['server', 'domain', 'content', 'contracts'],
  sandbox: ['sandbox'],
  identity: ['identity'],
  outdoors: ['domain', 'contracts', 'content', 'web', 'server', 'sandbox', 'identity', 'outdoors'],
};

/** Packages that the pure layers may use: arithmetic and schemas, without input or output. */
const purePackages: Partial<Record<FileLocation['house'], readonly string[]>> = {
  domain: ['@internationalized/date', 'chrono-node'],
  contracts: ['zod'],
  content: [],
};

function housesKeepTheirOrder({ from, to }: ImportEdge): string | null {
  if (!to || mayUseHouses[from.house].includes(to.place.house)) return null;
  return `${from.house} must not import ${to.place.house === 'outdoors' ? 'scripts and tests' : to.place.house}`;
}

function pureHousesStayPure({ from, package: name, node }: ImportEdge): string | null {
  const allowed = purePackages[from.house];
  if (!allowed || from.test) return null;
  if (node) return `${from.house} must not use node:${node}: it has no input or output`;
  if (name && !allowed.includes(name)) return `${from.house} must not use the package ${name}`;
  return null;
}

function testToolsStayInTests({ from, package: name }: ImportEdge): string | null {
  const isProduct = from.house !== 'outdoors' && !from.test;
  return isProduct && name && testPackages.has(name) ? `${name} belongs in tests` : null;
}

/** All import rules of docs/architecture.md, "Who may import whom". */
export const importRules: readonly ImportRule[] = [
  housesKeepTheirOrder,
  pureHousesStayPure,
  testToolsStayInTests,
  ...webRules,
  ...serverRules,
];
