import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../setup/run.mjs';
import { checkMigration } from './check-migration.ts';

/**
 * Last migration before the product was in use.
 * All newer ones must be compatible with the previous code (docs/operations.md, Upgrading).
 */
const baseline = { 'apps/server': '0029_classes_shown', 'apps/identity': '0001_codes_for_all' };

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

  it('are checked from a known migration on', () => {
    expect(entries.map(({ tag }) => tag)).toContain(last);
    expect(newer.length).toBeGreaterThan(0);
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
