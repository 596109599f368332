import type { World } from './world.ts';

/** What a query finds wrong: it answers a sentence for each fault. */
export async function faultsOf({ studio }: World, query: string, values: unknown[] = []): Promise<string[]> {
  const rows = await studio.sandbox.query<{ fault: string }>(query, values);
  return rows.map(({ fault }) => fault);
}
