import type { PreparedStatement } from '../../platform/database/database.ts';

/**
 * Selects the account ids of $2 and the guest email addresses of $3 with an attended class that started before $4. Only
 * first places count, because the others of an order can be for guests.
 */
export const priorVisitsStatement: PreparedStatement = {
  name: 'prior_visits',
  text: `SELECT DISTINCT principal_id AS "memberId", NULL AS email FROM bookings
      WHERE branch_id = $1 AND principal_id = ANY ($2::text[]) AND starts_at < $4::timestamptz AND position = 0
        AND (status = 'ATTENDED' OR checked_in_at IS NOT NULL)
    UNION ALL
    SELECT DISTINCT NULL, lower(email) FROM bookings
      WHERE branch_id = $1 AND principal_id IS NULL AND lower(email) = ANY ($3::text[])
        AND starts_at < $4::timestamptz AND position = 0 AND (status = 'ATTENDED' OR checked_in_at IS NOT NULL)`,
};
