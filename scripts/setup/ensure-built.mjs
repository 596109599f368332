import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { findNode, getNodeEnvironment } from './find-node.mjs';
import { projectRoot, run } from './run.mjs';

const web = path.join(projectRoot, 'apps/web');
const stampFile = path.join(web, 'build/.built-from');
const madeByTools = new Set(['build', '.react-router', 'node_modules']);

/** Builds the site if its sources have changed since the last build. Throws CommandError when the build fails. */
export async function ensureBuilt() {
  const sources = hashOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return;
  console.log('Building the site …');
  const began = Date.now();
  const code = await run(
    findNode(),
    [path.join(projectRoot, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      cwd: web,
      quiet: true,
      env: { ...getNodeEnvironment(), NODE_ENV: 'production' },
    },
  );
  if (code !== 0) throw new CommandError('The site does not build; the reason is above.');
  writeFileSync(stampFile, sources);
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** Hashes contents, not times: a checkout or a copy changes times only. */
function hashOfSources() {
  const hash = createHash('sha256');
  const packages = path.join(projectRoot, 'packages');
  const folders = [web, ...readdirSync(packages).map((name) => path.join(packages, name, 'src'))];
  const files = [...folders.flatMap(filesIn), path.join(projectRoot, 'package-lock.json')];
  for (const file of files.sort()) {
    hash.update(path.relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return `${hash.digest('hex')}\n`;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (madeByTools.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(full);
    return entry.isFile() ? [full] : [];
  });
}
