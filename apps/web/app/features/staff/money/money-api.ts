import { paths } from '@studio/contracts/paths';
import type { GetDisputeResponse } from '@studio/contracts/staff-disputes';
import type {
  CashUp,
  ExportPaymentsResponse,
  GetPaymentResponse,
  GetPaymentTotalsResponse,
  ListInvoicesResponse,
  ListPaymentsResponse,
  MoneyPaymentMethod,
  MoneySource,
  PaymentDetails,
} from '@studio/contracts/staff-money';
import type { ListNoShowFeesResponse } from '@studio/contracts/staff-no-show-fees';
import type {
  ListFailedRefundsResponse,
  RefundPaymentResponse,
  ReverseCounterSaleResponse,
} from '@studio/contracts/staff-refunds';
import { browserApi } from '../../../lib/api/browser-api.ts';

export interface MoneyFilter {
  from: string;
  to: string;
  paymentMethods: MoneyPaymentMethod[];
  direction: 'all' | 'taken' | 'refunded';
  query: string;
}

const post = <ResponseBody>(path: string, body: object) => browserApi().call<ResponseBody>(path, body);

export const listPayments = (filter: MoneyFilter, cursor: string | null) =>
  post<ListPaymentsResponse>(paths.moneyList, { ...filter, cursor, limit: 50 });

export const loadPaymentTotals = (filter: MoneyFilter) =>
  post<GetPaymentTotalsResponse>(paths.moneyTotals, filter);

export const exportPayments = (filter: MoneyFilter) =>
  post<ExportPaymentsResponse>(paths.moneyExport, filter);

export const loadPayment = async (source: MoneySource, id: string) =>
  (await post<GetPaymentResponse>(paths.moneyGet, { source, id })).payment;

export const loadDispute = (providerId: string) =>
  post<GetDisputeResponse>(paths.moneyDispute, { providerId });

export const refundPayment = (input: {
  refundId: string;
  source: PaymentDetails['source'];
  id: string;
  bookingId: string | null;
  amountPence: number;
  reason: string;
  removeSessions: boolean;
}) => post<RefundPaymentResponse>(paths.moneyRefund, input);

export const reverseCounterSale = (paymentId: string, reason: string) =>
  post<ReverseCounterSaleResponse>(paths.counterSaleReverse, { paymentId, reason });

export const cashUp = (input: { day: string; openingPence: number; countedPence: number; note: string }) =>
  post<{ closed: CashUp }>(paths.moneyClose, input);

export const loadFailedRefunds = async () =>
  (await post<ListFailedRefundsResponse>(paths.refundsFailed, {})).refunds;
export const markRefundedAnotherWay = (refundId: string, method: 'CASH' | 'TERMINAL', note: string) =>
  post(paths.refundOtherwise, { refundId, method, note });

export type DocumentKind = 'INVOICE' | 'CREDIT_NOTE';
export const loadInvoices = (kind: DocumentKind, query: string, cursor: number | null) =>
  post<ListInvoicesResponse>(paths.moneyInvoices, { kind, query, cursor, limit: 50 });

export const loadNoShowFees = async (personId: string | null) =>
  (await post<ListNoShowFeesResponse>(paths.moneyFees, { personId })).fees;
export const settleNoShowFee = (bookingId: string, outcome: 'CASH' | 'TERMINAL' | 'WAIVED', reason: string) =>
  post(paths.feeSettle, { bookingId, method: outcome, reason });
