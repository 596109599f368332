import { Client } from 'pg';

/**
 * Returns the ids of up to `count` upcoming classes, after raising their capacity to 500, so that all callers can hold
 * a place at once.
 */
export async function enlargeUpcomingClasses(databaseUrl: string, count: number): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `UPDATE classes SET capacity = 500 WHERE id IN (
         SELECT id FROM classes WHERE status = 'SCHEDULED' AND listed AND starts_at > now() + interval '1 day'
         ORDER BY starts_at LIMIT $1)
       RETURNING id`,
      [count],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
