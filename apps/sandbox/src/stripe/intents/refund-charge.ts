import type { ApiCall } from '../api/api-call.ts';
import { createInvalidRequestError } from '../api/api-error.ts';
import { createMissingParameterError, readChoice, readInteger, readText } from '../api/form.ts';
import { listObjects } from '../api/list.ts';
import { readFaultSettings } from '../fault-injection/fault-settings.ts';
import type { Charge, Refund } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getId, getObject, insertObject, lockObject, saveObject } from '../objects/object-store.ts';
import { readTestCard } from '../objects/payment-method.ts';
import { createRefund } from '../objects/refund.ts';
import { createUnexpectedStateError } from './unexpected-state-error.ts';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Refunds part or all of a payment, at most the amount not yet refunded. */
export async function refundCharge(call: ApiCall): Promise<Refund> {
  const reason = readChoice(call.form, 'reason', reasons) ?? null;
  const charge = await lockCharge(call);
  await assertNotChargedBack(call, charge);
  const amount = getRefundAmount(charge, readInteger(call.form, 'amount'));
  const { refund: outcome } = await readTestCard(call, charge.payment_method ?? '');
  const status = outcome === 'pends' ? 'pending' : 'succeeded';
  const refund = createRefund(call, charge, { amount, reason, status });
  const refunded: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: charge.amount_refunded + amount === charge.amount,
  };
  await insertObject(call.db, 'refund', refund);
  await saveObject(call.db, 'charge', refunded);
  if (outcome) await settleLater(call, refund, outcome === 'fails' ? 'failed' : 'succeeded');
  await recordEvent(call, 'charge.refunded', refunded, { amount_refunded: charge.amount_refunded });
  await recordEvent(call, 'refund.created', refund);
  return refund;
}

/** Returns the charge to refund, with its intent locked, so that refunds of one payment run one after the other. */
async function lockCharge(call: ApiCall): Promise<Charge> {
  const intentId = readText(call.form, 'payment_intent');
  const chargeId = readText(call.form, 'charge');
  if (intentId && chargeId) {
    throw createInvalidRequestError('You may only specify one of these parameters: charge, payment_intent.');
  }
  if (chargeId) {
    const { payment_intent: owner } = await getObject(call.db, 'charge', chargeId, 'charge');
    await lockObject(call.db, 'payment_intent', getId(owner) ?? '', 'payment_intent');
    return getObject(call.db, 'charge', chargeId, 'charge');
  }
  if (!intentId) throw createMissingParameterError('charge');
  const intent = await lockObject(call.db, 'payment_intent', intentId, 'payment_intent');
  const latest = getId(intent.latest_charge);
  if (intent.status !== 'succeeded' || !latest) {
    throw createUnexpectedStateError(
      intent,
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    );
  }
  return getObject(call.db, 'charge', latest, 'charge');
}

/** Rejects a refund while a dispute about the charge is open, and after the studio has lost it. */
async function assertNotChargedBack(call: ApiCall, { id, disputed }: Charge): Promise<void> {
  if (!disputed) return;
  const { data } = await listObjects({ ...call, form: {} }, 'dispute', '/v1/disputes', { charge: id });
  if (data.every(({ status }) => status === 'won')) return;
  throw createInvalidRequestError(`Charge ${id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
  });
}

function getRefundAmount(charge: Charge, requested: number | undefined): number {
  const refundableAmount = charge.amount - charge.amount_refunded;
  if (!charge.paid) {
    throw createInvalidRequestError(`Charge ${charge.id} cannot be refunded: it did not succeed.`, {
      code: 'charge_not_refundable',
    });
  }
  if (refundableAmount === 0) {
    throw createInvalidRequestError(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = requested ?? refundableAmount;
  if (amount < 1) {
    throw createInvalidRequestError('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount > refundableAmount) {
    const base = charge.amount_refunded > 0 ? 'unrefunded amount on charge' : 'charge amount';
    throw createInvalidRequestError(
      `Refund amount (${pounds(amount)}) is greater than ${base} (${pounds(refundableAmount)})`,
      {
        param: 'amount',
      },
    );
  }
  return amount;
}

async function settleLater(call: ApiCall, refund: Refund, ending: 'failed' | 'succeeded') {
  const { refundSettleMs } = await readFaultSettings(call.db);
  await call.db.query(
    `INSERT INTO sandbox.stripe_later (refund, due_at, ending)
     VALUES ($1, now() + $2::float8 * interval '1 millisecond', $3)`,
    [refund.id, refundSettleMs, ending],
  );
}

function pounds(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}
