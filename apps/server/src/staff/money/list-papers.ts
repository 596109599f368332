import type { PapersAnswer } from '@studio/contracts/staff-money';
import { bookingDocument } from '../../bookings/booking-access.ts';
import { monthInvoiceAddress } from '../../memberships/month-invoice.ts';
import { deskPaperAddress } from '../../payments/desk-papers.ts';
import { type InvoiceRow, invoiceName } from '../../payments/number-invoice.ts';
import { refundPaperAddress } from '../../payments/refund-paper.ts';
import type { InvoiceKind } from '../../payments/tables.ts';
import type { Statement } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { purchaseInvoiceAddress } from '../../purchases/purchase-links.ts';

const page: Statement = {
  name: 'staff_papers',
  text: `SELECT number, kind, subject, subject_id AS "subjectId", amount_pence AS "amountPence", currency, issued_at AS "issuedAt"
    FROM invoices WHERE branch_id = $1 AND kind = $2 AND ($3::int IS NULL OR number < $3)
      AND ($4 = '' OR lpad(number::text, 5, '0') LIKE '%' || $4 || '%')
    ORDER BY number DESC LIMIT $5`,
};

const order: Statement = {
  name: 'staff_papers_in_order',
  text: `SELECT coalesce(max(number), 0)::int AS last, count(*)::int AS count FROM invoices WHERE branch_id = $1 AND kind = $2`,
};

/** Which papers. `query`: a number, or the digits at its end: "INV-2026-00042", "42". */
export interface PapersWish {
  branchId: string;
  kind: InvoiceKind;
  query: string;
  limit: number;
  cursor?: number | null | undefined;
}

/** Invoices or credit notes, the last number first, and whether a number is missing. */
export async function listPapers(services: Services, wish: PapersWish): Promise<PapersAnswer> {
  const { branchId, kind, query, limit, cursor } = wish;
  const digits = /(\d+)\D*$/.exec(query)?.[1] ?? '';
  const values = [branchId, kind, cursor ?? null, digits, limit + 1];
  const found = await services.database.run<InvoiceRow>(page, values);
  const [counted] = await services.database.run<{ last: number; count: number }>(order, [branchId, kind]);
  const papers = found.slice(0, limit);
  const last = counted?.last ?? 0;
  return {
    ok: true,
    papers: papers.map((paper) => ({
      number: invoiceName(paper),
      issuedAt: paper.issuedAt.toISOString(),
      subject: paper.subject,
      amountPence: paper.amountPence,
      currency: paper.currency,
      url: addressOf(services, paper),
    })),
    cursor: found.length > limit ? (papers.at(-1)?.number ?? null) : null,
    last,
    missing: last - (counted?.count ?? 0),
  };
}

function addressOf({ keys }: Services, { kind, subject, subjectId }: InvoiceRow): string {
  switch (subject) {
    case 'booking':
      return bookingDocument(keys, subjectId, kind === 'INVOICE' ? 'invoice.pdf' : 'credit-note.pdf');
    case 'purchase':
      return purchaseInvoiceAddress(keys, subjectId);
    case 'month':
      return monthInvoiceAddress(keys, subjectId);
    case 'refund':
      return refundPaperAddress(keys, subjectId);
    case 'desk':
      return deskPaperAddress(keys, subjectId);
  }
}
