import { withDatabaseClient } from './postgres-tools.mjs';

/**
 * Marks queued but unsent emails as not queued, so that the server queues them again after a restore. Backups exclude
 * the job queue, so these emails would otherwise wait forever.
 *
 * @param {string} databaseUrl
 * @returns {Promise<number>} number of emails
 */
export function requeueEmails(databaseUrl) {
  return withDatabaseClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      'UPDATE outbox SET queued_at = NULL WHERE queued_at IS NOT NULL AND sent_at IS NULL AND drop_reason IS NULL',
    );
    return rowCount ?? 0;
  });
}
