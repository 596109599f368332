import type { Clock } from './clock.ts';
import type { Database, PreparedStatement } from './database.ts';

/** A clock that other processes share. It synchronises regularly until stopped. */
export interface SharedClock extends Clock {
  stop(): void;
}

const setEveryMs = 30_000;

const timeNow: PreparedStatement = {
  name: 'database_time',
  text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
};

/**
 * Number of readings, of which the fastest counts, since its moment is known best.
 * On a busy machine, slow ones are inaccurate.
 */
const askings = 5;

/** Readings that took longer are too inaccurate to use. */
const saysTooLittleMs = 1000;

interface Reading {
  /**
   * The database's time, and this machine's `performance.now()` at that moment, estimated as half of the round trip.
   */
  atDatabase: number;
  here: number;
  wayMs: number;
}

/**
 * Creates a clock that follows the database's time, which all its processes share.
 * One process reads times that another wrote.
 * Without a shared clock, it could treat as expired what another has just started.
 * Between synchronisations it adds elapsed time, so changes of this machine's clock don't matter.
 */
export async function createSharedClock(database: Pick<Database, 'run'>): Promise<SharedClock> {
  let set = await quickest(database);
  const setAnew = async () => {
    const reading = await quickest(database);
    if (reading.wayMs <= saysTooLittleMs) set = reading;
  };
  // While the database is away, the clock continues from the last reading.
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
