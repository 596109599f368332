import type { MoneyListAnswer, MoneyRow } from '@studio/contracts/staff-money';
import { readBranchProfile } from '../../catalogue/store.ts';
import { cursorInstant } from '../../platform/cursor-instant.ts';
import type { Statement } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { filteredMoney, filterValues, type MoneyFilter, withTax } from './money-filter.ts';

/** Their person is looked up for the rows of the page alone: by their account, else by their address. */
const pageOfMoney: Statement = {
  name: 'staff_money_page',
  text: `SELECT page.key, page.source, page.id, page.paid_as AS "paidAs", page.at, page.kind, page.way, page.pence,
      page.currency, page.vat_pence AS "vatPence", coalesce(page.what, '') AS what, page.what_at AS "whatAt",
      coalesce(page.who, page.email, '') AS who, page.method, page.state,
      coalesce(page.person_id,
        (SELECT coalesce(q.merged_into, q.id) FROM people q WHERE q.branch_id = $1 AND q.member_id = page.member_id),
        (SELECT coalesce(q.merged_into, q.id) FROM people q WHERE q.branch_id = $1 AND q.email_key = lower(trim(page.email)))
      ) AS "personId"
    FROM (${withTax(`SELECT * FROM (${filteredMoney}) filtered
      WHERE $8::timestamptz IS NULL OR (at, key) < ($8::timestamptz, $9)
      ORDER BY at DESC, key DESC LIMIT $10`)}) page
    ORDER BY page.at DESC, page.key DESC`,
};

/** Everything that was paid and given back, newest first, a page at a time. Refuses a cursor that is none of ours. */
export async function listMoney(
  { database }: Services,
  { limit, cursor, ...filter }: MoneyFilter & { limit: number; cursor?: string | null | undefined },
): Promise<MoneyListAnswer> {
  const after = cursor ? readCursor(cursor) : null;
  const { vat } = await readBranchProfile(database, filter.branchId);
  const found = await database.run<FoundRow>(pageOfMoney, [
    ...filterValues(filter, vat),
    after?.at ?? null,
    after?.key ?? '',
    limit + 1,
  ]);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    ok: true,
    rows: page.map(wireRow),
    cursor: last ? `${last.at.toISOString()}_${last.key}` : null,
  };
}

/** A row as the database has it. */
export type FoundRow = Omit<MoneyRow, 'at' | 'whatAt'> & { at: Date; whatAt: Date | null };

function wireRow({ at, whatAt, ...row }: FoundRow): MoneyRow {
  return { ...row, at: at.toISOString(), whatAt: whatAt?.toISOString() ?? null };
}

function readCursor(cursor: string): { at: Date; key: string } {
  const [, at = '', key = ''] = /^([0-9TZ:.-]{24})_([a-zA-Z0-9-]{38})$/.exec(cursor) ?? [];
  return { at: cursorInstant(at), key };
}
