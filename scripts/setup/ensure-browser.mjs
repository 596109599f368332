import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { findNode } from './find-node.mjs';
import { projectRoot, run } from './run.mjs';
import { StopWith } from './stop-with.mjs';

/**
 * A Chromium for the journeys: `CHROMIUM_PATH`, one that is installed, Playwright's own download, or the system's
 * package manager when we are root. Throws StopWith when none of these gives one: journeys are never skipped.
 *
 * @returns {Promise<string>} path of the program
 */
export async function ensureBrowser() {
  return (await findBrowser()) ?? (await download()) ?? (await installAsRoot()) ?? giveUp();
}

async function download() {
  console.log('Fetching a browser for the tests …');
  const cli = path.join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const code = await run(findNode(), [cli, 'install', 'chromium'], { quiet: true });
  return code === 0 ? findBrowser() : undefined;
}

async function installAsRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing a Chromium package for the tests …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-qq', name], { env, quiet: true });
    const found = await findBrowser();
    if (found) return found;
  }
  return undefined;
}

/** @returns {never} */
function giveUp() {
  throw new StopWith(
    'The browser tests need Chromium or Chrome, and none was found, could be downloaded or installed. ' +
      'Install one, or say where it is: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}
