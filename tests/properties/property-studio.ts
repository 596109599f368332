import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';
import { type InterruptionPoints, installInterruptionPoints } from './interruption-points.ts';

/**
 * Studio that the sequences of a test file use, one after another. Members authenticate with tokens that the test
 * issues.
 */
export interface PropertyStudio {
  studio: TestStudio;
  points: InterruptionPoints;
  tokens: TestTokens;
  people: FakeUserPool;
  /** Restores the initial state. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Monday noon in November, far from the quiet hours. */
const startTime = '2026-11-23T12:00:00Z';

const tablesOf = `SELECT table_schema || '.' || quote_ident(table_name) AS name FROM information_schema.tables
  WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'sandbox')`;

/** Builds a query for the tables with rows. */
function buildNonEmptyTablesQuery(names: readonly string[]): string {
  return names
    .map((name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT 1 FROM ${name})`)
    .join(' UNION ALL ');
}

/**
 * Builds a statement that deletes all rows of the tables, which is faster than recreating tables. The replica role
 * skips foreign keys, so the order doesn't matter.
 */
function buildDeleteStatement(names: readonly string[]): string {
  const asReplica = "PERFORM set_config('session_replication_role', 'replica', true)";
  const statements = [asReplica, ...names.map((name) => `DELETE FROM ${name}`)];
  return `DO $$ BEGIN ${statements.join('; ')}; END $$`;
}

export async function openPropertyStudio(): Promise<PropertyStudio> {
  const studio = await openTestStudio({ now: startTime });
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  const points = installInterruptionPoints(studio.services, studio.idle);
  const tables = await studio.sandbox.query<{ name: string }>(tablesOf, []);
  const all = tables.map(({ name }) => name);
  const seeded = await studio.sandbox.query<{ name: string }>(buildNonEmptyTablesQuery(all));
  const empty = all.filter((name) => !seeded.some((table) => table.name === name));
  await studio.sandbox.query(`PREPARE used_tables AS ${buildNonEmptyTablesQuery(empty)}`);
  return {
    studio,
    points,
    tokens,
    people,
    clear: async () => {
      await studio.idle();
      const used = await studio.sandbox.query<{ name: string }>('EXECUTE used_tables');
      await studio.sandbox.query(buildDeleteStatement(used.map(({ name }) => name)));
      studio.time.now = new Date(startTime);
    },
    close: () => studio.close(),
  };
}
