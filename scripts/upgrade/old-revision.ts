import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError } from '../setup/command-error.mjs';
import { findNode, getNodeEnvironment } from '../setup/find-node.mjs';
import { projectRoot, runProgram } from '../setup/run-program.mjs';

/** Older revision of the project that can be started. */
export interface OldRevision {
  /** Short commit hash with its date and subject. */
  name: string;
  folder: string;
}

const baseline = 'apps/server/migrations/0000_baseline.sql';
const migrations = ['apps/server/migrations/*.sql', 'apps/identity/migrations/*.sql'];

/**
 * Checks out, installs and builds an older revision in its own folder. Reuses an existing folder, because a commit
 * never changes. Defaults to the revision before the newest migration.
 */
export async function prepareOldRevision(revision?: string): Promise<OldRevision> {
  const commit = git('rev-parse', '--verify', `${revision ?? `${newestMigration()}^`}^{commit}`);
  const name = git('log', '-1', '--format=%h (%cs, %s)', commit);
  const folder = path.join(tmpdir(), `miles-street-at-${commit.slice(0, 12)}`);
  const whole = path.join(folder, '.whole');
  if (!existsSync(whole)) {
    console.log(`Installing and building ${name} in ${folder}…`);
    rmSync(folder, { recursive: true, force: true });
    await make(commit, folder);
    writeFileSync(whole, '');
  }
  return { name, folder };
}

/** Returns the commit that added the newest migration after the baseline, which creates the schema. */
function newestMigration(): string {
  const first = git('log', '-1', '--format=%H', '--diff-filter=A', '--', baseline);
  const commit = git('log', '-1', '--format=%H', '--diff-filter=A', `${first}..HEAD`, '--', ...migrations);
  if (!commit)
    throw new CommandError('No migrations after the baseline. Pass a revision that contains the baseline.');
  return commit;
}

async function make(commit: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, '.archive.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit);
  const env = getNodeEnvironment();
  const steps: [string, string[], string][] = [
    ['tar', ['-xf', archive], folder],
    ['npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder],
    [findNode(), ['scripts/build.mjs'], folder],
  ];
  for (const [program, args, cwd] of steps) {
    const code = await runProgram(program, args, { cwd, quiet: true, env: { ...env, NODE_ENV: '' } });
    if (code !== 0) throw new CommandError(`${program} ${args[0]} failed in ${cwd}. See the output above.`);
  }
  rmSync(archive);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
}
