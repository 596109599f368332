import { paths } from '@studio/contracts/paths';
import type { DisputeGetResponse } from '@studio/contracts/staff-disputes';
import type {
  CashUp,
  InvoiceListResponse,
  MoneyExportResponse,
  MoneyGetResponse,
  MoneyListResponse,
  MoneyPaymentMethod,
  MoneySource,
  MoneyTotalsResponse,
  PaymentDetails,
} from '@studio/contracts/staff-money';
import type { NoShowFeesResponse } from '@studio/contracts/staff-no-show-fees';
import type { FailedRefundsResponse } from '@studio/contracts/staff-refunds';
import { browserApi } from '../../lib/browser-api.ts';

export interface MoneyFilter {
  from: string;
  to: string;
  ways: MoneyPaymentMethod[];
  direction: 'all' | 'taken' | 'back';
  query: string;
}

const ask = <Answer>(path: string, body: object) => browserApi().call<Answer>(path, body);

export const listPayments = (filter: MoneyFilter, cursor: string | null = null) =>
  ask<MoneyListResponse>(paths.moneyList, { ...filter, cursor, limit: 50 });

export const loadTotals = (filter: MoneyFilter) => ask<MoneyTotalsResponse>(paths.moneyTotals, filter);

export const exportPayments = (filter: MoneyFilter) => ask<MoneyExportResponse>(paths.moneyExport, filter);

export const loadPayment = async (source: MoneySource, id: string) =>
  (await ask<MoneyGetResponse>(paths.moneyGet, { source, id })).paid;

export const loadDispute = (providerId: string) =>
  ask<DisputeGetResponse>(paths.moneyDispute, { providerId });

export const refundPayment = (wish: {
  refundId: string;
  source: PaymentDetails['source'];
  id: string;
  bookingId: string | null;
  amountPence: number;
  reason: string;
  takeSessions: boolean;
}) => ask(paths.moneyRefund, wish);

export const cashUp = (till: { day: string; openingPence: number; countedPence: number; note: string }) =>
  ask<{ closed: CashUp }>(paths.moneyClose, till);

export const loadFailedRefunds = async () =>
  (await ask<FailedRefundsResponse>(paths.refundsFailed, {})).refunds;
export const retryRefund = (refundId: string) => ask(paths.refundRetry, { refundId });
export const markRefundedAnotherWay = (refundId: string, method: 'CASH' | 'TERMINAL', note: string) =>
  ask(paths.refundOtherwise, { refundId, method, note });

export const loadInvoices = (kind: 'INVOICE' | 'CREDIT_NOTE', query: string, cursor: number | null = null) =>
  ask<InvoiceListResponse>(paths.moneyPapers, { kind, query, cursor, limit: 50 });

export const loadNoShowFees = async (personId: string | null = null) =>
  (await ask<NoShowFeesResponse>(paths.moneyFees, { personId })).fees;
export const settleNoShowFee = (bookingId: string, how: 'CASH' | 'TERMINAL' | 'WAIVED', reason: string) =>
  ask(paths.feeSettle, { bookingId, how, reason });
