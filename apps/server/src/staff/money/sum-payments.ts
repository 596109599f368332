import type {
  CashUp,
  GetPaymentTotalsResponse,
  MoneyPaymentMethod,
  PaymentMethodTotal,
} from '@studio/contracts/staff-money';
import { loadBranchProfile } from '../../catalogue/store.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findLastCashUp, loadOpeningCash, sumCashOfDay } from './cash-up.ts';
import {
  type PaymentsFilter,
  selectFilteredPayments,
  selectPaymentsWithTax,
  toFilterParameters,
} from './payments-filter.ts';

const sums: PreparedStatement = {
  name: 'staff_payment_sums',
  text: `SELECT payment_method AS "paymentMethod", taxed, vat_percent::float8 AS "ratePercent", count(*)::int AS count,
      coalesce(sum(pence) FILTER (WHERE pence > 0), 0)::int AS "takenPence",
      coalesce(-sum(pence) FILTER (WHERE pence < 0), 0)::int AS "refundedPence", coalesce(sum(vat_pence), 0)::int AS "vatPence"
    FROM (${selectPaymentsWithTax(`SELECT key, paid_as, payment_method, taxed, pence FROM (${selectFilteredPayments}) filtered`)}) moved GROUP BY payment_method, taxed, vat_percent`,
};

interface Sum extends PaymentMethodTotal {
  taxed: boolean;
  ratePercent: number | null;
  vatPence: number;
}

const order: readonly MoneyPaymentMethod[] = ['CARD', 'TERMINAL', 'CASH', 'GIFT_CARD'];

/**
 * Returns the totals of the filtered payments by payment method and VAT rate. For a filter of one day, also returns the
 * cash-up of that day.
 */
export async function sumPayments(
  services: Services,
  filter: PaymentsFilter,
): Promise<GetPaymentTotalsResponse> {
  const { database } = services;
  const { vat, currency } = await loadBranchProfile(database, filter.branchId);
  const found = await database.run<Sum>(sums, toFilterParameters(filter, vat));
  return {
    ok: true,
    currency,
    paymentMethods: order.flatMap((method) =>
      sumMethod(
        method,
        found.filter((one) => one.paymentMethod === method),
      ),
    ),
    receivedPence: net(found.filter(({ paymentMethod }) => paymentMethod !== 'GIFT_CARD')),
    vat: vatSums(found, vat?.ratePercent ?? null),
    till: filter.from === filter.to ? await loadTill(services, filter) : null,
  };
}

/** Sums VAT by the rates on the invoices. Without rows, returns the current rate. */
function vatSums(found: readonly Sum[], ratePercentNow: number | null): GetPaymentTotalsResponse['vat'] {
  const appliedRates = found.length > 0 ? found.map(({ ratePercent }) => ratePercent) : [ratePercentNow];
  const rates = [...new Set(appliedRates)].filter((rate) => rate !== null).sort((one, other) => other - one);
  if (rates.length === 0) return null;
  const taxed = found.filter((one) => one.taxed);
  const withVat = taxed.filter(({ ratePercent }) => ratePercent !== null);
  return {
    ratePercent: rates.length === 1 ? (rates[0] ?? null) : null,
    rates: rates.map((rate) => {
      const ofRate = withVat.filter(({ ratePercent }) => ratePercent === rate);
      return { ratePercent: rate, taxedPence: net(ofRate), vatPence: taxIn(ofRate) };
    }),
    taxedPence: net(withVat),
    vatPence: taxIn(withVat),
    deferredPence: net(found.filter((one) => !one.taxed)),
    unregisteredPence: net(taxed.filter(({ ratePercent }) => ratePercent === null)),
  };
}

function net(of: readonly Sum[]): number {
  return of.reduce((sum, one) => sum + one.takenPence - one.refundedPence, 0);
}

function taxIn(of: readonly Sum[]): number {
  return of.reduce((sum, one) => sum + one.vatPence, 0);
}

function sumMethod(method: MoneyPaymentMethod, of: readonly Sum[]): PaymentMethodTotal[] {
  if (of.length === 0) return [];
  const add = (field: 'count' | 'takenPence' | 'refundedPence') =>
    of.reduce((sum, one) => sum + one[field], 0);
  return [
    {
      paymentMethod: method,
      count: add('count'),
      takenPence: add('takenPence'),
      refundedPence: add('refundedPence'),
    },
  ];
}

async function loadTill({ database }: Services, { branchId, from: day }: PaymentsFilter) {
  const closed = await findLastCashUp(database, branchId, day);
  return {
    day,
    openingPence: closed?.openingPence ?? (await loadOpeningCash(database, branchId, day)),
    cashPence: await sumCashOfDay(database, branchId, day),
    cashUp: closed && toCashUpDto(closed),
  };
}

export function toCashUpDto({ closedAt, ...close }: Omit<CashUp, 'closedAt'> & { closedAt: Date }): CashUp {
  return { ...close, closedAt: closedAt.toISOString() };
}
