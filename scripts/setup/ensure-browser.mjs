import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { findBrowser } from './find-browser.mjs';
import { findNode } from './find-node.mjs';
import { projectRoot, runProgram } from './run-program.mjs';

/** @import { BrowserOptions } from './find-browser.mjs' */

/**
 * Finds or installs a Chromium: `CHROMIUM_PATH`, an installed one, Playwright's download, or, as root, the system's
 * package. Throws CommandError when that fails, because browser tests are never skipped.
 *
 * @param {BrowserOptions} [options] default: for the browser tests
 * @returns {Promise<string>} path of the program
 */
export async function ensureBrowser(options) {
  return (
    (await findBrowser(options)) ?? (await download(options)) ?? (await installAsRoot(options)) ?? fail()
  );
}

/** @param {BrowserOptions | undefined} options */
async function download(options) {
  console.log('Downloading a browser…');
  const cli = path.join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const code = await runProgram(findNode(), [cli, 'install', 'chromium'], { quiet: true });
  return code === 0 ? findBrowser(options) : undefined;
}

/** @param {BrowserOptions | undefined} options */
async function installAsRoot(options) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-qq'], { env, quiet: true });
  for (const name of options?.fullBrowser ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
    await runProgram('apt-get', ['install', '-y', '-qq', name], { env, quiet: true });
    const found = await findBrowser(options);
    if (found) return found;
  }
  return undefined;
}

/** @returns {never} */
function fail() {
  throw new CommandError(
    'Chromium or Chrome is required. We couldn’t find, download or install one. ' +
      'Install it, or set its path: CHROMIUM_PATH=/path/to/chrome',
  );
}
