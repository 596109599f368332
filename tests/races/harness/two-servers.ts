import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { startIdentity, type TestIdentity, type TestIdentityOptions } from '../../harness/identity.ts';
import { createDatabase } from './create-database.ts';

interface TwoServersOptions extends Pick<TestIdentityOptions, 'customChallenge'> {
  /** Time stands still at both unless it is passed, so that no pause ends by itself. */
  standsStill?: boolean;
}

/** Two servers of one user pool on one PostgreSQL, for the tests of a suite. */
export function twoServers({ standsStill = false, ...options }: TwoServersOptions = {}) {
  let databaseUrl = '';
  const connections: Pool[] = [];
  let servers: TestIdentity[] = [];
  beforeAll(async () => {
    databaseUrl = await createDatabase();
    const shared = { ...options, sealingKeys: [randomBytes(32).toString('base64')] };
    const started = Date.now();
    const start = () => {
      const pool = new Pool({ connectionString: databaseUrl, max: 20 });
      connections.push(pool);
      return startIdentity({
        connection: { pool },
        ...shared,
        ...(standsStill ? { clock: () => started } : {}),
      });
    };
    servers = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((one) => one.stop()));
    await Promise.all(connections.map((pool) => pool.end()));
  });
  return {
    /** One server after the other, by number. */
    server: (number: number): TestIdentity => {
      const found = servers[number % servers.length];
      if (!found) throw new Error('The servers have not started.');
      return found;
    },
    servers: (): readonly TestIdentity[] => servers,
    databaseUrl: () => databaseUrl,
  };
}
