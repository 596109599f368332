import type { Clock } from './clock.ts';
import type { Database, Statement } from './database.ts';

/** A clock that others have as well. It sets itself anew until it is stopped. */
export interface SharedClock extends Clock {
  stop(): void;
}

const setEveryMs = 30_000;

const timeNow: Statement = {
  name: 'database_time',
  text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
};

/**
 * The database's time, which all processes on it share: what one of them has written down as a time is read by the others,
 * and none may take for over what another has just begun, though the clocks of their machines are apart. Between two
 * settings it goes by the time that passes here, whatever becomes of this machine's own clock.
 */
export async function sharedClock(database: Database): Promise<SharedClock> {
  let atDatabase = 0;
  let here = 0;
  const set = async () => {
    const asked = performance.now();
    const [row] = await database.run<{ ms: number }>(timeNow, []);
    const answered = performance.now();
    // Half of the way is the best guess of when it looked; an answer that was long under way says too little.
    if (!row || (here > 0 && answered - asked > 1000)) return;
    here = (asked + answered) / 2;
    atDatabase = row.ms;
  };
  await set();
  // While the database is away it goes on by itself.
  const setting = setInterval(() => void set().catch(() => undefined), setEveryMs).unref();
  return { stop: () => clearInterval(setting), now: () => new Date(atDatabase + performance.now() - here) };
}
