import { noticeAfterSeconds } from '@studio/domain/conversations/conversation';
import type { Statement } from '../platform/database.ts';
import { isWithin, limits } from '../platform/limits.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { studioNow } from './standing.ts';

/** Of two processes that come to it at the same moment, the second finds them noticed. */
const notice: Statement = {
  name: 'notice_waiting',
  text: `UPDATE conversations SET noticed_at = $2::timestamptz
    WHERE branch_id = $1 AND state = 'WAITING' AND noticed_at IS NULL AND waiting_since <= $3::timestamptz
    RETURNING id, waiting_since AS "waitingSince"`,
};

/**
 * Writes to the studio, in opening hours, about visitors who have waited for a person for two minutes: once each wait, and
 * at most 30 times an hour.
 */
export async function noticeWaiting({ database, clock, config }: Services): Promise<void> {
  const now = clock.now();
  const { branchId } = config;
  const { there } = await studioNow(database, branchId, now);
  if (!there.open) return;
  const since = new Date(now.getTime() - noticeAfterSeconds * 1000);
  await database.transaction(async (tx) => {
    const rows = await tx.run<{ id: string; waitingSince: Date }>(notice, [branchId, now, since]);
    for (const { id: conversationId, waitingSince } of rows) {
      const subject = { conversationId, waitingSince: new Date(waitingSince).toISOString() };
      // Who is not told of still stands in the tools: a mailbox is easier to fill than they are.
      if (!(await isWithin(tx, (config.limits ?? limits).chatNotices, branchId, now))) continue;
      await enqueueMail(tx, { branchId, kind: 'chat-waiting', subject }, now);
    }
  });
}
