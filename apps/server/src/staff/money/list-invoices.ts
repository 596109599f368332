import type { ListInvoicesResponse } from '@studio/contracts/staff-money';
import { buildInvoiceUrl } from '../../account/list-member-invoices.ts';
import { formatInvoiceNumber, type InvoiceRow } from '../../payments/assign-invoice-number.ts';
import type { InvoiceKind } from '../../payments/tables.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { selectMoneyMovements } from './money-movements.ts';

/** Selects a page of documents. Looks up payer and purpose only for the rows of the page. */
const page: PreparedStatement = {
  name: 'staff_invoices_page',
  text: `SELECT page.number, page.kind, page.subject, page.subject_id AS "subjectId", page.amount_pence AS "amountPence",
      page.currency, page.issued_at AS "issuedAt", coalesce(money.who, money.email, '') AS who,
      coalesce(money.what, '') AS what, money.kind AS "revenueKind", money.what_at AS "whatAt"
    FROM (SELECT * FROM invoices
      WHERE branch_id = $1 AND kind = $4 AND ($5::int IS NULL OR number < $5)
        AND ($6 = '' OR lpad(number::text, 5, '0') LIKE '%' || $6 || '%')
      ORDER BY number DESC LIMIT $7) page
    LEFT JOIN bookings b ON page.subject = 'booking' AND b.branch_id = $1 AND b.id = page.subject_id
    LEFT JOIN refunds r ON page.subject = 'refund' AND r.branch_id = $1 AND r.id = page.subject_id
    LEFT JOIN LATERAL (
      SELECT * FROM (${selectMoneyMovements}) moved WHERE moved.id = coalesce(b.payment_id, r.payment_id, page.subject_id) LIMIT 1
    ) money ON true
    ORDER BY page.number DESC`,
};

/** Document with its payer and purpose. */
interface FoundInvoice extends Omit<InvoiceRow, 'seller'> {
  who: string;
  what: string;
  revenueKind: string | null;
  whatAt: Date | null;
}

const order: PreparedStatement = {
  name: 'staff_invoice_number_range',
  text: `SELECT coalesce(max(number), 0)::int AS last, count(*)::int AS count FROM invoices WHERE branch_id = $1 AND kind = $2`,
};

/** Input of `listInvoices`. `query` is a number or some of its digits, such as "INV-2026-00042" or "42". */
export interface ListInvoicesInput {
  branchId: string;
  kind: InvoiceKind;
  query: string;
  limit: number;
  cursor?: number | null | undefined;
}

/** Returns invoices or credit notes, highest number first, and how many numbers are missing. */
export async function listInvoices(
  services: Services,
  input: ListInvoicesInput,
): Promise<ListInvoicesResponse> {
  const { branchId, kind, query, limit, cursor } = input;
  const digits = /(\d+)\D*$/.exec(query)?.[1] ?? '';
  const values = [branchId, '-infinity', 'infinity', kind, cursor ?? null, digits, limit + 1];
  const found = await services.database.run<FoundInvoice>(page, values);
  const [counted] = await services.database.run<{ last: number; count: number }>(order, [branchId, kind]);
  const invoices = found.slice(0, limit);
  const last = counted?.last ?? 0;
  return {
    ok: true,
    documents: invoices.map((invoice) => ({
      number: formatInvoiceNumber(invoice),
      issuedAt: invoice.issuedAt.toISOString(),
      subject: invoice.subject,
      kind: invoice.revenueKind,
      recipientName: invoice.who,
      item: invoice.what,
      classStartsAt: invoice.whatAt?.toISOString() ?? null,
      amountPence: invoice.amountPence,
      currency: invoice.currency,
      url: buildInvoiceUrl(services, invoice),
    })),
    cursor: found.length > limit ? (invoices.at(-1)?.number ?? null) : null,
    highestNumber: last,
    missingNumbers: last - (counted?.count ?? 0),
  };
}
