import type { WireInvoice } from '@studio/contracts/account';
import { poundsFromPence } from '@studio/domain/money/money';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { bookingDocument } from '../bookings/booking-access.ts';
import { classesOfBookings } from '../bookings/classes-of-bookings.ts';
import { paidBookingIds } from '../bookings/paid-bookings.ts';
import { monthInvoiceAddress } from '../memberships/month-invoice.ts';
import { listPaidMonths } from '../memberships/store.ts';
import { deskPaperAddress } from '../payments/desk-papers.ts';
import { invoiceCursor, listInvoices, readInvoiceCursor } from '../payments/list-invoices.ts';
import { type InvoiceRow, invoiceName } from '../payments/number-invoice.ts';
import { refundPaperAddress, refundsOf } from '../payments/refund-paper.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { purchaseInvoiceAddress } from '../purchases/purchase-links.ts';
import { paidPurchaseNames } from '../purchases/store.ts';

/** Which page of whose papers. */
export interface PapersPage {
  branchId: string;
  memberId: string;
  limit: number;
  cursor: string | null | undefined;
}

/** Invoices and credit notes of a member, newest first. Refuses with bad_request a cursor that is none of ours. */
export async function memberPapers(
  services: Services,
  { branchId, memberId, limit, cursor }: PapersPage,
): Promise<{ items: WireInvoice[]; cursor: string | null }> {
  const { database } = services;
  const after = cursor ? readInvoiceCursor(cursor) : null;
  if (cursor && !after) throw new Refused('bad_request');
  const purchases = await paidPurchaseNames(database, branchId, memberId);
  const months = await listPaidMonths(database, branchId, memberId);
  const names = new Map([...purchases, ...months.map(({ id, name }) => [id, name] as const)]);
  const subjects = [...names.keys(), ...(await paidBookingIds(database, branchId, memberId))];
  const back = new Map((await refundsOf(database, branchId, subjects)).map((one) => [one.id, one.subjectId]));
  const papers = [...subjects, ...back.keys()];
  const found = await listInvoices(database, branchId, papers, limit + 1, after);
  const page = found.slice(0, limit);
  const subjectOf = ({ subjectId }: InvoiceRow) => back.get(subjectId) ?? subjectId;
  const ofPage = page.map(subjectOf).filter((id) => !names.has(id));
  for (const { bookingId, title, startsAt } of (await classesOfBookings(database, branchId, ofPage)).values())
    names.set(bookingId, `${title}, ${formatMomentShort(startsAt)}`);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map((paper) => wirePaper(services, paper, names.get(subjectOf(paper)) ?? '')),
    cursor: last ? invoiceCursor(last) : null,
  };
}

function wirePaper(services: Services, paper: InvoiceRow, what: string): WireInvoice {
  return {
    number: invoiceName(paper),
    kind: paper.kind === 'INVOICE' ? 'invoice' : 'credit-note',
    issuedAt: paper.issuedAt.toISOString(),
    what,
    amount: poundsFromPence(paper.amountPence),
    currency: paper.currency,
    url: paperAddress(services, paper),
  };
}

/** Where a numbered paper opens: a signed address. */
export function paperAddress(
  { keys }: Services,
  { kind, subject, subjectId }: Pick<InvoiceRow, 'kind' | 'subject' | 'subjectId'>,
): string {
  switch (subject) {
    case 'booking':
      return bookingDocument(keys, subjectId, kind === 'INVOICE' ? 'invoice.pdf' : 'credit-note.pdf');
    case 'purchase':
      return purchaseInvoiceAddress(keys, subjectId);
    case 'month':
      return monthInvoiceAddress(keys, subjectId);
    case 'desk':
      return deskPaperAddress(keys, subjectId);
    case 'refund':
      return refundPaperAddress(keys, subjectId);
  }
}
