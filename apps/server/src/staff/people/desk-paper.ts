import { id } from '@studio/contracts/fields';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBookingFacts } from '../../bookings/booking-answer.ts';
import { findBooking } from '../../bookings/booking-store.ts';
import { bookingPaper } from '../../bookings/invoice-facts.ts';
import { findEntitlement } from '../../entitlements/store.ts';
import { type DeskPaper, deskPaperFacts } from '../../payments/desk-paper-facts.ts';
import { deskPaperPath } from '../../payments/desk-papers.ts';
import { type DeskPaymentRow, findDeskPayment } from '../../payments/desk-payments.ts';
import { sendInvoice } from '../../payments/send-invoice.ts';
import { findPerson } from '../../people/find-person.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';

type PaperRequest = FastifyRequest<{ Params: { paymentId: string }; Querystring: { k?: string } }>;

/** Invoices and credit notes of the desk: plain addresses that a browser opens, guarded by their signature. */
export function deskPaperRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    deskPaperPath(':paymentId'),
    { config: { policy: 'signed-link' } },
    async (request: PaperRequest, reply) => {
      const { paymentId } = request.params;
      const isSigned = services.keys.verify('desk-link', paymentId, request.query.k ?? '');
      if (!isSigned || !id.safeParse(paymentId).success) throw new Refused('not_found');
      const payment = await findDeskPayment(services.database, services.config.branchId, paymentId);
      if (!payment || payment.amountPence === 0) throw new Refused('not_found');
      return sendInvoice(reply, await deskPaperFacts(services, payment, await paperOf(services, payment)));
    },
  );
}

async function paperOf(services: Services, payment: DeskPaymentRow): Promise<DeskPaper> {
  const { database } = services;
  const { branchId, subject, subjectId, personId, takenAt } = payment;
  const booking = subject === 'booking' ? await findBooking(database, branchId, subjectId) : null;
  if (booking) return bookingPaper(await readBookingFacts(services, booking));
  const credit = subject === 'product' ? await findEntitlement(database, branchId, subjectId) : null;
  const person = personId ? await findPerson(database, branchId, personId) : null;
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : '';
  return {
    what: {
      description: credit?.name ?? 'Fee for a missed class',
      detail: formatDayMedium(londonDate(takenAt)),
    },
    billedTo: { name: name || 'Customer', lines: person?.email ? [person.email] : [] },
  };
}
