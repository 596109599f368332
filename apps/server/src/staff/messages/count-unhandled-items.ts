import type { GetUnreadCountsResponse } from '@studio/contracts/staff-messages';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

/** Counts unhandled items. Each count uses an index on branch and status. */
const waiting: PreparedStatement = {
  name: 'count_unhandled_items',
  text: `SELECT (SELECT count(*)::int FROM contact_messages WHERE branch_id = $1 AND status = 'NEW') AS messages,
      (SELECT count(*)::int FROM reviews WHERE branch_id = $1 AND status = 'NEW') AS reviews,
      (SELECT count(*)::int FROM conversations WHERE branch_id = $1 AND (state = 'WAITING' OR state = 'TEAM' AND unread > 0))
        AS conversations`,
};

/** Counts messages, reviews and conversations that staff haven't handled. */
export async function countUnhandledItems(
  { database }: Services,
  branchId: string,
): Promise<Omit<GetUnreadCountsResponse, 'ok'>> {
  const [row] = await database.run<Omit<GetUnreadCountsResponse, 'ok'>>(waiting, [branchId]);
  return row ?? { messages: 0, reviews: 0, conversations: 0 };
}
