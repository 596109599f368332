import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { projectRoot, run } from './run.mjs';

const lockFile = path.join(projectRoot, 'package-lock.json');
/** What npm itself noted down about the packages that it put there. */
const installedLockFile = path.join(projectRoot, 'node_modules/.package-lock.json');
/** Which lock file, on which platform, the installed packages were last seen to fit. */
const stampFile = path.join(projectRoot, 'node_modules/.fits-lock');

/**
 * Installs the packages when they are missing or do not fit package-lock.json; costs a few milliseconds otherwise.
 * Throws CommandError when npm could not do it.
 */
export async function ensureInstalled() {
  const stamp = stampOf(readFileSync(lockFile));
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!installedFitsLock()) await install();
  noteDown(stamp);
}

/** Where nothing may be written, as in the image, it is looked at anew each time. */
function noteDown(/** @type {string} */ stamp) {
  try {
    writeFileSync(stampFile, stamp);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EROFS' && code !== 'EACCES') throw error;
  }
}

/** @param {Buffer} lock */
function stampOf(lock) {
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/**
 * True when every package that the lock demands is there in its version; optional ones may be for other platforms, and
 * where nothing is there that only builds or tests, it was left out on purpose (`--omit=dev`).
 */
function installedFitsLock() {
  if (!existsSync(installedLockFile)) return false;
  const wanted = packagesOf(lockFile);
  const installed = packagesOf(installedLockFile);
  const onlyToRun = !Object.entries(wanted).some(([place, { dev }]) => dev && installed[place]);
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    const found = installed[place];
    if (found) return found.version === entry.version;
    return entry.optional === true || entry.devOptional === true || (onlyToRun && entry.dev === true);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

async function install() {
  const anew = !existsSync(installedLockFile);
  console.log(
    anew ? 'Installing the packages (once, one to three minutes) …' : 'Bringing the packages up to date …',
  );
  // `npm ci` empties node_modules first, so it is for a folder that has nothing to lose. It also refuses a lock file
  // that lacks another platform's optional package; `npm install` then installs the same versions all the same.
  if (anew && (await npm(['ci'], true)) === 0) return;
  if ((await npm(['install', '--no-save'], false)) === 0) return;
  throw new CommandError(
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
