import type { Clock } from './clock.ts';
import type { Database, PreparedStatement } from './database.ts';

/** A clock that others have as well. It sets itself anew until it is stopped. */
export interface SharedClock extends Clock {
  stop(): void;
}

const setEveryMs = 30_000;

const timeNow: PreparedStatement = {
  name: 'database_time',
  text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
};

/** Of these the quickest answer counts: when it looked is known best. On a busy machine single ones are off by their wait. */
const askings = 5;

/** An answer that was this long under way says too little. */
const saysTooLittleMs = 1000;

interface Reading {
  /** The database's time, and what `performance.now()` was here then: half of the way is the best guess. */
  atDatabase: number;
  here: number;
  /** How long the answer was under way. */
  wayMs: number;
}

/**
 * The database's time, which all processes on it share: what one of them has written down as a time is read by the others,
 * and none may take for over what another has just begun, though the clocks of their machines are apart. Between two
 * settings it goes by the time that passes here, whatever becomes of this machine's own clock.
 */
export async function createSharedClock(database: Pick<Database, 'run'>): Promise<SharedClock> {
  let set = await quickest(database);
  const setAnew = async () => {
    const reading = await quickest(database);
    if (reading.wayMs <= saysTooLittleMs) set = reading;
  };
  // While the database is away it goes on by itself.
  const setting = setInterval(() => void setAnew().catch(() => undefined), setEveryMs).unref();
  return {
    stop: () => clearInterval(setting),
    now: () => new Date(set.atDatabase + performance.now() - set.here),
  };
}

async function quickest(database: Pick<Database, 'run'>): Promise<Reading> {
  const readings: Reading[] = [];
  for (let asking = 0; asking < askings; asking++) readings.push(await read(database));
  return readings.reduce((best, one) => (one.wayMs < best.wayMs ? one : best));
}

async function read(database: Pick<Database, 'run'>): Promise<Reading> {
  const asked = performance.now();
  const [row] = await database.run<{ ms: number }>(timeNow, []);
  const answered = performance.now();
  if (!row) throw new Error('The database does not tell its time.');
  return { atDatabase: row.ms, here: (asked + answered) / 2, wayMs: answered - asked };
}
