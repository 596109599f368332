import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findPackageFaults, type PackageUse, readManifests } from './declared-packages.ts';
import { getFileLocation } from './file-location.ts';
import { findCycles, findPathsFromSite } from './import-graph.ts';
import type { ImportEdge } from './import-rule.ts';
import { importRules } from './import-rules.ts';
import { readImports } from './read-imports.ts';
import { type ImportTarget, resolveImport } from './resolve-import.ts';

export interface ImportCheckResult {
  files: number;
  /**
   * One sentence per fault, with its file: a forbidden or missing import, an import cycle, a schema sent to the
   * browser, a vague file name, a barrel file, or an undeclared or unused package.
   */
  faults: string[];
}

const rootFolders = ['packages', 'apps', 'tests', 'bench', 'scripts'];
const ignoredFolders = new Set(['node_modules', 'build', 'dist', '.react-router', 'migrations']);
const vagueNames = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.tsx?$)/;
const barrel = /^(packages|apps\/(server|sandbox|identity))\/.*\/index\.ts$/;

const generatedModules = /\/\+types\/|^\.\.?\/\+types\/|^virtual:|build\/server/;

/**
 * Reads the TypeScript and .mjs files in the source folders below `root`, and checks their names, their imports and the
 * declared packages.
 */
export function checkImports(root: string): ImportCheckResult {
  const files = rootFolders.flatMap((folder) => listSources(root, folder));
  const faults = files.flatMap(checkFileName);
  const edges = new Map<string, string[]>();
  const edgesAtRunTime = new Map<string, string[]>();
  const withSchemas = new Set<string>();
  const uses: PackageUse[] = [];
  for (const file of files) {
    const steps = readSteps(root, file);
    faults.push(...steps.flatMap(checkStep));
    uses.push(...steps.map((step) => ({ ...step, package: step.package ?? ownPackage(step.specifier) })));
    const atRunTime = steps.filter((step) => !step.typeOnly);
    edges.set(file, toFiles(steps));
    edgesAtRunTime.set(file, toFiles(atRunTime));
    if (atRunTime.some((step) => step.package === 'zod')) withSchemas.add(file);
  }
  for (const cycle of findCycles(edges)) faults.push(`import cycle: ${cycle.join(' → ')}`);
  for (const importPath of findPathsFromSite(edgesAtRunTime, withSchemas)) {
    faults.push(`${importPath.join(' → ')} → zod: a schema would be sent to the browser`);
  }
  faults.push(...findPackageFaults(readManifests(root, manifestFolders(root)), uses));
  return { files: files.length, faults };
}

/** Returns the folders that can have their own package.json. */
function manifestFolders(root: string): string[] {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`)
      : [],
  );
  return ['', 'bench', 'scripts/pictures', ...workspaces];
}

/** Returns the name of the project's own package that an import specifier names, or null for other packages. */
function ownPackage(specifier: string): string | null {
  return /^@studio\/[^/]+/.exec(specifier)?.[0] ?? null;
}

function toFiles(steps: readonly ImportEdge[]): string[] {
  return steps.flatMap((step) => step.to?.file ?? []);
}

function checkFileName(file: string): string[] {
  if (vagueNames.test(file)) return [`${file}: a folder or file needs a name that says what it contains`];
  return barrel.test(file) ? [`${file}: no barrel files; import the file itself`] : [];
}

function checkStep(step: ImportEdge & { specifier: string }): string[] {
  const { file, specifier } = step;
  const isMissing = !step.to && !step.package && !step.node;
  const broken = isMissing ? ['file not found'] : importRules.flatMap((rule) => rule(step) ?? []);
  return broken.map((fault) => `${file} → ${specifier}: ${fault}`);
}

function readSteps(root: string, file: string): (ImportEdge & { specifier: string })[] {
  return readImports(path.join(root, file))
    .filter(({ specifier }) => !generatedModules.test(specifier))
    .map(({ specifier, typeOnly }) => ({
      ...toImportEdge(file, resolveImport(root, file, specifier), typeOnly),
      specifier,
    }));
}

function toImportEdge(file: string, target: ImportTarget, typeOnly: boolean): ImportEdge {
  return {
    file,
    typeOnly,
    from: getFileLocation(file),
    to: target.kind === 'file' ? { file: target.path, location: getFileLocation(target.path) } : null,
    package: target.kind === 'package' ? target.name : null,
    node: target.kind === 'node' ? target.name : null,
  };
}

function listSources(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const inside = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : listSources(root, inside);
    return /\.(tsx?|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [inside] : [];
  });
}
