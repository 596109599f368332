import { openPostgres } from '@studio/server/platform/postgres';
import { createDatabase } from './create-database.ts';
import { type StudioProcess, startStudio } from './studio-process.ts';

/** Two server processes on one PostgreSQL, and a way to look into it. */
export interface TwoStudioProcesses {
  databaseUrl: string;
  database: ReturnType<typeof openPostgres>;
  /** The addresses of both; alternate between them. */
  processes: [StudioProcess, StudioProcess];
  /** Ends one at once and starts it anew on its port. */
  killAndRestart(which: 0 | 1, env?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/**
 * The provider lives in the same process here, and dies with what it was being asked. A real one goes on, and has answered
 * long before the shop is back; this one would keep the key of the call for 20 seconds.
 */
const providerLetsGo =
  'UPDATE sandbox.stripe_idempotency SET locked_until = clock_timestamp() WHERE status IS NULL';

/** Starts them on an empty database: limits off, sweeper off, unless `env` says otherwise. */
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
      await database.pool.query(providerLetsGo);
      processes[which] = await startStudio({ ...settings, port });
    },
    close: async () => {
      await Promise.all(processes.map((each) => each.stop()));
      await database.close();
    },
  };
}

/** One of both, in turn. */
export function pickProcess({ processes }: TwoStudioProcesses, number: number): StudioProcess {
  return number % 2 === 0 ? processes[0] : processes[1];
}
