import { id } from '@studio/contracts/shared-fields';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findBooking } from '../../bookings/booking-store.ts';
import { toBookingInvoiceContent } from '../../bookings/documents/booking-invoice-details.ts';
import { loadBookingDetails } from '../../bookings/reading/booking-response.ts';
import { findEntitlement } from '../../entitlements/store.ts';
import { type DeskInvoiceContent, loadDeskInvoiceDetails } from '../../payments/desk-invoice-details.ts';
import { buildDeskInvoicePath } from '../../payments/desk-invoices.ts';
import { type DeskPaymentRow, findDeskPayment } from '../../payments/desk-payments.ts';
import { sendInvoicePdf } from '../../payments/send-invoice-pdf.ts';
import { findPerson } from '../../people/find-person.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';

type PaperRequest = FastifyRequest<{ Params: { paymentId: string }; Querystring: { k?: string } }>;

/**
 * Registers the routes of front-desk payment documents. A browser opens their URLs directly, so the signature in the
 * URL protects them.
 */
export function registerDeskInvoiceRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    buildDeskInvoicePath(':paymentId'),
    { config: { policy: 'signed-link' } },
    async (request: PaperRequest, reply) => {
      const { paymentId } = request.params;
      const isSigned = services.keys.verify('desk-invoice-link', paymentId, request.query.k ?? '');
      if (!isSigned || !id.safeParse(paymentId).success) throw new AppError('not_found');
      const payment = await findDeskPayment(services.database, services.config.branchId, paymentId);
      if (!payment || payment.amountPence === 0) throw new AppError('not_found');
      return sendInvoicePdf(
        services,
        reply,
        await loadDeskInvoiceDetails(services, payment, await findDocument(services, payment)),
      );
    },
  );
}

/** Subjects of front-desk payments whose note is the name of the sold item. */
const namedByNote: ReadonlySet<DeskPaymentRow['subject']> = new Set(['counter', 'gift-card']);

async function findDocument(services: Services, payment: DeskPaymentRow): Promise<DeskInvoiceContent> {
  const { database } = services;
  const { branchId, subject, subjectId, personId, takenAt, refundsPaymentId } = payment;
  const booking = subject === 'booking' ? await findBooking(database, branchId, subjectId) : null;
  const isUnsettled = booking && payment.amountPence > 0 && booking.duePence > 0;
  if (isUnsettled) throw new AppError('not_found');
  if (booking) return toBookingInvoiceContent(await loadBookingDetails(services, booking));
  const sold = refundsPaymentId ? await findDeskPayment(database, branchId, refundsPaymentId) : payment;
  const credit = subject === 'product' ? await findEntitlement(database, branchId, subjectId) : null;
  const person = personId ? await findPerson(database, branchId, personId) : null;
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : '';
  return {
    what: {
      description: credit?.name ?? (namedByNote.has(subject) ? sold?.note : null) ?? 'No-show fee',
      detail: formatDayMedium(toLondonDate(takenAt)),
    },
    billedTo: { name: name || 'Customer', lines: person?.email ? [person.email] : [] },
  };
}
