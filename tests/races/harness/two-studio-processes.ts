import { openPostgres } from '@studio/server/platform/database/postgres';
import { createDatabase } from './create-database.ts';
import { type StudioProcess, startStudio } from './studio-process.ts';

/** Two server processes on one PostgreSQL, with direct database access. */
export interface TwoStudioProcesses {
  databaseUrl: string;
  database: ReturnType<typeof openPostgres>;
  /** Both processes; alternate between them. */
  processes: [StudioProcess, StudioProcess];
  /** Kills one process and starts it again on its port. */
  killAndRestart(which: 0 | 1, env?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Unlocks idempotency keys of the Stripe sandbox. The sandbox runs in the killed process and dies with the call in
 * progress, so it would lock the key for 20 seconds. Real Stripe would have responded long before the restart.
 */
const unlockProviderKeyStatement =
  'UPDATE sandbox.stripe_idempotency SET locked_until = clock_timestamp() WHERE status IS NULL';

/** Starts two processes on an empty database, with limits and sweeper off unless `env` overrides them. */
export async function startTwoStudios(env: Record<string, string> = {}): Promise<TwoStudioProcesses> {
  const databaseUrl = await createDatabase();
  const settings = { databaseUrl, env };
  const started = await Promise.allSettled([startStudio(settings), startStudio(settings)]);
  const [one, other] = started.map((each) => (each.status === 'fulfilled' ? each.value : null));
  if (!one || !other) {
    await Promise.all([one?.kill(), other?.kill()]);
    throw new Error(
      started.map((each) => (each.status === 'rejected' ? String(each.reason) : '')).join('\n'),
    );
  }
  const processes: TwoStudioProcesses['processes'] = [one, other];
  const database = openPostgres(databaseUrl, 50);
  return {
    databaseUrl,
    database,
    processes,
    killAndRestart: async (which) => {
      const { port } = processes[which];
      await processes[which].kill();
      await database.pool.query(unlockProviderKeyStatement);
      processes[which] = await startStudio({ ...settings, port });
    },
    close: async () => {
      await Promise.all(processes.map((each) => each.stop()));
      await database.close();
    },
  };
}

/** Returns the processes in turn. */
export function pickProcess({ processes }: TwoStudioProcesses, number: number): StudioProcess {
  return number % 2 === 0 ? processes[0] : processes[1];
}
