import { getSqlState } from './database.ts';

/** Class of PostgreSQL's states: a value is wrong. */
const dataException = '22';

/** Reads of many callers made together: each has what was read after it asked. */
export interface BatchLoader<Key, Value> {
  read(key: Key): Promise<Value>;
}

interface Asked<Key, Value> {
  key: Key;
  value: Promise<Value>;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/** Readings that are under way at once: while the database makes one, the answers of another are sent. */
const atOnce = 3;

/** Keys of one reading: with more, a rush is read by one at a time, and the database and this process wait for each other. */
const keysAtOnce = 24;

/**
 * Gathers what is asked while readings are under way, and reads it with the next one: the busier it is, the more share
 * a statement. Nobody joins a reading that has begun, since what it sees may be older than the question.
 * @param nameOf tells equal keys, which are read once
 * @param readAll gives the values in the order of their keys
 */
export function createBatchLoader<Key, Value>(
  nameOf: (key: Key) => string,
  readAll: (keys: readonly Key[]) => Promise<readonly Value[]>,
): BatchLoader<Key, Value> {
  let waiting = new Map<string, Asked<Key, Value>>();
  let underWay = 0;
  let planned = false;

  const readNext = async (): Promise<void> => {
    planned = false;
    if (waiting.size === 0 || underWay >= atOnce) return;
    const all = [...waiting];
    const asked = all.slice(0, keysAtOnce).map(([, one]) => one);
    waiting = new Map(all.slice(keysAtOnce));
    underWay += 1;
    // What did not fit does not wait for what did.
    plan();
    await readTogether(asked);
    underWay -= 1;
    plan();
  };
  const readTogether = async (asked: readonly Asked<Key, Value>[]): Promise<void> => {
    try {
      const values = await readAll(asked.map(({ key }) => key));
      for (const [index, one] of asked.entries()) one.resolve(values[index] as Value);
    } catch (error) {
      // A value that no statement takes, such as a text with NUL in it, fails for whoever brought it, not for all.
      const isAboutOne = asked.length > 1 && getSqlState(error)?.startsWith(dataException);
      if (isAboutOne) for (const one of asked) await readTogether([one]);
      else for (const one of asked) one.reject(error);
    }
  };
  // After everything that has arrived by now, and as long as more comes with every turn, so that it is read together.
  const gather = (before: number): void => {
    setImmediate(() => {
      if (waiting.size > before && waiting.size < keysAtOnce) gather(waiting.size);
      else void readNext();
    });
  };
  const plan = (): void => {
    if (planned || underWay >= atOnce || waiting.size === 0) return;
    planned = true;
    gather(waiting.size);
  };

  return {
    read(key) {
      const name = nameOf(key);
      const known = waiting.get(name);
      if (known) return known.value;
      const { promise: value, resolve, reject } = Promise.withResolvers<Value>();
      waiting.set(name, { key, value, resolve, reject });
      plan();
      return value;
    },
  };
}
