import { id } from '@studio/contracts/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calendarFile } from '../documents/calendar-file.ts';
import type { InvoiceFacts } from '../documents/invoice-facts.ts';
import { qrSvg } from '../documents/qr-code.ts';
import { sendInvoice } from '../payments/send-invoice.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { ownBooking } from './booking-access.ts';
import { readBookingFacts } from './booking-answer.ts';
import type { BookingRow } from './booking-store.ts';
import { calendarFacts, checkInUrl } from './calendar-facts.ts';
import { creditNoteFacts, invoiceFacts } from './invoice-facts.ts';

type DocumentRequest = FastifyRequest<{ Params: { bookingId: string }; Querystring: { k?: string } }>;

/** What other contexts know about a booking that a session pays for. */
export interface PaidBefore {
  /** The invoice of the pack or the month. Refuses with not_found. */
  creditInvoice: (
    services: Services,
    credit: { branchId: string; entitlementId: string },
  ) => Promise<InvoiceFacts>;
}

/** A booking's documents: plain addresses that a browser opens, guarded by the key of the signed link. */
export function documentRoutes(
  app: FastifyInstance,
  services: Services,
  { creditInvoice }: PaidBefore,
): void {
  const document = (
    name: string,
    send: (booking: BookingRow, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    app.get(address(name), { config: { policy: 'signed-link' } }, async (request: DocumentRequest, reply) => {
      const booking = await keyedBooking(services, request.params.bookingId, request.query.k);
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      return send(booking, reply);
    });
  document('qr.svg', async (booking, reply) =>
    reply.type('image/svg+xml').send(await qrSvg(checkInUrl(services, booking))),
  );
  document('calendar.ics', async (booking, reply) => {
    const facts = await calendarFacts(services, await readBookingFacts(services, booking));
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="class.ics"')
      .send(calendarFile(facts));
  });
  document('invoice.pdf', async (booking, reply) => {
    const { branchId, entitlementId } = booking;
    return sendInvoice(
      reply,
      entitlementId
        ? await creditInvoice(services, { branchId, entitlementId })
        : await invoiceFacts(services, await readBookingFacts(services, booking)),
    );
  });
  document('credit-note.pdf', async (booking, reply) =>
    sendInvoice(reply, await creditNoteFacts(services, await readBookingFacts(services, booking))),
  );
}

const address = (name: string) => `/classes/booking/:bookingId/${name}`;

async function keyedBooking(
  services: Services,
  bookingId: string,
  key: string | undefined,
): Promise<BookingRow> {
  if (!id.safeParse(bookingId).success) throw new Refused('not_found');
  const { branchId } = services.config;
  return ownBooking(services, { branchId, bookingId, key, caller: null });
}
