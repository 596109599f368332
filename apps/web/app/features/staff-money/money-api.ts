import { paths } from '@studio/contracts/paths';
import type { DisputeGetAnswer } from '@studio/contracts/staff-disputes';
import type { FeesAnswer } from '@studio/contracts/staff-fees';
import type {
  DayClose,
  FailedRefundsAnswer,
  MoneyExportAnswer,
  MoneyGetAnswer,
  MoneyListAnswer,
  MoneySource,
  MoneyTotalsAnswer,
  MoneyWay,
  PaidFacts,
  PapersAnswer,
} from '@studio/contracts/staff-money';
import { browserApi } from '../../lib/browser-api.ts';

/** Which money is looked at. */
export interface Filter {
  from: string;
  to: string;
  ways: MoneyWay[];
  direction: 'all' | 'taken' | 'back';
  query: string;
}

const ask = <Answer>(path: string, body: object) => browserApi().call<Answer>(path, body);

export const listMoney = (filter: Filter, cursor: string | null = null) =>
  ask<MoneyListAnswer>(paths.moneyList, { ...filter, cursor, limit: 50 });

export const loadTotals = (filter: Filter) => ask<MoneyTotalsAnswer>(paths.moneyTotals, filter);

export const exportMoney = (filter: Filter) => ask<MoneyExportAnswer>(paths.moneyExport, filter);

export const loadPaid = async (source: MoneySource, id: string) =>
  (await ask<MoneyGetAnswer>(paths.moneyGet, { source, id })).paid;

export const loadDispute = (providerId: string) => ask<DisputeGetAnswer>(paths.moneyDispute, { providerId });

export const refundMoney = (wish: {
  refundId: string;
  source: PaidFacts['source'];
  id: string;
  bookingId: string | null;
  amountPence: number;
  reason: string;
  takeSessions: boolean;
}) => ask(paths.moneyRefund, wish);

export const closeDay = (till: { day: string; openingPence: number; countedPence: number; note: string }) =>
  ask<{ closed: DayClose }>(paths.moneyClose, till);

export const loadFailed = async () => (await ask<FailedRefundsAnswer>(paths.refundsFailed, {})).refunds;
export const retryRefund = (refundId: string) => ask(paths.refundRetry, { refundId });
export const payOtherwise = (refundId: string, method: 'CASH' | 'TERMINAL', note: string) =>
  ask(paths.refundOtherwise, { refundId, method, note });

export const loadPapers = (kind: 'INVOICE' | 'CREDIT_NOTE', query: string, cursor: number | null = null) =>
  ask<PapersAnswer>(paths.moneyPapers, { kind, query, cursor, limit: 50 });

export const loadFees = async (personId: string | null = null) =>
  (await ask<FeesAnswer>(paths.moneyFees, { personId })).fees;
export const settleFee = (bookingId: string, how: 'CASH' | 'TERMINAL' | 'WAIVED', reason: string) =>
  ask(paths.feeSettle, { bookingId, how, reason });
