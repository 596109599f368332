import type { PaymentDetails, PaymentRefund } from '@studio/contracts/staff-money';
import { formatRefundReason } from '@studio/domain/bookings/unbooked-payment';
import { isRefundCounted } from '@studio/domain/money/refund-status';
import { isDemoPayment } from '@studio/domain/purchases/demo-payment';
import { isDeskPaymentRefundable } from '@studio/domain/purchases/desk-refund';
import { getRefundablePence } from '@studio/domain/purchases/refundable-amount';
import { and, asc, eq } from 'drizzle-orm';
import { buildBookingDocumentUrl } from '../../bookings/booking-access.ts';
import { loadSessionUsage } from '../../entitlements/end-refunded-entitlement.ts';
import { findEntitlement } from '../../entitlements/store.ts';
import { findGiftCard } from '../../gift-cards/store.ts';
import { buildMembershipInvoiceUrl } from '../../memberships/membership-invoice.ts';
import { findInvoice, formatInvoiceNumber } from '../../payments/assign-invoice-number.ts';
import { buildDeskInvoiceUrl } from '../../payments/desk-invoices.ts';
import { loadDeskSaleBalance } from '../../payments/desk-sale.ts';
import { buildCreditNoteUrl } from '../../payments/refund-credit-note.ts';
import { refunds } from '../../payments/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { buildPurchaseInvoiceUrl } from '../../purchases/purchase-links.ts';
import { listPaymentDisputes } from '../disputes/dispute-store.ts';
import { listDeskRefunds, loadCounterReversal } from './counter-sale-reversal.ts';
import { findPaymentDetails, listPaidPlaceDetails, type PaymentDetailsRow } from './payment-store.ts';

type RefundRecord = typeof refunds.$inferSelect;

/**
 * Returns a payment with its places, sessions, refunds, disputes and documents. For the source `refund`, `id` is that
 * of the refunded payment, whose kind is then looked up. Throws AppError not_found.
 */
