import type { DuplicateReason, ListMergeSuggestionsResponse } from '@studio/contracts/staff-merge';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findMergeCandidates } from './find-merge-candidates.ts';

const page = 20;

/**
 * Selects pairs of likely duplicates: same mailbox, same last ten digits of the phone number, or same name without
 * clearly different email addresses.
 */
const pairs: PreparedStatement = {
  name: 'likely_duplicate_people',
  text: `WITH known AS (
      SELECT p.id, translate(fold_text(p.first_name || ' ' || p.last_name), ' ''', '') AS name,
        p.first_name <> '' AND p.last_name <> '' AS named, p.member_id,
        right(regexp_replace(p.phone, '[^0-9]', '', 'g'), 10) AS digits,
        regexp_replace(lower(p.email), '[+][^@]*@', '@') AS mailbox,
        regexp_replace(split_part(regexp_replace(lower(p.email), '[+][^@]*@', '@'), '@', 1), '[^a-z0-9]', '', 'g') AS local
      FROM people p WHERE p.branch_id = $1 AND p.merged_into IS NULL
    ), alike AS (
      SELECT a.id AS one, b.id AS other, 'email' AS reason FROM known a JOIN known b ON a.mailbox = b.mailbox AND a.id < b.id
      UNION ALL
      SELECT a.id, b.id, 'email' FROM known a JOIN known b ON a.local = b.local AND a.id < b.id
        AND split_part(a.mailbox, '@', 2) = split_part(b.mailbox, '@', 2) AND a.mailbox <> b.mailbox
        AND split_part(a.mailbox, '@', 2) IN ('gmail.com', 'googlemail.com')
      UNION ALL
      SELECT a.id, b.id, 'phone' FROM known a JOIN known b ON a.digits = b.digits AND a.id < b.id WHERE length(a.digits) >= 9
      UNION ALL
      SELECT a.id, b.id, 'name' FROM known a JOIN known b ON a.name = b.name AND a.id < b.id
        WHERE a.named AND (a.local = b.local OR a.mailbox IS NULL OR b.mailbox IS NULL)
    )
    SELECT one, other, array_agg(DISTINCT reason) AS reasons FROM alike
    WHERE ($2::uuid IS NULL OR one = $2::uuid OR other = $2::uuid) AND NOT EXISTS (
      SELECT 1 FROM distinct_people x WHERE x.branch_id = $1 AND x.one_id = alike.one AND x.other_id = alike.other)
    GROUP BY one, other ORDER BY count(DISTINCT reason) DESC, one, other LIMIT $3::int OFFSET $4::int`,
};

interface PairRow {
  one: string;
  other: string;
  reasons: DuplicateReason[];
}

/** Returns likely duplicates, most likely first, of one person or of all people. */
export async function suggestMerges(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { branchId, personId, offset }: { branchId: string; personId: string | null; offset: number },
): Promise<ListMergeSuggestionsResponse> {
  const rows = await database.run<PairRow>(pairs, [branchId, personId, page + 1, offset]);
  const shown = rows.slice(0, page);
  const ids = shown.flatMap(({ one, other }) => [one, other]);
  const candidates = await findMergeCandidates(database, branchId, ids, clock.now());
  const answered = shown.flatMap(({ one, other, reasons }) => {
    // Shows the person first whose duplicates are requested.
    const [first, second] =
      other === personId
        ? [candidates.get(other), candidates.get(one)]
        : [candidates.get(one), candidates.get(other)];
    return first && second ? [{ first: first, second: second, reasons }] : [];
  });
  return { ok: true, pairs: answered, hasMore: rows.length > page };
}
