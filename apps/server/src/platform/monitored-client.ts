import pg from 'pg';
import { ConnectionLostError, connectionErrorStates } from './classify-database-error.ts';

type Heard = (error: unknown, result: unknown) => void;

/** A connection that knows how long it has been waiting for an answer, and tells what its failures mean. */
export class MonitoredClient extends pg.Client {
  /** Somebody has it from the pool. */
  inUse = false;
  #asked = 0;
  #since = 0;
  /** Of what was asked last. */
  #text = '';
  #status: Status = null;

  /** How long the statement under way has not been answered, in milliseconds; 0 without one. */
  waitsMs(): number {
    return this.#asked > 0 ? performance.now() - this.#since : 0;
  }

  /** Ends the connection at once: whatever waits for it fails. */
  cut(): void {
    destroyConnection(this);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the library's method has nine signatures, and all of them come here.
  override query(...given: any[]): any {
    const [what] = given;
    const ask = super.query as (...given: unknown[]) => unknown;
    if (typeof what?.submit === 'function') return ask.apply(this, given);
    const told = given.at(-1);
    if (typeof told === 'function') {
      given[given.length - 1] = this.#hearing(what, told as Heard);
      return ask.apply(this, given);
    }
    return new Promise((resolve, reject) => {
      const heard: Heard = (error, result) => (error ? reject(error) : resolve(result));
      ask.call(this, what, given[1], this.#hearing(what, heard));
    });
  }

  /** Whoever asks by the pool hears of a connection that ends from here first, and not from their statement. */
  override emit(event: string | symbol, ...told: unknown[]): boolean {
    if (event !== 'error') return super.emit(event, ...told);
    return super.emit(event, meaningOf(told[0], this.#text, this.#status));
  }

  #hearing(what: string | { text?: string }, told: Heard): Heard {
    const status = this.getTransactionStatus();
    const text = typeof what === 'string' ? what : (what.text ?? '');
    this.#text = text;
    this.#status = status;
    if (this.#asked === 0) this.#since = performance.now();
    this.#asked += 1;
    return (error, result) => {
      this.#asked -= 1;
      this.#since = performance.now();
      told(error && meaningOf(error, text, status), result);
    };
  }
}

/** Ends a connection of the library without a word to the other side. */
export function destroyConnection(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

type Status = ReturnType<pg.Client['getTransactionStatus']>;

function meaningOf(error: unknown, text: string, status: Status): unknown {
  const state = mayHaveChanged(text, status) ? connectionErrorStates.inDoubt : connectionErrorStates.broken;
  return isLoss(error, state) ? new ConnectionLostError(state, error) : error;
}

/**
 * Whether a statement whose answer is lost may have changed something: the end of a transaction, or one that stands
 * alone and does more than read.
 * What was inside a transaction is undone with it.
 */
function mayHaveChanged(text: string, status: Status): boolean {
  if (status === 'T' || status === 'E') return /^\s*commit/i.test(text);
  return !/^\s*(select|begin|start|set|show|listen)\b/i.test(text);
}

/** Ended by the server as it went down, told by the library in its own words, or by the machine with a code of its own. */
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
