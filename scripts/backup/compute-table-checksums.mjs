import { withDatabaseClient } from './postgres-tools.mjs';

/**
 * Returns the row count and a checksum of each table, as text. Leaves out the job queue's tables, which backups don't
 * contain.
 *
 * @param {string} databaseUrl
 * @returns {Promise<Record<string, string>>} by table
 */
export function computeTableChecksums(databaseUrl) {
  return withDatabaseClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'pgboss') ORDER BY 1`,
    );
    /** @type {Record<string, string>} */
    const counts = {};
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const { name } of rows) {
      const counted = await client.query(
        `SELECT count(*)::text AS count, coalesce(md5(string_agg(h, '' ORDER BY h)), '') AS sum
         FROM (SELECT md5(t::text) AS h FROM ${name} t) hashed`,
      );
      counts[name] = `${counted.rows[0].count} rows, checksum ${counted.rows[0].sum}`;
    }
    await client.query('COMMIT');
    return counts;
  });
}