export async function readPaymentDetails(
  services: Services,
  branchId: string,
  input: { source: PaymentDetails['source'] | 'refund'; id: string },
): Promise<PaymentDetails> {
  const paid =
    input.source === 'refund'
      ? await findAnyPaid(services, branchId, input.id)
      : await findPaymentDetails(services.database, branchId, { source: input.source, id: input.id });
  if (!paid) throw new AppError('not_found');
  const refundRecords = await services.database.orm
    .select()
    .from(refunds)
    .where(and(eq(refunds.branchId, branchId), eq(refunds.paymentId, paid.id)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const { intentId: _, providerInvoiceId, entitlementId, ...fields } = paid;
  const giftCard = await giftCardOf(services, branchId, paid);
  const deskLeft = await loadDeskLeft(services, branchId, paid);
  return {
    ...fields,
    at: paid.at.toISOString(),
    classStartsAt: paid.classStartsAt?.toISOString() ?? null,
    item: paid.item ?? '',
    payerName: paid.payerName ?? paid.email ?? '',
    remainingPence:
      deskLeft?.pence ??
      Math.min(
        getUnrefundedPence(paid, refundRecords),
        giftCard?.balancePence ?? Number.POSITIVE_INFINITY,
        await getRefundLimitPence(services, paid, refundRecords),
      ),
    remainingGiftCardPence: deskLeft?.giftCardPence ?? 0,
    places: await loadPlaces(services, branchId, paid, refundRecords),
    document: await findDocument(services, branchId, paid),
    refunds: [
      ...(await Promise.all(refundRecords.map((one) => toPaymentRefund(services, one)))),
      ...(paid.source === 'desk' ? await listDeskRefunds(services, branchId, paid.id) : []),
    ],
    reversal: paid.source === 'desk' ? await loadCounterReversal(services.database, branchId, paid.id) : null,
    disputes: await listPaymentDisputes(services.database, branchId, paid.id),
    sessions: await sessionsOf(services, branchId, entitlementId),
    giftCard,
    isDemo: isDemoPayment(paid),
  };
}

/** Returns the amount of a front-desk payment that staff can still refund; null for other payments. */
async function loadDeskLeft(
  { database }: Services,
  branchId: string,
  { source, kind, id }: PaymentDetailsRow,
) {
  return source === 'desk' && isDeskPaymentRefundable(kind)
    ? loadDeskSaleBalance(database, branchId, id)
    : null;
}

/** Finds a payment of any kind by its id: class places, purchase, membership month or front desk. */
async function findAnyPaid(
  { database }: Services,
  branchId: string,
  id: string,
): Promise<PaymentDetailsRow | null> {
  for (const source of ['place', 'purchase', 'month', 'desk'] as const) {
    const found = await findPaymentDetails(database, branchId, { source, id });
    if (found) return found;
  }
  return null;
}

function getUnrefundedPence(paid: PaymentDetailsRow, refundRecords: readonly RefundRecord[]): number {
  if (paid.source === 'desk' || isDemoPayment(paid)) return 0;
  return Math.max(0, paid.amountPence - sumRefunds(refundRecords));
}

/**
 * Returns the maximum refund in pence, which doesn't include used sessions; infinite if the payment bought no sessions.
 */
async function getRefundLimitPence(
  { database, config }: Services,
  { entitlementId, amountPence, giftCardPence }: PaymentDetailsRow,
  refundRecords: readonly RefundRecord[],
): Promise<number> {
  if (!entitlementId) return Number.POSITIVE_INFINITY;
  const { branchId } = config;
  const { sessions, used } = await loadSessionUsage(database, { branchId, entitlementId, lock: false });
  const refundedPence = sumRefunds(refundRecords);
  return getRefundablePence({
    cardPence: amountPence,
    pricePence: amountPence + giftCardPence,
    sessions,
    used,
    refundedPence,
  });
}

function sumRefunds(refundRecords: readonly RefundRecord[]): number {
  return refundRecords
    .filter(({ status }) => isRefundCounted(status))
    .reduce((sum, one) => sum + one.amountPence, 0);
}

async function loadPlaces(
  services: Services,
  branchId: string,
  paid: PaymentDetailsRow,
  refundRecords: readonly RefundRecord[],
): Promise<PaymentDetails['places']> {
  if (paid.source !== 'place') return [];
  const unrefundedPence = getUnrefundedPence(paid, refundRecords);
  const places = await listPaidPlaceDetails(services.database, branchId, paid.id);
  return Promise.all(
    places.map(async ({ refundedPence, ...place }) => {
      const invoice = await findInvoice(services.database, {
        branchId,
        kind: 'INVOICE',
        subjectId: place.bookingId,
      });
      return {
        ...place,
        remainingPence: Math.max(0, Math.min(unrefundedPence, place.pricePence - refundedPence)),
        document: invoice && {
          number: formatInvoiceNumber(invoice),
          url: buildBookingDocumentUrl(services.keys, place.bookingId, 'invoice.pdf'),
        },
      };
    }),
  );
}

/** Returns the invoice of a purchase, month or front-desk payment. Class places have separate invoices. */
async function findDocument(
  { database, keys }: Services,
  branchId: string,
  { source, id }: PaymentDetailsRow,
) {
  if (source === 'place') return null;
  const buildUrl = {
    purchase: buildPurchaseInvoiceUrl,
    month: buildMembershipInvoiceUrl,
    desk: buildDeskInvoiceUrl,
  }[source];
  const invoice = await findInvoice(database, { branchId, kind: 'INVOICE', subjectId: id });
  const url = buildUrl(keys, id);
  return invoice && { number: formatInvoiceNumber(invoice), url };
}

async function toPaymentRefund({ database, keys }: Services, refund: RefundRecord): Promise<PaymentRefund> {
  const { branchId, id: refundId, bookingId, madeBy } = refund;
  const subjectId = madeBy ? refundId : bookingId;
  const note = subjectId ? await findInvoice(database, { branchId, kind: 'CREDIT_NOTE', subjectId }) : null;
  const url =
    madeBy || !bookingId
      ? buildCreditNoteUrl(keys, refundId)
      : buildBookingDocumentUrl(keys, bookingId, 'credit-note.pdf');
  return {
    refundId,
    at: refund.createdAt.toISOString(),
    amountPence: refund.amountPence,
    status: madeBy === 'dispute' && refund.status === 'SUCCEEDED' ? 'LOST' : refund.status,
    reason: formatRefundReason(refund.reason),
    failure: refund.failure,
    toGiftCard: false,
    byStaff: madeBy?.startsWith('staff:') ?? false,
    document: note && { number: formatInvoiceNumber(note), url },
  };
}

async function sessionsOf({ database }: Services, branchId: string, entitlementId: string | null) {
  const credit = entitlementId ? await findEntitlement(database, branchId, entitlementId) : null;
  if (!credit || credit.balance === null || credit.terms.sessions === null) return null;
  return { sessionsLeft: credit.balance, sessions: credit.terms.sessions };
}

async function giftCardOf({ database }: Services, branchId: string, { source, kind, id }: PaymentDetailsRow) {
  const card =
    (source === 'purchase' || source === 'desk') && kind === 'gift-card'
      ? await findGiftCard(database, branchId, { purchaseId: id })
      : null;
  return card && { balancePence: card.balancePence, isDeactivated: card.deactivatedAt !== null };
}
