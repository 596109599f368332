import type { AssistantExample, ListAssistantExamplesResponse } from '@studio/contracts/staff-assistant';
import { decodeBookingCursor, encodeBookingCursor } from '../../bookings/reading/booking-list-cursor.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

const pageLength = 30;

const page: PreparedStatement = {
  name: 'assistant_examples',
  text: `SELECT e.id, e.topic_id AS "topicId", e.text, e.created_at AS "savedAt",
      coalesce(nullif(trim(coalesce(who.first_name, '') || ' ' || coalesce(who.last_name, '')), ''), 'A team member')
        AS "savedBy"
    FROM (
      SELECT * FROM assistant_examples
      WHERE branch_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3::uuid))
      ORDER BY created_at DESC, id DESC LIMIT ${pageLength + 1}
    ) e
    LEFT JOIN members who ON who.user_id = split_part(e.created_by, ':', 2)
    ORDER BY e.created_at DESC, e.id DESC`,
};

/** Returns a page of the examples that staff have saved, newest first. */
export async function listAssistantExamples(
  { database }: Pick<Services, 'database'>,
  { branchId, after }: { branchId: string; after: string | undefined },
): Promise<Omit<ListAssistantExamplesResponse, 'ok'>> {
  const cursor = after ? decodeBookingCursor(after) : null;
  const values = [branchId, cursor?.startsAt ?? null, cursor?.id ?? null];
  const rows = await database.run<Omit<AssistantExample, 'savedAt'> & { savedAt: Date }>(page, values);
  const shown = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? shown.at(-1) : undefined;
  return {
    examples: shown.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })),
    next: last ? encodeBookingCursor({ startsAt: last.savedAt, id: last.id }) : null,
  };
}
