import { getSqlState } from './database.ts';

/** SQLSTATE class "data exception": a value is invalid. */
const dataException = '22';

/** Batches reads of many callers. Each caller gets data that was read after the call. */
export interface BatchLoader<Key, Value> {
  read(key: Key): Promise<Value>;
}

interface PendingRead<Key, Value> {
  key: Key;
  value: Promise<Value>;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/** Number of batches in flight at once: while the database runs one, the responses of another are sent. */
const maxInFlight = 3;

/**
 * Maximum number of keys per batch. Larger batches would run one at a time, so that the database and this process would
 * wait for each other in turn.
 */
const maxBatchSize = 24;

/**
 * Creates a loader that collects keys while batches are in flight and reads them with the next batch. The busier it is,
 * the more callers share a statement. No caller joins a batch that has started, because the snapshot of the batch may
 * be older than the call.
 * @param nameOf returns the same name for equal keys, which are read once
 * @param readAll returns the values in the order of their keys
 */
export function createBatchLoader<Key, Value>(
  nameOf: (key: Key) => string,
  readAll: (keys: readonly Key[]) => Promise<readonly Value[]>,
): BatchLoader<Key, Value> {
  let waiting = new Map<string, PendingRead<Key, Value>>();
  let inFlight = 0;
  let planned = false;

  const readNext = async (): Promise<void> => {
    planned = false;
    if (waiting.size === 0 || inFlight >= maxInFlight) return;
    const all = [...waiting];
    const batch = all.slice(0, maxBatchSize).map(([, entry]) => entry);
    waiting = new Map(all.slice(maxBatchSize));
    inFlight += 1;
    // Plans a batch for the keys beyond the batch size, which don't wait for this batch to finish.
    plan();
    await readTogether(batch);
    inFlight -= 1;
    plan();
  };
  const readTogether = async (batch: readonly PendingRead<Key, Value>[]): Promise<void> => {
    try {
      const values = await readAll(batch.map(({ key }) => key));
      for (const [index, entry] of batch.entries()) entry.resolve(values[index] as Value);
    } catch (error) {
      // An invalid value, such as text with NUL, fails the whole statement. Reading the keys one by one fails only the
      // caller with the invalid value.
      const isAboutOne = batch.length > 1 && getSqlState(error)?.startsWith(dataException);
      if (isAboutOne) for (const entry of batch) await readTogether([entry]);
      else for (const entry of batch) entry.reject(error);
    }
  };
  // Waits until an event loop turn brings no more keys, so that keys that arrive in quick succession share a batch.
  const waitForMore = (before: number): void => {
    setImmediate(() => {
      if (waiting.size > before && waiting.size < maxBatchSize) waitForMore(waiting.size);
      else void readNext();
    });
  };
  const plan = (): void => {
    if (planned || inFlight >= maxInFlight || waiting.size === 0) return;
    planned = true;
    waitForMore(waiting.size);
  };

  return {
    read(key) {
      const name = nameOf(key);
      const pending = waiting.get(name);
      if (pending) return pending.value;
      const { promise: value, resolve, reject } = Promise.withResolvers<Value>();
      waiting.set(name, { key, value, resolve, reject });
      plan();
      return value;
    },
  };
}
