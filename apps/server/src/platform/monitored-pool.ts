import pg from 'pg';
import { ConnectionLostError, connectionErrorStates } from './classify-database-error.ts';
import type { DatabaseMonitor } from './database-monitor.ts';
import { MonitoredClient } from './monitored-client.ts';

export interface PoolTimeouts {
  /** Until a connection is free, or made. */
  connectMs: number;
  /** Given to the server, which ends what takes longer: a statement, a wait for a lock, a transaction that stands still. */
  server: { statementMs: number; lockMs: number; standingStillMs: number } | null;
  /** Until a connection whose statement is not answered is given up, when the database itself does answer. */
  giveUpMs: number;
}

type Connected = (error?: Error, client?: pg.PoolClient, done?: (release?: Error | boolean) => void) => void;

/** From then on a statement that is not answered, and a connection that is not had, make the watch look. */
const slowMs = 2000;

/**
 * A pool whose connections are bounded in time. While the database is known to be away nobody waits for it, and what was
 * under way when it went is ended; failures of a connection are told with a state of PostgreSQL's list. A connection that
 * broke while somebody had it goes back by itself, whether they give it back or not.
 */
export class MonitoredPool extends pg.Pool {
  readonly #watch: DatabaseMonitor;
  readonly #clients = new Set<MonitoredClient>();
  /** Who waits for a connection and since when, the longest first. */
  readonly #waiting = new Map<() => void, number>();
  readonly #looking: NodeJS.Timeout;

  constructor(url: string, connections: number, times: PoolTimeouts, watch: DatabaseMonitor) {
    super({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: times.connectMs,
      keepAlive: true,
      Client: MonitoredClient,
      // Asked for with a statement: a pooler between would not take them as parameters of the connection.
      onConnect: (client) => (times.server ? setTimes(client, times.server) : undefined),
    } as pg.PoolConfig);
    this.#watch = watch;
    // An idle connection that the server closes must not end the process; the pool opens another.
    this.on('error', () => watch.doubt());
    this.on('connect', (client) => this.#follow(client as unknown as MonitoredClient));
    this.on('acquire', (client) => {
      (client as unknown as MonitoredClient).inUse = true;
    });
    this.on('release', (_error, client) => {
      (client as unknown as MonitoredClient).inUse = false;
    });
    watch.whenAway(() => {
      for (const client of this.#clients) client.cut();
      for (const stop of this.#waiting.keys()) stop();
    });
    this.#looking = setInterval(() => this.#lookForSlow(times.giveUpMs), 1000).unref();
  }

  #follow(client: MonitoredClient): void {
    this.#clients.add(client);
    // One that breaks while somebody has it would end the process otherwise: the pool listens to idle ones only.
    client.on('error', () => this.#watch.doubt());
    client.on('end', () => {
      this.#clients.delete(client);
      if (!client.inUse) return;
      // Whoever has it may never come to give it back, as when BEGIN fails; or does so afterwards.
      const had = client as unknown as pg.PoolClient;
      had.release(true);
      had.release = () => undefined;
    });
  }

  #lookForSlow(giveUpMs: number): void {
    const [longest = Number.POSITIVE_INFINITY] = this.#waiting.values();
    if (performance.now() - longest > slowMs) this.#watch.doubt();
    for (const client of this.#clients) {
      const waits = client.waitsMs();
      if (waits > slowMs) this.#watch.doubt();
      if (waits > giveUpMs) client.cut();
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
    const told: Connected = (error, client, done) =>
      error ? callback(this.#meaningOf(error)) : callback(undefined, client, done);
    if (this.#watch.awaySince() !== null) process.nextTick(callback, knownAway());
    else if (this.idleCount > 0) super.connect(told as Parameters<pg.Pool['connect']>[0]);
    else this.#wait(told, callback);
  }

  /** Whoever waits for a connection stops when it turns out that there will be none. */
  #wait(told: Connected, callback: Connected): void {
    const stop = () => {
      this.#waiting.delete(stop);
      callback(knownAway());
    };
    this.#waiting.set(stop, performance.now());
    const come: Connected = (error, client, done) => {
      if (this.#waiting.delete(stop)) told(error, client, done);
      // It has come to nobody.
      else client?.release();
    };
    super.connect(come as Parameters<pg.Pool['connect']>[0]);
  }

  #meaningOf(error: Error): ConnectionLostError {
    this.#watch.doubt();
    const isFull = error.message.startsWith('timeout exceeded');
    return new ConnectionLostError(
      isFull ? connectionErrorStates.noneFree : connectionErrorStates.notReached,
      error,
    );
  }

  override async end(): Promise<void> {
    clearInterval(this.#looking);
    await super.end();
  }
}

const knownAway = (): ConnectionLostError =>
  new ConnectionLostError(connectionErrorStates.notReached, 'The database is known to be away.');

async function setTimes(
  client: pg.ClientBase,
  { statementMs, lockMs, standingStillMs }: NonNullable<PoolTimeouts['server']>,
): Promise<void> {
  await client.query(
    `SET statement_timeout = ${statementMs}; SET lock_timeout = ${lockMs};
     SET idle_in_transaction_session_timeout = ${standingStillMs}`,
  );
}
