import type { InvoiceDto } from '@studio/contracts/account-invoices';
import { toPounds } from '@studio/domain/money/money';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { buildBookingDocumentUrl } from '../bookings/booking-access.ts';
import { listPaidBookingIds } from '../bookings/payments/list-paid-booking-ids.ts';
import { findBookedClasses } from '../bookings/reading/find-booked-classes.ts';
import { buildMembershipInvoiceUrl } from '../memberships/membership-invoice.ts';
import { listPaidMonthsOfMember } from '../memberships/store.ts';
import { formatInvoiceNumber, type InvoiceRow } from '../payments/assign-invoice-number.ts';
import { buildDeskInvoiceUrl } from '../payments/desk-invoices.ts';
import {
  decodeInvoiceCursor,
  encodeInvoiceCursor,
  listInvoicesOfSubjects,
} from '../payments/list-invoices-of-subjects.ts';
import { buildCreditNoteUrl, listStaffAndProviderRefunds } from '../payments/refund-credit-note.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { buildPurchaseInvoiceUrl } from '../purchases/purchase-links.ts';
import { loadPaidPurchaseNames } from '../purchases/store.ts';

export interface MemberInvoicesQuery {
  branchId: string;
  memberId: string;
  limit: number;
  cursor: string | null | undefined;
}

/** Returns a member's invoices and credit notes, newest first. Throws AppError bad_request for an invalid cursor. */
export async function listMemberInvoices(
  services: Services,
  { branchId, memberId, limit, cursor }: MemberInvoicesQuery,
): Promise<{ items: InvoiceDto[]; cursor: string | null }> {
  const { database } = services;
  const after = cursor ? decodeInvoiceCursor(cursor) : null;
  if (cursor && !after) throw new AppError('bad_request');
  const purchases = await loadPaidPurchaseNames(database, branchId, memberId);
  const months = await listPaidMonthsOfMember(database, branchId, memberId);
  const names = new Map([...purchases, ...months.map(({ id, name }) => [id, name] as const)]);
  const subjects = [...names.keys(), ...(await listPaidBookingIds(database, branchId, memberId))];
  const refundSubjects = new Map(
    (await listStaffAndProviderRefunds(database, branchId, subjects)).map((one) => [one.id, one.subjectId]),
  );
  const invoices = [...subjects, ...refundSubjects.keys()];
  const found = await listInvoicesOfSubjects(database, branchId, invoices, limit + 1, after);
  const page = found.slice(0, limit);
  const subjectOf = ({ subjectId }: InvoiceRow) => refundSubjects.get(subjectId) ?? subjectId;
  const ofPage = page.map(subjectOf).filter((id) => !names.has(id));
  for (const { bookingId, title, startsAt } of (await findBookedClasses(database, branchId, ofPage)).values())
    names.set(bookingId, `${title}, ${formatMomentShort(startsAt)}`);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map((invoice) => toInvoiceDto(services, invoice, names.get(subjectOf(invoice)) ?? '')),
    cursor: last ? encodeInvoiceCursor(last) : null,
  };
}

function toInvoiceDto(services: Services, invoice: InvoiceRow, what: string): InvoiceDto {
  return {
    number: formatInvoiceNumber(invoice),
    kind: invoice.kind === 'INVOICE' ? 'invoice' : 'credit-note',
    issuedAt: invoice.issuedAt.toISOString(),
    what,
    amount: toPounds(invoice.amountPence),
    currency: invoice.currency,
    url: buildInvoiceUrl(services, invoice),
  };
}

/** Returns the signed URL of an invoice or credit note. */
export function buildInvoiceUrl(
  { keys }: Services,
  { kind, subject, subjectId }: Pick<InvoiceRow, 'kind' | 'subject' | 'subjectId'>,
): string {
  switch (subject) {
    case 'booking':
      return buildBookingDocumentUrl(keys, subjectId, kind === 'INVOICE' ? 'invoice.pdf' : 'credit-note.pdf');
    case 'purchase':
      return buildPurchaseInvoiceUrl(keys, subjectId);
    case 'month':
      return buildMembershipInvoiceUrl(keys, subjectId);
    case 'desk':
      return buildDeskInvoiceUrl(keys, subjectId);
    case 'refund':
      return buildCreditNoteUrl(keys, subjectId);
  }
}
