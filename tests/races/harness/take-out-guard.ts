import type { Pool, PoolClient } from 'pg';

/**
 * Takes a guard out of every statement that some pools send from now on, and puts `instead` in its place: what a control
 * runs on, so that the product's own code loses the race. Returns how many statements have lost it, since a control that
 * finds no guard proves nothing. There is no way back: such a control is the last test of its file.
 */
export function takeOutGuard(pools: readonly Pool[], guard: RegExp, instead = ''): () => number {
  let taken = 0;
  const rewritten = (asked: unknown): unknown => {
    const { text, name } = asked as { text?: string; name?: string };
    if (typeof text !== 'string' || !text.match(guard)) return asked;
    taken += 1;
    // Under a name of its own: the connection may have prepared the statement as it was.
    const named = name === undefined ? {} : { name: `${name}_unguarded` };
    return { ...(asked as object), ...named, text: text.replace(guard, instead) };
  };
  const seen = new WeakSet<PoolClient>();
  for (const pool of pools) {
    pool.on('acquire', (client) => {
      if (seen.has(client)) return;
      seen.add(client);
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((asked: unknown, ...rest: unknown[]) => query(rewritten(asked), ...rest)) as never;
    });
  }
  return () => taken;
}
