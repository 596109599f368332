import pg from 'pg';
import { ConnectionLostError, connectionErrorStates } from './classify-database-error.ts';

type QueryCallback = (error: unknown, result: unknown) => void;

/** Connection that measures how long it waits for a response, and classifies its failures. */
export class MonitoredClient extends pg.Client {
  /** Whether the connection is checked out of the connection pool. */
  inUse = false;
  #pending = 0;
  #since = 0;
  #text = '';
  #status: Status = null;

  /** Returns for how many milliseconds the running statement has had no response; 0 if none is running. */
  getWaitMs(): number {
    return this.#pending > 0 ? performance.now() - this.#since : 0;
  }

  /** Closes the connection immediately. Statements that wait for a response fail. */
  closeImmediately(): void {
    destroyConnection(this);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the library's method has nine signatures, and all of them come here.
  override query(...args: any[]): any {
    const [what] = args;
    const runQuery = super.query as (...args: unknown[]) => unknown;
    if (typeof what?.submit === 'function') return runQuery.apply(this, args);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = this.#track(what, callback as QueryCallback);
      return runQuery.apply(this, args);
    }
    return new Promise((resolve, reject) => {
      const settle: QueryCallback = (error, result) => (error ? reject(error) : resolve(result));
      runQuery.call(this, what, args[1], this.#track(what, settle));
    });
  }

  /**
   * Classifies the error of the event 'error' too, because `pool.query` reports a lost connection with this event,
   * before the callback of the statement runs.
   */
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'error') return super.emit(event, ...args);
    return super.emit(event, classifyError(args[0], this.#text, this.#status));
  }

  #track(what: string | { text?: string }, callback: QueryCallback): QueryCallback {
    const status = this.getTransactionStatus();
    const text = typeof what === 'string' ? what : (what.text ?? '');
    this.#text = text;
    this.#status = status;
    if (this.#pending === 0) this.#since = performance.now();
    this.#pending += 1;
    return (error, result) => {
      this.#pending -= 1;
      this.#since = performance.now();
      callback(error && classifyError(error, text, status), result);
    };
  }
}

/** Closes a connection without notifying the server. */
export function destroyConnection(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

type Status = ReturnType<pg.Client['getTransactionStatus']>;

function classifyError(error: unknown, text: string, status: Status): unknown {
  const state = mayHaveChanged(text, status) ? connectionErrorStates.inDoubt : connectionErrorStates.broken;
  return isLoss(error, state) ? new ConnectionLostError(state, error) : error;
}

/**
 * Returns whether a statement whose response is lost may have changed data: a COMMIT, or a statement outside a
 * transaction that doesn't only read. Other statements inside a transaction are rolled back with it.
 */
function mayHaveChanged(text: string, status: Status): boolean {
  if (status === 'T' || status === 'E') return /^\s*commit/i.test(text);
  return !/^\s*(select|begin|start|set|show|listen)\b/i.test(text);
}

/** Returns whether an error means a lost connection: by server shutdown, library message or system error code. */
function isLoss(error: unknown, state: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  if (error instanceof pg.DatabaseError)
    return state === connectionErrorStates.inDoubt && /^57P0[12]$/.test(code);
  return (
    /^E[A-Z_]+$/.test(code) ||
    /^(Connection terminated|Client (has encountered|was closed))/.test(error.message)
  );
}
