import type { ListPaymentsResponse, MoneyRow } from '@studio/contracts/staff-money';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { buildPersonIdSql } from '../../people/build-person-id-sql.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import { parseCursorInstant } from '../../platform/http/parse-cursor-instant.ts';
import type { Services } from '../../platform/services.ts';
import {
  type PaymentsFilter,
  selectFilteredPayments,
  selectPaymentsWithTax,
  toFilterParameters,
} from './payments-filter.ts';

/**
 * Selects a page of payments. Looks up people by account or else by email address, and only for the rows of the page.
 */
const pageOfMoney: PreparedStatement = {
  name: 'staff_payments_page',
  text: `SELECT page.key, page.source, page.id, page.paid_as AS "paymentId", page.at, page.kind, page.payment_method AS "paymentMethod", page.pence AS "amountPence",
      page.currency, page.vat_pence AS "vatPence", coalesce(page.what, '') AS item, page.what_at AS "classStartsAt",
      coalesce(page.who, page.email, '') AS "payerName", page.method AS "methodLabel", page.state AS status,
      coalesce(page.person_id,
        ${buildPersonIdSql('page.member_id', 'page.email')}
      ) AS "personId"
    FROM (${selectPaymentsWithTax(`SELECT * FROM (${selectFilteredPayments}) filtered
      WHERE $8::timestamptz IS NULL OR (at, key) < ($8::timestamptz, $9)
      ORDER BY at DESC, key DESC LIMIT $10`)}) page
    ORDER BY page.at DESC, page.key DESC`,
};

/** Returns payments and refunds, newest first. Throws AppError bad_request for an invalid cursor. */
export async function listPayments(
  { database }: Services,
  { limit, cursor, ...filter }: PaymentsFilter & { limit: number; cursor?: string | null | undefined },
): Promise<ListPaymentsResponse> {
  const after = cursor ? readCursor(cursor) : null;
  const { vat } = await loadBranchProfile(database, filter.branchId);
  const found = await database.run<PaymentListRow>(pageOfMoney, [
    ...toFilterParameters(filter, vat),
    after?.at ?? null,
    after?.key ?? '',
    limit + 1,
  ]);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    ok: true,
    rows: page.map(toMoneyRow),
    cursor: last ? `${last.at.toISOString()}_${last.key}` : null,
  };
}

export type PaymentListRow = Omit<MoneyRow, 'at' | 'classStartsAt'> & {
  at: Date;
  classStartsAt: Date | null;
};

function toMoneyRow({ at, classStartsAt, ...row }: PaymentListRow): MoneyRow {
  return { ...row, at: at.toISOString(), classStartsAt: classStartsAt?.toISOString() ?? null };
}

function readCursor(cursor: string): { at: Date; key: string } {
  const [, at = '', key = ''] = /^([0-9TZ:.-]{24})_([a-zA-Z0-9-]{38})$/.exec(cursor) ?? [];
  return { at: parseCursorInstant(at), key };
}
