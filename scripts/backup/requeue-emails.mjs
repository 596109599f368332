import { withDatabaseClient } from './postgres-tools.mjs';

/**
 * Mails that were in the queue of jobs when the backup was made are in no queue after it: the next process hands them over
 * again, or they would wait for ever.
 *
 * @param {string} databaseUrl
 * @returns {Promise<number>} how many mails
 */
export function requeueEmails(databaseUrl) {
  return withDatabaseClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      'UPDATE outbox SET queued_at = NULL WHERE queued_at IS NOT NULL AND sent_at IS NULL AND dropped_because IS NULL',
    );
    return rowCount ?? 0;
  });
}
