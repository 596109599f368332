import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { projectRoot, runProgram } from './run-program.mjs';

const lockFile = path.join(projectRoot, 'package-lock.json');
/** List of the packages that npm has installed, which npm writes. */
const installedLockFile = path.join(projectRoot, 'node_modules/.package-lock.json');
/** Stamp of the lock file and the platform for which the installed packages were last verified. */
const stampFile = path.join(projectRoot, 'node_modules/.fits-lock');

/**
 * Installs the packages if they are missing or don't match package-lock.json. When they match, it takes a few
 * milliseconds. Throws CommandError when npm fails.
 */
export async function ensureInstalled() {
  const stamp = computeStamp(readFileSync(lockFile));
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!isInstallCurrent()) await install();
  writeStamp(stamp);
}

/** Writes the stamp. On a read-only file system, as in the image, each start verifies the packages. */
function writeStamp(/** @type {string} */ stamp) {
  try {
    writeFileSync(stampFile, stamp);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EROFS' && code !== 'EACCES') throw error;
  }
}

/** @param {Buffer} lock */
function computeStamp(lock) {
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/**
 * Returns whether every package in the lock file is installed in its version. Optional packages may be missing, because
 * they can be for other platforms. If no development package is installed, they were omitted on purpose (`--omit=dev`).
 */
function isInstallCurrent() {
  if (!existsSync(installedLockFile)) return false;
  const locked = readPackages(lockFile);
  const installed = readPackages(installedLockFile);
  const onlyToRun = !Object.entries(locked).some(([place, { dev }]) => dev && installed[place]);
  return Object.entries(locked).every(([place, entry]) => {
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
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

async function install() {
  const isFirstInstall = !existsSync(installedLockFile);
  console.log(
    isFirstInstall ? 'Installing packages (first run only, takes 1 to 3 minutes)…' : 'Updating packages…',
  );
  // `npm ci` empties node_modules first, so it runs only when nothing is installed.
  // `npm install` also accepts a lock file that lacks another platform's optional package.
  if (isFirstInstall && (await npm(['ci'], true)) === 0) return;
  if ((await npm(['install', '--no-save'], false)) === 0) return;
  throw new CommandError(
    'Couldn’t install the packages. See the npm output above and check that you can reach the package registry.',
  );
}

/**
 * Runs the npm that started this process, or else the system's.
 *
 * @param {string[]} args
 * @param {boolean} quiet
 */
function npm(args, quiet) {
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return runProgram(process.execPath, [own, ...args, ...flags], { quiet });
  return runProgram('npm', [...args, ...flags], { quiet, shell: process.platform === 'win32' });
}
