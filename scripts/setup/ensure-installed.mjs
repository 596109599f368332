import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, run } from './run.mjs';
import { StopWith } from './stop-with.mjs';

const lockFile = path.join(projectRoot, 'package-lock.json');
/** What npm itself noted down about the packages that it put there. */
const installedLockFile = path.join(projectRoot, 'node_modules/.package-lock.json');
/** Which lock file, on which platform, the installed packages were last seen to fit. */
const stampFile = path.join(projectRoot, 'node_modules/.fits-lock');

/**
 * Installs the packages when they are missing or do not fit package-lock.json; costs a few milliseconds otherwise.
 * Throws StopWith when npm could not do it.
 */
export async function ensureInstalled() {
  const stamp = stampOf(readFileSync(lockFile));
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!installedFitsLock()) await install();
  writeFileSync(stampFile, stamp);
}

/** @param {Buffer} lock */
function stampOf(lock) {
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/** True when every package that the lock demands is there in its version; optional ones may be for other platforms. */
function installedFitsLock() {
  if (!existsSync(installedLockFile)) return false;
  const wanted = packagesOf(lockFile);
  const installed = packagesOf(installedLockFile);
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    const found = installed[place];
    return found ? found.version === entry.version : entry.optional === true || entry.devOptional === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

async function install() {
  const anew = !existsSync(installedLockFile);
  console.log(
    anew ? 'Installing the packages (once, about a minute) …' : 'Bringing the packages up to date …',
  );
  // `npm ci` empties node_modules first, so it is for a folder that has nothing to lose. It also refuses a lock file
  // that lacks another platform's optional package; `npm install` then installs the same versions all the same.
  if (anew && (await npm(['ci'], true)) === 0) return;
  if ((await npm(['install', '--no-save'], false)) === 0) return;
  throw new StopWith(
    'The packages could not be installed; npm says why above. Is the package registry reachable?',
  );
}

/**
 * Uses the npm that started us, if one did.
 *
 * @param {string[]} args
 * @param {boolean} quiet
 */
function npm(args, quiet) {
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args, ...flags], { quiet });
  return run('npm', [...args, ...flags], { quiet, shell: process.platform === 'win32' });
}
