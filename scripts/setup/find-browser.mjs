import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';

// The headless shell draws no window, which saves browser tests a quarter of their time. Its mouse pointer is in the
// corner of the page from the start.
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const otherPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @typedef {{ fullBrowser?: boolean }} BrowserOptions */

/**
 * Finds an existing Chromium: `CHROMIUM_PATH`, an installed one, or an earlier download by Playwright. `fullBrowser`
 * excludes the headless shell, which places a mouse pointer on the page and so starts its deferred scripts. Throws
 * CommandError when CHROMIUM_PATH names a program that doesn't run.
 *
 * @param {BrowserOptions} [options]
 * @returns {Promise<string | undefined>} path of the program
 */
export async function findBrowser({ fullBrowser = false } = {}) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (canRun(chosen)) return chosen;
    throw new CommandError(`Couldn’t start a browser from CHROMIUM_PATH (${chosen}).`);
  }
  const programs = fullBrowser ? names : [shell, ...names];
  return [...listInstalled(programs), await findDownloaded()].find(canRun);
}

/** @param {readonly string[]} programs names of programs */
function listInstalled(programs) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [...programs.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...otherPaths];
}

async function findDownloaded() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * Returns whether a program's `--version` succeeds, because some systems install a placeholder that only explains how
 * to get the real program.
 *
 * @param {string} program
 */
function canRun(program) {
  if (!existsSync(program)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;
}
