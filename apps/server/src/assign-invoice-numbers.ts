import { numberBookingInvoices } from './bookings/documents/number-booking-invoices.ts';
import { numberMembershipInvoices } from './memberships/number-membership-invoices.ts';
import { numberDeskInvoices } from './payments/desk-invoices.ts';
import { numberRefundCreditNotes } from './payments/number-refund-credit-notes.ts';
import type { Services } from './platform/services.ts';
import { numberPurchaseInvoices } from './purchases/number-purchase-invoices.ts';

/** Number of hours that `assignRecentInvoiceNumbers` looks back. It runs every few seconds. */
const lookbackHours = 6;

/** Numbers every unnumbered invoice and credit note. Reads the whole history. */
export function assignInvoiceNumbers(services: Services): Promise<void> {
  return numberSince(services, new Date(0));
}

/** Like `assignInvoiceNumbers`, but reads only the last hours, so its cost doesn't grow with the history. */
export function assignRecentInvoiceNumbers(services: Services): Promise<void> {
  return numberSince(services, new Date(services.clock.now().getTime() - lookbackHours * 3_600_000));
}

async function numberSince(services: Services, since: Date): Promise<void> {
  await numberBookingInvoices(services, since);
  await numberPurchaseInvoices(services, since);
  await numberMembershipInvoices(services, since);
  await numberRefundCreditNotes(services, since);
  await numberDeskInvoices(services, since);
}
