import { numberBookingInvoices } from './bookings/number-booking-invoices.ts';
import { numberMonthInvoices } from './memberships/number-month-invoices.ts';
import { numberDeskInvoices } from './payments/desk-invoices.ts';
import { numberRefundCreditNotes } from './payments/number-refund-credit-notes.ts';
import type { Services } from './platform/services.ts';
import { numberPurchaseInvoices } from './purchases/number-purchase-invoices.ts';

/** For how many hours back what has no number yet is looked for again and again. */
const hoursBack = 6;

/** Gives everything that was paid, and everything that was given back, its number. Reads all that ever was. */
export function assignInvoiceNumbers(services: Services): Promise<void> {
  return numberSince(services, new Date(0));
}

/** As `assignInvoiceNumbers`, of the last hours only: costs the same in a studio's first year and in its tenth. */
export function assignRecentInvoiceNumbers(services: Services): Promise<void> {
  return numberSince(services, new Date(services.clock.now().getTime() - hoursBack * 3_600_000));
}

async function numberSince(services: Services, since: Date): Promise<void> {
  await numberBookingInvoices(services, since);
  await numberPurchaseInvoices(services, since);
  await numberMonthInvoices(services, since);
  await numberRefundCreditNotes(services, since);
  await numberDeskInvoices(services, since);
}
