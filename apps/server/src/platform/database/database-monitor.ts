import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { destroyConnection } from './monitored-client.ts';

/** Tracks whether the database is reachable, so that no request waits for one that is known to be away. */
export interface DatabaseMonitor {
  /** When the database stopped responding, in epoch ms. Null while it responds, as far as is known. */
  unavailableSince(): number | null;
  /** Reports a failed or slow statement. The monitor probes the database, unless a probe is already running. */
  doubt(): void;
  /** Registers work that runs when the database turns out to be away. */
  onUnavailable(work: () => void): void;
  close(): void;
}

/** Interval of probes while the database is away. A probe times out after `patienceTicks` × `tickMs`. */
const probeIntervalMs = 500;
const timeoutTicks = 8;
const tickMs = 250;

/**
 * Creates a monitor for the database at a URL.
 * It probes with its own connection, since a pool whose connections are all stuck says nothing about the database.
 * It logs once when the database goes away and once when it returns, however many callers report doubts.
 */
export function createDatabaseMonitor(url: string, log?: FastifyBaseLogger): DatabaseMonitor {
  const listeners: (() => void)[] = [];
  let since: number | null = null;
  let isProbing = false;
  let closed = false;

  const markUnavailable = (error: unknown) => {
    since = Date.now();
    log?.error({ err: error }, 'the database does not answer: until it does, what needs it is refused');
    for (const work of listeners) work();
  };
  const markAvailable = () => {
    if (since !== null)
      log?.warn({ seconds: Math.round((Date.now() - since) / 1000) }, 'the database answers again');
    since = null;
  };
  const probeUntilAvailable = async () => {
    let unanswered = 0;
    while (!closed) {
      const failure = await probe(url);
      if (failure === null) return markAvailable();
      unanswered += 1;
      // An error is certain. A timeout must happen twice, since the machine may only be slow.
      if (since === null && (failure !== timeoutError || unanswered >= 2)) markUnavailable(failure);
      await pause(probeIntervalMs, undefined, { ref: false });
    }
  };
  return {
    unavailableSince: () => since,
    doubt: () => {
      if (isProbing || closed) return;
      isProbing = true;
      void probeUntilAvailable().finally(() => {
        isProbing = false;
      });
    },
    onUnavailable: (work) => listeners.push(work),
    close: () => {
      closed = true;
    },
  };
}

const timeoutError = new Error('It takes connections, or nothing at all, and does not answer.');

/**
 * Probes on a new connection. Returns null when the database responds, even with an error such as too many connections.
 */
async function probe(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  const attempt = client
    .connect()
    .then(() => client.query('SELECT 1'))
    .then(
      () => null,
      (error: unknown) => (error instanceof pg.DatabaseError && !isClosed(error) ? null : error),
    );
  const failure = await Promise.race([attempt, waitForTimeout()]);
  if (failure === timeoutError) destroyConnection(client);
  else void client.end().catch(() => undefined);
  return failure;
}

/** Shutdown or startup. */
const isClosed = ({ code }: pg.DatabaseError): boolean => code?.startsWith('57P') ?? false;

/**
 * Times out in short ticks. If this process was paused, it handles pending input between ticks, so its own pause isn't
 * mistaken for a silent database.
 */
async function waitForTimeout(): Promise<Error> {
  for (let tick = 0; tick < timeoutTicks; tick++) await pause(tickMs, undefined, { ref: false });
  return timeoutError;
}
