import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { destroyConnection } from './monitored-client.ts';

/**
 * Tracks whether the database is reachable, so that no request waits for a database that is known to be unavailable.
 */
export interface DatabaseMonitor {
  /** Returns when the database stopped responding, in epoch ms; null while it responds, as far as is known. */
  unavailableSince(): number | null;
  /** Reports a failed or slow statement. The monitor then probes the database, unless a probe is already running. */
  reportProblem(): void;
  /** Registers a callback that runs when the database turns out to be unavailable. */
  onUnavailable(work: () => void): void;
  close(): void;
}

/**
 * Interval of probes in milliseconds while the database is unavailable. A probe times out after `timeoutTicks` ×
 * `tickMs`.
 */
const probeIntervalMs = 500;
const timeoutTicks = 8;
const tickMs = 250;

/**
 * Creates a monitor for the database at a URL. Probes with its own connection, because a connection pool whose
 * connections are all stuck says nothing about the database. Logs once when the database becomes unavailable and once
 * when it is available again, however many callers report problems.
 */
export function createDatabaseMonitor(url: string, log?: FastifyBaseLogger): DatabaseMonitor {
  const listeners: (() => void)[] = [];
  let since: number | null = null;
  let isProbing = false;
  let closed = false;

  const markUnavailable = (error: unknown) => {
    since = Date.now();
    log?.error(
      { err: error },
      'the database is not responding: requests that need it will fail until it responds',
    );
    for (const work of listeners) work();
  };
  const markAvailable = () => {
    if (since !== null)
      log?.warn({ seconds: Math.round((Date.now() - since) / 1000) }, 'the database is responding again');
    since = null;
  };
  const probeUntilAvailable = async () => {
    let unanswered = 0;
    while (!closed) {
      const failure = await probe(url);
      if (failure === null) return markAvailable();
      unanswered += 1;
      // One error is enough to count as unavailable. A timeout must happen twice, because the machine may only be slow.
      if (since === null && (failure !== timeoutError || unanswered >= 2)) markUnavailable(failure);
      await pause(probeIntervalMs, undefined, { ref: false });
    }
  };
  return {
    unavailableSince: () => since,
    reportProblem: () => {
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

const timeoutError = new Error('The database did not respond in time.');

/**
 * Probes on a new connection. Returns null when the database responds, even with an error such as too many connections.
 * Returns the error when it doesn't respond in time, is shutting down or is starting.
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

/** Returns whether an error means that the database is shutting down or starting. */
const isClosed = ({ code }: pg.DatabaseError): boolean => code?.startsWith('57P') ?? false;

/**
 * Returns an error after a timeout that consists of short ticks. If this process was paused, it handles pending input
 * between ticks, so that its own pause isn't mistaken for an unresponsive database.
 */
async function waitForTimeout(): Promise<Error> {
  for (let tick = 0; tick < timeoutTicks; tick++) await pause(tickMs, undefined, { ref: false });
  return timeoutError;
}
