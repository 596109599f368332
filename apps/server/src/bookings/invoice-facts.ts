import { formatDayLong } from '@studio/domain/time/format-london';
import { londonDate, londonTime } from '@studio/domain/time/london';
import { readBranchProfile } from '../catalogue/store.ts';
import { addressLines } from '../catalogue/studio-words.ts';
import type { InvoiceFacts } from '../documents/invoice-facts.ts';
import { findInvoice, invoiceName, numberInvoice } from '../payments/number-invoice.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import type { BookingFacts } from './booking-answer.ts';

/** The invoice of a paid booking, as it is printed; numbered now if that has not happened yet. */
export async function invoiceFacts(services: Services, facts: BookingFacts): Promise<InvoiceFacts> {
  const { booking, klass, payment } = facts;
  if (booking.pricePaidPence === 0 || !payment) throw new Refused('not_found');
  const studio = await readBranchProfile(services.database, booking.branchId);
  const { branchId, currency, id: bookingId } = booking;
  const wish = {
    branchId,
    kind: 'INVOICE' as const,
    bookingId,
    amountPence: booking.pricePaidPence,
    currency,
  };
  const invoice = await numberInvoice(services.database, wish, services.clock.now());
  const credit = await findInvoice(services.database, { branchId, kind: 'CREDIT_NOTE', bookingId });
  const savedPence = booking.basePence - booking.pricePaidPence;
  return {
    kind: 'invoice',
    number: invoiceName(invoice),
    issuedAt: invoice.issuedAt,
    studio: {
      name: `${studio.name} ${studio.tagline}`,
      legalName: studio.legalName,
      addressLines: addressLines(studio),
      email: studio.email,
      phone: studio.phone.display,
      siteUrl: services.config.publicUrl,
      vat: studio.vat,
    },
    billedTo: { name: `${booking.firstName} ${booking.lastName}`, lines: [booking.email] },
    currency,
    lines: [
      {
        description: klass.title,
        detail: `${formatDayLong(londonDate(klass.startsAt))}, ${londonTime(klass.startsAt)}, for ${booking.attendeeName}`,
        quantity: 1,
        unitPence: booking.basePence,
      },
    ],
    ...(savedPence > 0 ? { discount: { label: booking.savingName ?? 'Saving', pence: savedPence } } : {}),
    settled: { method: payment.method ?? 'Card', at: booking.createdAt },
    ...(credit ? { creditedBy: { number: invoiceName(credit), at: credit.issuedAt } } : {}),
  };
}
