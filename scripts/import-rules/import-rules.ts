import type { FileLocation } from './file-location.ts';
import type { ImportEdge, ImportRule } from './import-rule.ts';
import { serverRules } from './server-rules.ts';
import { webRules } from './web-rules.ts';

/** Packages that only test files and files outside the layers may use. */
const testPackages = new Set(['vitest', 'fast-check']);

const allowedLayers: Record<FileLocation['layer'], readonly FileLocation['layer'][]> = {
  domain: ['domain'],
  contracts: ['contracts', 'domain'],
  content: ['content', 'contracts', 'domain'],
  islands: ['islands'],
  web: ['web', 'domain', 'content', 'contracts', 'islands'],
  server: ['server', 'domain', 'content', 'contracts'],
  sandbox: ['sandbox'],
  identity: ['identity'],
  outdoors: ['domain', 'contracts', 'content', 'islands', 'web', 'server', 'sandbox', 'identity', 'outdoors'],
};

/** Packages that the layers below the apps may use. These layers do no I/O. */
const purePackages: Partial<Record<FileLocation['layer'], readonly string[]>> = {
  domain: ['@internationalized/date', 'chrono-node'],
  contracts: ['zod'],
  content: [],
  islands: ['react'],
};

function enforceLayerOrder({ from, to }: ImportEdge): string | null {
  if (!to || allowedLayers[from.layer].includes(to.location.layer)) return null;
  return `${from.layer} must not import ${to.location.layer === 'outdoors' ? 'scripts and tests' : to.location.layer}`;
}

function enforcePurity({ from, package: name, node }: ImportEdge): string | null {
  const allowed = purePackages[from.layer];
  if (!allowed || from.test) return null;
  if (node) return `${from.layer} must not use node:${node}, because this layer does no I/O`;
  if (name && !allowed.includes(name)) return `${from.layer} must not use the package ${name}`;
  return null;
}

function enforceTestTools({ from, package: name }: ImportEdge): string | null {
  const isProduct = from.layer !== 'outdoors' && !from.test;
  return isProduct && name && testPackages.has(name) ? `${name} belongs in tests` : null;
}

/** All import rules of docs/architecture.md, "What may import what". */
export const importRules: readonly ImportRule[] = [
  enforceLayerOrder,
  enforcePurity,
  enforceTestTools,
  ...webRules,
  ...serverRules,
];
