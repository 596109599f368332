import pg from 'pg';
import { ConnectionLostError, connectionErrorStates } from './classify-database-error.ts';
import type { DatabaseMonitor } from './database-monitor.ts';
import { MonitoredClient } from './monitored-client.ts';

export interface PoolTimeouts {
  /** Maximum wait for a connection from the pool, in milliseconds, whether it becomes free or is opened. */
  connectMs: number;
  /**
   * Timeouts that PostgreSQL enforces, in milliseconds: for a statement, for a lock, and for an idle transaction. Null
   * to set none.
   */
  server: { statementMs: number; lockMs: number; idleInTransactionMs: number } | null;
  /**
   * Timeout in milliseconds for a connection whose statement gets no response although the database responds on other
   * connections.
   */
  responseTimeoutMs: number;
}

type Connected = (error?: Error, client?: pg.PoolClient, done?: (release?: Error | boolean) => void) => void;

/**
 * Milliseconds after which a statement without a response, or a caller without a connection, makes the monitor probe
 * the database.
 */
const slowMs = 2000;

/**
 * Connection pool with time limits. While the database is known to be unavailable, no caller waits for a connection,
 * and statements that were running at that moment fail. Connection failures have a standard SQLSTATE. A connection that
 * breaks while checked out is released, whether or not its user releases it.
 */
export class MonitoredPool extends pg.Pool {
  readonly #monitor: DatabaseMonitor;
  readonly #clients = new Set<MonitoredClient>();
  /** Callers that wait for a connection, with the time at which each began to wait. The longest wait comes first. */
  readonly #waiting = new Map<() => void, number>();
  readonly #slowCheck: NodeJS.Timeout;

  constructor(url: string, connections: number, timeouts: PoolTimeouts, monitor: DatabaseMonitor) {
    super({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: timeouts.connectMs,
      keepAlive: true,
      Client: MonitoredClient,
      // Sets the timeouts with a statement, because poolers such as PgBouncer reject them as parameters.
      onConnect: (client) => (timeouts.server ? setTimeouts(client, timeouts.server) : undefined),
    } as pg.PoolConfig);
    this.#monitor = monitor;
    // Without a listener, an idle connection that the database closes would end the process.
    this.on('error', () => monitor.reportProblem());
    this.on('connect', (client) => this.#follow(client as unknown as MonitoredClient));
    this.on('acquire', (client) => {
      (client as unknown as MonitoredClient).inUse = true;
    });
    this.on('release', (_error, client) => {
      (client as unknown as MonitoredClient).inUse = false;
    });
    monitor.onUnavailable(() => {
      for (const client of this.#clients) client.closeImmediately();
      for (const stop of this.#waiting.keys()) stop();
    });
    this.#slowCheck = setInterval(() => this.#checkForSlow(timeouts.responseTimeoutMs), 1000).unref();
  }

  #follow(client: MonitoredClient): void {
    this.#clients.add(client);
    // The connection pool only listens to idle connections. An error on a used one would end the process.
    client.on('error', () => this.#monitor.reportProblem());
    client.on('end', () => {
      this.#clients.delete(client);
      if (!client.inUse) return;
      // Releases a broken connection here, because the code that checked it out may never do so, as when BEGIN fails.
      // If that code releases it later, nothing happens.
      const had = client as unknown as pg.PoolClient;
      had.release(true);
      had.release = () => undefined;
    });
  }

  #checkForSlow(responseTimeoutMs: number): void {
    const [longest = Number.POSITIVE_INFINITY] = this.#waiting.values();
    if (performance.now() - longest > slowMs) this.#monitor.reportProblem();
    for (const client of this.#clients) {
      const waitMs = client.getWaitMs();
      if (waitMs > slowMs) this.#monitor.reportProblem();
      if (waitMs > responseTimeoutMs) client.closeImmediately();
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): unknown {
    if (callback) return this.#connect(callback);
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  #connect(callback: Connected): void {
    const deliver: Connected = (error, client, done) =>
      error ? callback(this.#toConnectionError(error)) : callback(undefined, client, done);
    if (this.#monitor.unavailableSince() !== null) process.nextTick(callback, unavailableError());
    else if (this.idleCount > 0) super.connect(deliver as Parameters<pg.Pool['connect']>[0]);
    else this.#wait(deliver, callback);
  }

  /** Waits for a connection. Fails as soon as the monitor finds that the database is unavailable. */
  #wait(deliver: Connected, callback: Connected): void {
    const stop = () => {
      this.#waiting.delete(stop);
      callback(unavailableError());
    };
    this.#waiting.set(stop, performance.now());
    const onClient: Connected = (error, client, done) => {
      if (this.#waiting.delete(stop)) deliver(error, client, done);
      // The caller has already got an error, so the connection that arrives too late goes back to the connection pool.
      else client?.release();
    };
    super.connect(onClient as Parameters<pg.Pool['connect']>[0]);
  }

  #toConnectionError(error: Error): ConnectionLostError {
    this.#monitor.reportProblem();
    const isFull = error.message.startsWith('timeout exceeded');
    return new ConnectionLostError(
      isFull ? connectionErrorStates.noneFree : connectionErrorStates.notReached,
      error,
    );
  }

  override async end(): Promise<void> {
    clearInterval(this.#slowCheck);
    await super.end();
  }
}

const unavailableError = (): ConnectionLostError =>
  new ConnectionLostError(connectionErrorStates.notReached, 'The database is unavailable.');

async function setTimeouts(
  client: pg.ClientBase,
  { statementMs, lockMs, idleInTransactionMs }: NonNullable<PoolTimeouts['server']>,
): Promise<void> {
  await client.query(
    `SET statement_timeout = ${statementMs}; SET lock_timeout = ${lockMs};
     SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
  );
}
