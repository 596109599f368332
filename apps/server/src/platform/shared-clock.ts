import type { Clock } from './clock.ts';
import type { Database, PreparedStatement } from './database/database.ts';

/** Clock that shows the same time in all processes. Synchronises regularly until stopped. */
export interface SharedClock extends Clock {
  stop(): void;
}

const setEveryMs = 30_000;

const timeNow: PreparedStatement = {
  name: 'database_time',
  text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
};

/**
 * Number of times that one synchronisation reads the database's time. It uses the fastest reading, whose moment is
 * known best. On a busy machine, slow readings are inaccurate.
 */
const readingCount = 5;

/** Duration in milliseconds above which a reading is too inaccurate to use. */
const maxRoundTripMs = 1000;

interface Reading {
  /**
   * Time of the database in ms. `here` is `performance.now()` of this process at that moment, which is estimated as the
   * middle of the round trip.
   */
  atDatabase: number;
  here: number;
  roundTripMs: number;
}

/**
 * Creates a clock that follows the database's time, which all processes of the studio share. With clocks of their own,
 * one process could treat a hold as expired that another process has just created. Between synchronisations the clock
 * adds elapsed time, so a change of this machine's clock has no effect.
 */
export async function createSharedClock(database: Pick<Database, 'run'>): Promise<SharedClock> {
  let current = await readFastest(database);
  const synchronise = async () => {
    const reading = await readFastest(database);
    if (reading.roundTripMs <= maxRoundTripMs) current = reading;
  };
  // While the database is unavailable, the clock continues from the last reading.
  const timer = setInterval(() => void synchronise().catch(() => undefined), setEveryMs).unref();
  return {
    stop: () => clearInterval(timer),
    now: () => new Date(current.atDatabase + performance.now() - current.here),
  };
}

async function readFastest(database: Pick<Database, 'run'>): Promise<Reading> {
  const readings: Reading[] = [];
  for (let index = 0; index < readingCount; index++) readings.push(await read(database));
  return readings.reduce((best, one) => (one.roundTripMs < best.roundTripMs ? one : best));
}

async function read(database: Pick<Database, 'run'>): Promise<Reading> {
  const sentAt = performance.now();
  const [row] = await database.run<{ ms: number }>(timeNow, []);
  const receivedAt = performance.now();
  if (!row) throw new Error('The database returned no time.');
  return { atDatabase: row.ms, here: (sentAt + receivedAt) / 2, roundTripMs: receivedAt - sentAt };
}
