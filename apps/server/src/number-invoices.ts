import { numberBookings } from './bookings/number-invoices.ts';
import { numberMonths } from './memberships/number-months.ts';
import { numberDesk } from './payments/desk-papers.ts';
import { numberRefunds } from './payments/number-refunds.ts';
import type { Services } from './platform/services.ts';
import { numberPurchases } from './purchases/number-purchases.ts';

/** For how many hours back what has no number yet is looked for again and again. */
const hoursBack = 6;

/** Gives everything that was paid, and everything that was given back, its number. Reads all that ever was. */
export function numberInvoices(services: Services): Promise<void> {
  return numberSince(services, new Date(0));
}

/** As `numberInvoices`, of the last hours only: costs the same in a studio's first year and in its tenth. */
export function numberNewInvoices(services: Services): Promise<void> {
  return numberSince(services, new Date(services.clock.now().getTime() - hoursBack * 3_600_000));
}

async function numberSince(services: Services, since: Date): Promise<void> {
  await numberBookings(services, since);
  await numberPurchases(services, since);
  await numberMonths(services, since);
  await numberRefunds(services, since);
  await numberDesk(services, since);
}
