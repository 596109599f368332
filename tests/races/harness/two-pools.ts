import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { startIdentity, type TestIdentity } from '../../harness/identity.ts';
import { steps } from '../../harness/identity-sign-in.ts';
import { createDatabase } from './create-database.ts';

/** Two servers of one user pool on one PostgreSQL, for the tests of a suite; their time stands still unless it is passed. */
export function twoPools() {
  let databaseUrl = '';
  const connections: Pool[] = [];
  let servers: TestIdentity[] = [];
  beforeAll(async () => {
    databaseUrl = await createDatabase();
    const sealingKeys = [randomBytes(32).toString('base64')];
    const started = Date.now();
    const start = () => {
      const pool = new Pool({ connectionString: databaseUrl, max: 20 });
      connections.push(pool);
      return startIdentity({ connection: { pool }, sealingKeys, clock: () => started });
    };
    servers = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((one) => one.stop()));
    await Promise.all(connections.map((pool) => pool.end()));
  });
  /** One server after the other, by number, with its client. */
  const at = (number: number) => {
    const own = servers[number % servers.length];
    if (!own) throw new Error('The servers have not started.');
    return { own, ...steps(own) };
  };
  return {
    at,
    databaseUrl: () => databaseUrl,
    pass: (seconds: number) => {
      for (const one of servers) one.pass(seconds);
    },
    /** What helpers of the tests take for a pool. */
    asPool: () => {
      const { own, client } = at(0);
      return { ...own, own, admin: client, kept: new Map() };
    },
  };
}

/** How often each outcome came of so many calls made side by side: 'in', or the name of the refusal. */
export async function sideBySide(
  atOnce: number,
  call: (number: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const all = Array.from({ length: atOnce }, async (_, number) => {
    const outcome = await call(number).then(
      () => 'in',
      (error: Error) => error.name,
    );
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  });
  await Promise.all(all);
  return counts;
}
