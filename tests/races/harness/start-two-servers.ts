import { randomBytes } from 'node:crypto';
import { openPostgres } from '@studio/server/platform/database/postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import {
  createSlowClock,
  startIdentity,
  type TestIdentity,
  type TestIdentityOptions,
} from '../../harness/identity.ts';
import { createDatabase } from './create-database.ts';
import { forceConcurrentWrites } from './force-concurrent-writes.ts';
import { replaceGuard } from './replace-guard.ts';

/** Starts two servers of one user pool on one PostgreSQL and one slow clock, for the tests of a suite. */
export function startTwoServers(options: Pick<TestIdentityOptions, 'customChallenge' | 'limits'> = {}) {
  let databaseUrl = '';
  const connections: Pool[] = [];
  let servers: TestIdentity[] = [];
  beforeAll(async () => {
    databaseUrl = await createDatabase();
    const encryptionKeys = [randomBytes(32).toString('base64')];
    const shared = { ...options, encryptionKeys, clock: createSlowClock() };
    const start = () => {
      const pool = new Pool({ connectionString: databaseUrl, max: 20 });
      connections.push(pool);
      return startIdentity({ connection: { pool }, ...shared });
    };
    servers = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((one) => one.stop()));
    await Promise.all(connections.map((pool) => pool.end()));
  });
  return {
    /** Returns the servers in turn, by number. */
    server: (number: number): TestIdentity => {
      const found = servers[number % servers.length];
      if (!found) throw new Error('The servers have not started.');
      return found;
    },
    servers: (): readonly TestIdentity[] => servers,
    /** Replaces a guard in the statements of both servers: see `replaceGuard`. */
    replaceGuard: (guard: RegExp, instead?: string) => replaceGuard(connections, guard, instead),
    /**
     * Runs `work` so that two transactions have read before either writes to a table of the pool: see
     * `forceConcurrentWrites`.
     */
    writeTogether: async <Result>(table: string, work: () => Promise<Result>): Promise<Result> => {
      const database = openPostgres(databaseUrl, 2);
      try {
        return await forceConcurrentWrites(database, `identity.${table}`, work);
      } finally {
        await database.close();
      }
    },
  };
}
