import { notifyStudioAfterSeconds } from '@studio/domain/conversations/conversation';
import type { PreparedStatement } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import { defaultRateLimits, tryConsumeRateLimit } from '../platform/limits/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import { loadStudioAndAvailability } from './conversation-status.ts';

/**
 * Selects the conversations to notify the studio of, and marks them in the same statement, so that a concurrent process
 * finds none.
 */
const notice: PreparedStatement = {
  name: 'claim_team_notices',
  text: `UPDATE conversations SET team_notified_at = $2::timestamptz
    WHERE branch_id = $1 AND state = 'WAITING' AND team_notified_at IS NULL AND waiting_since <= $3::timestamptz
    RETURNING id, waiting_since AS "waitingSince"`,
};

/**
 * Emails the studio, in opening hours, about visitors who have waited two minutes for a person (handbook: chat 10).
 * Sends at most one email per wait, and at most 30 an hour.
 */
export async function notifyStudioOfWaitingVisitors({ database, clock, config }: Services): Promise<void> {
  const now = clock.now();
  const { branchId } = config;
  const { availability } = await loadStudioAndAvailability(database, branchId, now);
  if (!availability.open) return;
  const since = new Date(now.getTime() - notifyStudioAfterSeconds * 1000);
  await database.transaction(async (tx) => {
    const rows = await tx.run<{ id: string; waitingSince: Date }>(notice, [branchId, now, since]);
    for (const { id: conversationId, waitingSince } of rows) {
      const subject = { conversationId, waitingSince: new Date(waitingSince).toISOString() };
      // Staff tools list visitors above the limit too. The limit protects the studio's mailbox from being flooded.
      if (!(await tryConsumeRateLimit(tx, (config.limits ?? defaultRateLimits).chatNotices, branchId, now)))
        continue;
      await enqueueEmail(tx, { branchId, kind: 'chat-waiting', subject }, now);
    }
  });
}
