import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { findNode, getNodeEnvironment, nodeFlags } from './find-node.mjs';
import { projectRoot, runProgram } from './run-program.mjs';

const web = path.join(projectRoot, 'apps/web');
const server = path.join(projectRoot, 'apps/server');
const packages = readdirSync(path.join(projectRoot, 'packages')).map((name) =>
  path.join(projectRoot, 'packages', name, 'src'),
);
const madeByTools = new Set(['build', '.react-router', 'node_modules']);

const builds = [
  {
    what: 'site',
    cwd: web,
    args: [path.join(projectRoot, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    sources: [web, ...packages],
    stampFile: path.join(web, 'build/.built-from'),
  },
  {
    what: 'server',
    cwd: projectRoot,
    args: [
      path.join(projectRoot, 'node_modules/rolldown/bin/cli.mjs'),
      '--config',
      'scripts/rolldown.config.mjs',
    ],
    sources: [
      ...['server', 'identity', 'sandbox'].map((app) => path.join(projectRoot, 'apps', app, 'src')),
      path.join(web, 'server'),
      path.join(projectRoot, 'scripts'),
      ...packages,
    ],
    stampFile: path.join(server, 'build/serve/.built-from'),
  },
  {
    what: 'chat assistant',
    cwd: projectRoot,
    args: [...nodeFlags, 'scripts/train-assistant.ts'],
    sources: [
      path.join(server, 'src/conversations/built-in'),
      path.join(projectRoot, 'packages/content/src/assistant'),
      path.join(projectRoot, 'packages/domain/src/conversations'),
    ],
    stampFile: path.join(server, 'build/.topics-trained-from'),
  },
  {
    what: 'API description',
    cwd: projectRoot,
    args: [...nodeFlags, 'scripts/api-docs.ts'],
    sources: [path.join(server, 'src'), path.join(projectRoot, 'scripts/api-docs'), ...packages],
    stampFile: path.join(server, 'build/.built-from'),
  },
];

/**
 * Builds what has changed since the last build. Throws CommandError when a build fails.
 *
 * @param {{ production?: boolean }} [options] production: false leaves out what the development server reads from the
 * sources
 */
export async function ensureBuilt({ production = true } = {}) {
  for (const { what, cwd, args, sources, stampFile } of builds) {
    if (!production && (what === 'site' || what === 'server')) continue;
    const hash = hashOf(sources);
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) continue;
    console.log(`Building the ${what}…`);
    const startedMs = Date.now();
    const code = await runProgram(findNode(), args, {
      cwd,
      quiet: true,
      env: { ...getNodeEnvironment(), NODE_ENV: 'production' },
    });
    if (code !== 0) throw new CommandError(`Couldn’t build the ${what}. See the output above.`);
    writeFileSync(stampFile, hash);
    console.log(`Built in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`);
  }
}

/**
 * Hashes contents, not times: a checkout or a copy changes times only.
 *
 * @param {string[]} folders
 */
function hashOf(folders) {
  const hash = createHash('sha256');
  const files = [...folders.flatMap(listFiles), path.join(projectRoot, 'package-lock.json')];
  for (const file of files.sort()) {
    hash.update(path.relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return `${hash.digest('hex')}\n`;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (madeByTools.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(full);
    return entry.isFile() ? [full] : [];
  });
}
