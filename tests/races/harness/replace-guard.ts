import type { Pool, PoolClient } from 'pg';

/**
 * Replaces a guard in every statement of some pools by `instead`, so that in a control test the product's own code
 * loses the race. Returns the number of changed statements, because a control test that finds no guard proves nothing.
 * It can't be undone, so such a test is the last of its file.
 */
export function replaceGuard(pools: readonly Pool[], guard: RegExp, instead = ''): () => number {
  let changedCount = 0;
  const rewrite = (statement: unknown): unknown => {
    const { text, name } = statement as { text?: string; name?: string };
    if (typeof text !== 'string' || !text.match(guard)) return statement;
    changedCount += 1;
    // Renamed: the connection may already have prepared the original statement.
    const named = name === undefined ? {} : { name: `${name}_unguarded` };
    return { ...(statement as object), ...named, text: text.replace(guard, instead) };
  };
  const seen = new WeakSet<PoolClient>();
  for (const pool of pools) {
    pool.on('acquire', (client) => {
      if (seen.has(client)) return;
      seen.add(client);
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((statement: unknown, ...rest: unknown[]) =>
        query(rewrite(statement), ...rest)) as never;
    });
  }
  return () => changedCount;
}
