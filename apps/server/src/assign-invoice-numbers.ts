import { assignBookingInvoiceNumbers } from './bookings/documents/assign-booking-invoice-numbers.ts';
import { assignMembershipInvoiceNumbers } from './memberships/assign-membership-invoice-numbers.ts';
import { assignRefundCreditNoteNumbers } from './payments/assign-refund-credit-note-numbers.ts';
import { assignDeskInvoiceNumbers } from './payments/desk-invoices.ts';
import type { Services } from './platform/services.ts';
import { assignPurchaseInvoiceNumbers } from './purchases/assign-purchase-invoice-numbers.ts';

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
  await assignBookingInvoiceNumbers(services, since);
  await assignPurchaseInvoiceNumbers(services, since);
  await assignMembershipInvoiceNumbers(services, since);
  await assignRefundCreditNoteNumbers(services, since);
  await assignDeskInvoiceNumbers(services, since);
}
