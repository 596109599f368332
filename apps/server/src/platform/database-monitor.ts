import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { destroyConnection } from './monitored-client.ts';

/** Knows whether the database is there. Nobody waits for one that is known to be away. */
export interface DatabaseMonitor {
  /** Since when it does not answer, in ms; null while it does, as far as anybody knows. */
  awaySince(): number | null;
  /** Something failed or takes long: the watch goes and looks, unless it is looking already. */
  doubt(): void;
  /** What is done when it turns out to be away. */
  whenAway(work: () => void): void;
  close(): void;
}

/** How often it is knocked at while it is away, and how long a knock may stay unanswered. */
const knockEveryMs = 500;
const patienceTicks = 8;
const tickMs = 250;

/**
 * A watch over the database at an address. It knocks with a connection of its own: a pool whose connections are all stuck
 * says nothing about the database. Tells the log once when it goes and once when it comes back, however many ask meanwhile.
 */
export function createDatabaseMonitor(url: string, log?: FastifyBaseLogger): DatabaseMonitor {
  const works: (() => void)[] = [];
  let since: number | null = null;
  let looking = false;
  let closed = false;

  const gone = (why: unknown) => {
    since = Date.now();
    log?.error({ err: why }, 'the database does not answer: until it does, what needs it is refused');
    for (const work of works) work();
  };
  const back = () => {
    if (since !== null)
      log?.warn({ seconds: Math.round((Date.now() - since) / 1000) }, 'the database answers again');
    since = null;
  };
  const look = async () => {
    let unanswered = 0;
    while (!closed) {
      const failure = await knock(url);
      if (failure === null) return back();
      unanswered += 1;
      // A refusal is certain. Silence is believed when it is met twice: the machine may only be slow.
      if (since === null && (failure !== silence || unanswered >= 2)) gone(failure);
      await pause(knockEveryMs, undefined, { ref: false });
    }
  };
  return {
    awaySince: () => since,
    doubt: () => {
      if (looking || closed) return;
      looking = true;
      void look().finally(() => {
        looking = false;
      });
    },
    whenAway: (work) => works.push(work),
    close: () => {
      closed = true;
    },
  };
}

const silence = new Error('It takes connections, or nothing at all, and does not answer.');

/** Asks on a connection of its own. Null: it answers, be it that it takes nobody else now. */
async function knock(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  const asked = client
    .connect()
    .then(() => client.query('SELECT 1'))
    .then(
      () => null,
      (error: unknown) => (error instanceof pg.DatabaseError && !isClosed(error) ? null : error),
    );
  const failure = await Promise.race([asked, patience()]);
  if (failure === silence) destroyConnection(client);
  else void client.end().catch(() => undefined);
  return failure;
}

/** Shutting down or starting up. */
const isClosed = ({ code }: pg.DatabaseError): boolean => code?.startsWith('57P') ?? false;

/**
 * Passes in ticks: a process that stood still itself hears between two of them what came meanwhile, and blames nobody
 * for its own pause.
 */
async function patience(): Promise<Error> {
  for (let tick = 0; tick < patienceTicks; tick++) await pause(tickMs, undefined, { ref: false });
  return silence;
}
