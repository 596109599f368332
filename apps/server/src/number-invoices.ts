import { numberBookings } from './bookings/number-invoices.ts';
import { numberMonths } from './memberships/number-months.ts';
import { numberDesk } from './payments/desk-papers.ts';
import { numberRefunds } from './payments/number-refunds.ts';
import type { Services } from './platform/services.ts';
import { numberPurchases } from './purchases/number-purchases.ts';

/** Gives everything that was paid, and everything that was given back, its number. */
export async function numberInvoices(services: Services): Promise<void> {
  await numberBookings(services);
  await numberPurchases(services);
  await numberMonths(services);
  await numberRefunds(services);
  await numberDesk(services);
}
