import pg from 'pg';
import { ConnectionLost, lostStates } from './database-trouble.ts';
import type { DatabaseWatch } from './database-watch.ts';

export interface PoolTimes {
  /** Until a connection is free, or made. */
  connectMs: number;
  /** Given to the server, which ends what takes longer: a statement, a wait for a lock, a transaction that stands still. */
  server: { statementMs: number; lockMs: number; standingStillMs: number } | null;
  /** Until a connection whose statement is not answered is given up, when the database itself does answer. */
  giveUpMs: number;
}

/** From then on a statement that is not answered, and a connection that is not had, make the watch look. */
const slowMs = 2000;

/**
 * A pool whose connections are bounded in time. While the database is known to be away nobody waits for it, and what was
 * under way when it went is ended; failures of a connection are told with a state of PostgreSQL's list. A connection that
 * broke while somebody had it goes back by itself, whether they give it back or not.
 */
export class WatchedPool extends pg.Pool {
  readonly #watch: DatabaseWatch;
  readonly #clients = new Set<WatchedClient>();
  readonly #waiting = new Set<() => void>();
  readonly #looking: NodeJS.Timeout;

  constructor(url: string, connections: number, times: PoolTimes, watch: DatabaseWatch) {
    super({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: times.connectMs,
      keepAlive: true,
      Client: WatchedClient,
      // Asked for with a statement: a pooler between would not take them as parameters of the connection.
      onConnect: (client) => (times.server ? setTimes(client, times.server) : undefined),
    } as pg.PoolConfig);
    this.#watch = watch;
    // An idle connection that the server closes must not end the process; the pool opens another.
    this.on('error', () => watch.doubt());
    this.on('connect', (client) => this.#follow(client as unknown as WatchedClient));
    watch.whenAway(() => {
      for (const client of this.#clients) client.cut();
      for (const stop of this.#waiting) stop();
    });
    this.#looking = setInterval(() => this.#lookForSlow(times.giveUpMs), 1000).unref();
  }

  #follow(client: WatchedClient): void {
    this.#clients.add(client);
    client.on('end', () => this.#clients.delete(client));
    // One that breaks while somebody has it would end the process otherwise: the pool listens to idle ones only.
    client.on('error', () => this.#watch.doubt());
  }

  #lookForSlow(giveUpMs: number): void {
    for (const client of this.#clients) {
      const waits = client.waitsMs();
      if (waits > slowMs) this.#watch.doubt();
      if (waits > giveUpMs) client.cut();
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): unknown {
    const connected = this.#connect();
    if (!callback) return connected;
    return connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#watch.awaySince() !== null) throw this.#known();
    try {
      return givenBackOnce(await (this.idleCount > 0 ? super.connect() : this.#waited(super.connect())));
    } catch (error) {
      if (error instanceof ConnectionLost) throw error;
      this.#watch.doubt();
      const isFull = error instanceof Error && error.message.startsWith('timeout exceeded');
      throw new ConnectionLost(isFull ? lostStates.noneFree : lostStates.notReached, error);
    }
  }

  /** Whoever waits for a connection stops when it turns out that there will be none. */
  async #waited(connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    const slow = setTimeout(() => this.#watch.doubt(), slowMs);
    const { promise: gone, reject } = Promise.withResolvers<never>();
    const stop = () => reject(this.#known());
    this.#waiting.add(stop);
    try {
      return await Promise.race([connecting, gone]);
    } catch (error) {
      // It may come all the same, to nobody.
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      clearTimeout(slow);
      this.#waiting.delete(stop);
    }
  }

  #known(): ConnectionLost {
    return new ConnectionLost(lostStates.notReached, 'The database is known to be away.');
  }

  override async end(): Promise<void> {
    clearInterval(this.#looking);
    await super.end();
  }
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** Whoever has a connection that breaks may never come to give it back, as when BEGIN fails; or does so afterwards. */
function givenBackOnce(client: pg.PoolClient): pg.PoolClient {
  const release = client.release;
  let back = false;
  const giveBack = (broken?: Error | boolean) => {
    client.removeListener('end', onEnd);
    if (!back) release(broken);
    back = true;
  };
  const onEnd = () => giveBack(true);
  client.once('end', onEnd);
  client.release = giveBack;
  return client;
}

async function setTimes(
  client: pg.ClientBase,
  { statementMs, lockMs, standingStillMs }: NonNullable<PoolTimes['server']>,
): Promise<void> {
  await client.query(
    `SET statement_timeout = ${statementMs}; SET lock_timeout = ${lockMs};
     SET idle_in_transaction_session_timeout = ${standingStillMs}`,
  );
}

/** A connection that knows how long it has been waiting for an answer, and tells what its failures mean. */
class WatchedClient extends pg.Client {
  #asked = 0;
  #since = 0;

  /** How long the statement under way has not been answered, in milliseconds; 0 without one. */
  waitsMs(): number {
    return this.#asked > 0 ? performance.now() - this.#since : 0;
  }

  /** Ends the connection at once: whatever waits for it fails. */
  cut(): void {
    (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }

  // biome-ignore lint/suspicious/noExplicitAny: the library's method has nine signatures, and all of them come here.
  override query(...given: any[]): any {
    const [what] = given;
    const told = given.at(-1);
    const ask = super.query as (...given: unknown[]) => unknown;
    if (typeof what?.submit === 'function') return ask.apply(this, given);
    const text = typeof what === 'string' ? what : String(what?.text);
    const state = mayHaveChanged(text, this.getTransactionStatus()) ? lostStates.inDoubt : lostStates.broken;
    if (this.#asked === 0) this.#since = performance.now();
    this.#asked += 1;
    const heard = (error: unknown) => {
      this.#asked -= 1;
      this.#since = performance.now();
      return isLoss(error, state) ? new ConnectionLost(state, error) : error;
    };
    if (typeof told === 'function') {
      const callback = (error: unknown, result: unknown) => told(heard(error), result);
      return ask.apply(this, [...given.slice(0, -1), callback]);
    }
    return (ask.apply(this, given) as Promise<unknown>).then(
      (result) => {
        heard(null);
        return result;
      },
      (error: unknown) => {
        throw heard(error);
      },
    );
  }
}

/**
 * Whether a statement whose answer is lost may have changed something: the end of a transaction, or one that stands
 * alone and does more than read. What was inside a transaction is undone with it.
 */
function mayHaveChanged(text: string, status: 'I' | 'T' | 'E' | null): boolean {
  if (status === 'T' || status === 'E') return /^\s*commit/i.test(text);
  return !/^\s*(select|begin|start|set|show|listen)\b/i.test(text);
}

/** Ended by the server as it went down, told by the library in its own words, or by the machine with a code of its own. */
function isLoss(error: unknown, state: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  if (error instanceof pg.DatabaseError) return state === lostStates.inDoubt && /^57P0[12]$/.test(code);
  return (
    /^E[A-Z_]+$/.test(code) ||
    /^(Connection terminated|Client (has encountered|was closed))/.test(error.message)
  );
}
