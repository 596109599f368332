import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findUndeclared, readManifests, type Use } from './declared-packages.ts';
import { getFileLocation } from './file-location.ts';
import { findCycles, findPathsFromSite } from './import-graph.ts';
import type { ImportEdge } from './import-rule.ts';
import { importRules } from './import-rules.ts';
import { readImports } from './read-imports.ts';
import { type ImportTarget, resolveImport } from './resolve-import.ts';

export interface ImportCheckResult {
  files: number;
  /** One sentence per forbidden import, with its file. */
  faults: string[];
}

const floors = ['packages', 'apps', 'tests', 'bench', 'scripts'];
const notOurs = new Set(['node_modules', 'build', 'dist', '.react-router', 'migrations']);
const namelessRooms = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.tsx?$)/;
const barrel = /^(packages|apps\/(server|sandbox|identity))\/.*\/index\.ts$/;

const madeByTheBuild = /\/\+types\/|^\.\.?\/\+types\/|^virtual:|build\/server/;

/** Reads all TypeScript files below `root` and checks their imports against the rules. */
export function checkImports(root: string): ImportCheckResult {
  const files = floors.flatMap((floor) => sourcesIn(root, floor));
  const faults = files.flatMap(faultsOfName);
  const edges = new Map<string, string[]>();
  const edgesAtRunTime = new Map<string, string[]>();
  const withSchemas = new Set<string>();
  const uses: Use[] = [];
  for (const file of files) {
    const steps = stepsOf(root, file);
    faults.push(...steps.flatMap(faultsOfStep));
    uses.push(...steps.map((step) => ({ ...step, package: step.package ?? ownPackage(step.specifier) })));
    const atRunTime = steps.filter((step) => !step.typeOnly);
    edges.set(file, filesOf(steps));
    edgesAtRunTime.set(file, filesOf(atRunTime));
    if (atRunTime.some((step) => step.package === 'zod')) withSchemas.add(file);
  }
  for (const circle of findCycles(edges)) faults.push(`circle: ${circle.join(' → ')}`);
  for (const way of findPathsFromSite(edgesAtRunTime, withSchemas)) {
    faults.push(`${way.join(' → ')} → zod: a schema would be sent to the browser`);
  }
  faults.push(...findUndeclared(readManifests(root, manifestFolders(root)), uses));
  return { files: files.length, faults };
}

/** Returns the folders that can have their own package.json. */
function manifestFolders(root: string): string[] {
  const workspaces = ['packages', 'apps'].flatMap((floor) =>
    existsSync(path.join(root, floor))
      ? readdirSync(path.join(root, floor)).map((name) => `${floor}/${name}`)
      : [],
  );
  return ['', 'bench', 'scripts/pictures', ...workspaces];
}

/** Returns the name of our own package that an import names, or null. */
function ownPackage(specifier: string): string | null {
  return /^@studio\/[^/]+/.exec(specifier)?.[0] ?? null;
}

function filesOf(steps: readonly ImportEdge[]): string[] {
  return steps.flatMap((step) => step.to?.file ?? []);
}

function faultsOfName(file: string): string[] {
  if (namelessRooms.test(file)) return [`${file}: a room or file needs a name that says what is in it`];
  return barrel.test(file) ? [`${file}: no barrel files; import the file itself`] : [];
}

function faultsOfStep(step: ImportEdge & { specifier: string }): string[] {
  const { file, specifier } = step;
  const nowhere = !step.to && !step.package && !step.node;
  const broken = nowhere ? ['there is no such file'] : importRules.flatMap((rule) => rule(step) ?? []);
  return broken.map((fault) => `${file} → ${specifier}: ${fault}`);
}

function stepsOf(root: string, file: string): (ImportEdge & { specifier: string })[] {
  return readImports(path.join(root, file))
    .filter(({ specifier }) => !madeByTheBuild.test(specifier))
    .map(({ specifier, typeOnly }) => ({
      ...stepTo(file, resolveImport(root, file, specifier), typeOnly),
      specifier,
    }));
}

function stepTo(file: string, target: ImportTarget, typeOnly: boolean): ImportEdge {
  return {
    file,
    typeOnly,
    from: getFileLocation(file),
    to: target.kind === 'file' ? { file: target.path, place: getFileLocation(target.path) } : null,
    package: target.kind === 'package' ? target.name : null,
    node: target.kind === 'node' ? target.name : null,
  };
}

function sourcesIn(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const inside = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : sourcesIn(root, inside);
    return /\.(tsx?|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [inside] : [];
  });
}
