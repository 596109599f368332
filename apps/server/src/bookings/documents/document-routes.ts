import { id } from '@studio/contracts/shared-fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InvoiceDetails } from '../../documents/invoice-details.ts';
import { sendInvoicePdf } from '../../payments/send-invoice-pdf.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { loadOwnBooking } from '../booking-access.ts';
import type { BookingRow } from '../booking-store.ts';
import { loadBookingDetails } from '../reading/booking-response.ts';
import { toCalendarEventDetails } from './booking-calendar-event.ts';
import { loadBookingCreditNoteDetails, loadBookingInvoiceDetails } from './booking-invoice-details.ts';
import { buildCheckInUrl } from './booking-urls.ts';

type DocumentRequest = FastifyRequest<{ Params: { bookingId: string }; Querystring: { k?: string } }>;

/** Port to the invoices of entitlements, which modules outside `bookings` create. */
export interface EntitlementInvoicePort {
  /**
   * Returns the invoice of the pack or membership month that an entitlement was bought with. Throws AppError not_found.
   */
  loadEntitlementInvoice: (
    services: Services,
    credit: { branchId: string; entitlementId: string },
  ) => Promise<InvoiceDetails>;
}

/**
 * Registers the routes of a booking's documents. Browsers open them directly, so the signature in the link protects
 * them.
 */
export function registerBookingDocumentRoutes(
  app: FastifyInstance,
  services: Services,
  { loadEntitlementInvoice }: EntitlementInvoicePort,
): void {
  const document = (
    name: string,
    send: (booking: BookingRow, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    app.get(address(name), { config: { policy: 'signed-link' } }, async (request: DocumentRequest, reply) => {
      const booking = await loadKeyedBooking(services, request.params.bookingId, request.query.k);
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      return send(booking, reply);
    });
  document('qr.svg', async (booking, reply) => {
    const { renderQrSvg } = await import('../../documents/qr-code.ts');
    return reply.type('image/svg+xml').send(await renderQrSvg(buildCheckInUrl(services, booking)));
  });
  document('calendar.ics', async (booking, reply) => {
    const { buildCalendarFile } = await import('../../documents/calendar-file.ts');
    const details = await toCalendarEventDetails(services, await loadBookingDetails(services, booking));
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="class.ics"')
      .send(buildCalendarFile(details));
  });
  document('invoice.pdf', async (booking, reply) => {
    const { branchId, entitlementId } = booking;
    return sendInvoicePdf(
      services,
      reply,
      entitlementId
        ? await loadEntitlementInvoice(services, { branchId, entitlementId })
        : await loadBookingInvoiceDetails(services, await loadBookingDetails(services, booking)),
    );
  });
  document('credit-note.pdf', async (booking, reply) =>
    sendInvoicePdf(
      services,
      reply,
      await loadBookingCreditNoteDetails(services, await loadBookingDetails(services, booking)),
    ),
  );
}

const address = (name: string) => `/classes/booking/:bookingId/${name}`;

async function loadKeyedBooking(
  services: Services,
  bookingId: string,
  key: string | undefined,
): Promise<BookingRow> {
  if (!id.safeParse(bookingId).success) throw new AppError('not_found');
  const { branchId } = services.config;
  return loadOwnBooking(services, { branchId, bookingId, key, caller: null });
}
