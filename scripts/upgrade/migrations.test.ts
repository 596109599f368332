import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../setup/run-program.mjs';
import { checkMigration } from './check-migration.ts';

/**
 * Last migration of the baseline, which creates the schema.
 * All newer ones must be compatible with the previous code (docs/operations.md, Upgrading).
 */
const baseline = { 'apps/server': '0001_guards', 'apps/identity': '0000_baseline' };

interface Entry {
  tag: string;
  when: number;
}

describe.each(Object.entries(baseline))('the migrations of %s', (packageFolder, last) => {
  const folder = path.join(projectRoot, packageFolder, 'migrations');
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: Entry[];
  };
  const newer = entries.slice(entries.findIndex(({ tag }) => tag === last) + 1);

  it('begin with the baseline', () => {
    expect(entries.map(({ tag }) => tag)).toContain(last);
  });

  it.each(newer)('are safe for running code: $tag', async ({ tag }) => {
    expect(await checkMigration(readFileSync(path.join(folder, `${tag}.sql`), 'utf8'))).toEqual([]);
  });

  /** Drizzle silently skips a migration that is older than the last one it ran. */
  it('are in chronological order', () => {
    const times = entries.map(({ when }) => when);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });
});
