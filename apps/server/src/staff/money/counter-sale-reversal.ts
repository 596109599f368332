import type { PaymentDetails, PaymentRefund } from '@studio/contracts/staff-money';
import { deductRefundFromGiftCard } from '../../gift-cards/gift-card-ledger.ts';
import { findGiftCard } from '../../gift-cards/store.ts';
import { findInvoice, formatInvoiceNumber } from '../../payments/assign-invoice-number.ts';
import { buildDeskInvoiceUrl } from '../../payments/desk-invoices.ts';
import type { DeskPaymentRow } from '../../payments/desk-payments.ts';
import {
  type DeskRefund,
  findDeskPayment,
  hasDeskRefund,
  loadDeskBalances,
  recordDeskRefund,
  recordReversalOfFreeSale,
} from '../../payments/desk-payments.ts';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { releasePromoUse } from '../../promotions/record-promo-use.ts';

/** Subjects of front-desk payments whose sale staff reverse from the payment. */
const reversibleSubjects: ReadonlySet<DeskPaymentRow['subject']> = new Set(['counter', 'gift-card']);

/**
 * Returns the refund amounts of a reversal, for the sale of a counter item or an unused gift card; null for other
 * payments, and once the sale is reversed.
 */
export async function loadCounterReversal(
  db: QueryExecutor,
  branchId: string,
  paymentId: string,
): Promise<PaymentDetails['reversal']> {
  const payment = await findDeskPayment(db, branchId, paymentId);
  if (!payment || !reversibleSubjects.has(payment.subject)) return null;
  const { subjectId } = payment;
  const card = await findGiftCard(db, branchId, { purchaseId: subjectId });
  if (card && card.balancePence < card.amountPence) return null;
  const left = (await loadDeskBalances(db, branchId, [subjectId])).get(subjectId);
  if (!left) return null;
  if (left.takenPence === 0 ? await hasDeskRefund(db, payment) : left.remainingPence === 0) return null;
  return { amountPence: left.remainingPence, giftCardPence: left.giftCardPence };
}

/**
 * Reverses the sale of a counter item or an unused gift card (handbook: packs-and-memberships 20): refunds it by the
 * original payment methods, also to a gift card, and releases the use of a promo code. Throws AppError not_found, and
 * not_changeable when the gift card is used or the sale reversed, also for the second of two concurrent calls.
 */
export async function reverseCounterSale(
  { database, clock }: Services,
  input: { branchId: string; paymentId: string; reason: string; actor: StaffActor },
): Promise<DeskRefund> {
  const { branchId, paymentId, reason, actor } = input;
  const payment = await findDeskPayment(database, branchId, paymentId);
  if (!payment || !reversibleSubjects.has(payment.subject)) throw new AppError('not_found');
  const { subjectId, personId, note } = payment;
  const now = clock.now();
  return database.transaction(async (tx) => {
    // Locks the promo code before the gift card, in the same order as a sale.
    await releasePromoUse(tx, branchId, subjectId, now);
    const refunded = await recordDeskRefund(
      tx,
      { branchId, subjectId, note: reason, refundedBy: actor },
      now,
    );
    const isFree = { branchId, id: paymentId, note: reason, by: actor };
    if (refunded.pence === 0 && !(await recordReversalOfFreeSale(tx, isFree, now)))
      throw new AppError('not_changeable', 'This sale has already been reversed.');
    if (payment.subject === 'gift-card') await takeBackGiftCard(tx, { branchId, paymentId, actor }, now);
    const entry = { ...getCounterSaleSubject(personId, subjectId), action: 'REVERSED' };
    const detail = { item: note, amountPence: refunded.pence };
    await writeAudit(tx, [{ branchId, at: now, actor, ...entry, reason, detail }]);
    return refunded;
  });
}

/** Returns the subject of a counter sale in the activity log: the client, or without one the payment. */
export function getCounterSaleSubject(personId: string | null, saleId: string) {
  return personId === null
    ? ({ subject: 'payment', subjectId: saleId } as const)
    : ({ subject: 'person', subjectId: personId } as const);
}

/**
 * Empties and deactivates the gift card of a reversed sale. Throws AppError not_changeable if a part of it is spent.
 */
async function takeBackGiftCard(
  tx: QueryExecutor,
  { branchId, paymentId, actor }: { branchId: string; paymentId: string; actor: StaffActor },
  now: Date,
): Promise<void> {
  const card = await findGiftCard(tx, branchId, { purchaseId: paymentId });
  if (!card) return;
  const { id: giftCardId, amountPence: pence } = card;
  const part = { branchId, giftCardId, refundId: paymentId, pence, actor };
  if ((await deductRefundFromGiftCard(tx, part, now)) < pence)
    throw new AppError(
      'not_changeable',
      'You can only reverse the sale of a gift card that hasn’t been used.',
    );
}

interface DeskRefundRow {
  refundId: string;
  at: Date;
  amountPence: number;
  reason: string | null;
  toGiftCard: boolean;
}

const selectDeskRefunds: PreparedStatement = {
  name: 'staff_refunds_of_desk_payment',
  text: `SELECT r.id AS "refundId", r.taken_at AS at, -r.amount_pence AS "amountPence", r.note AS reason,
      r.gift_card_id IS NOT NULL AS "toGiftCard"
    FROM desk_payments d JOIN desk_payments r ON r.branch_id = d.branch_id AND r.refunds_payment_id = d.id
    WHERE d.branch_id = $1 AND (d.id = $2 OR d.sale_payment_id = $2) ORDER BY r.taken_at, r.id`,
};

/** Returns the refunds of a front-desk payment, also those to the gift card that paid a part of the sale. */
export async function listDeskRefunds(
  { database, keys }: Services,
  branchId: string,
  paymentId: string,
): Promise<PaymentRefund[]> {
  const rows = await database.run<DeskRefundRow>(selectDeskRefunds, [branchId, paymentId]);
  return Promise.all(
    rows.map(async ({ refundId, at, amountPence, reason, toGiftCard }) => {
      const note = await findInvoice(database, { branchId, kind: 'CREDIT_NOTE', subjectId: refundId });
      return {
        ...{ refundId, at: at.toISOString(), amountPence, reason: reason ?? '', failure: null, toGiftCard },
        ...({ status: 'SUCCEEDED', byStaff: true } as const),
        document: note && { number: formatInvoiceNumber(note), url: buildDeskInvoiceUrl(keys, refundId) },
      };
    }),
  );
}
