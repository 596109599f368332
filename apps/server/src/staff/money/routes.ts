import { paths } from '@studio/contracts/paths';
import { disputeGetAnswer, disputeGetRequest } from '@studio/contracts/staff-disputes';
import { feeSettleRequest, feesAnswer, feesRequest } from '@studio/contracts/staff-fees';
import * as contract from '@studio/contracts/staff-money';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { handleNotice } from '../../payments/provider-notices.ts';
import { retryRefund } from '../../payments/settle-failed-refund.ts';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { readDispute } from '../disputes/read-dispute.ts';
import { closeDay } from './close-day.ts';
import { exportMoney } from './export-money.ts';
import { failedRefunds, handOverFailed } from './failed-refunds.ts';
import { giveBackMoney } from './give-back-money.ts';
import { listMoney } from './list-money.ts';
import { listPapers } from './list-papers.ts';
import { moneyTotals, wireClose } from './money-totals.ts';
import { dueFees, settleFee } from './no-show-fees.ts';
import { paidFacts } from './paid-facts.ts';
import { refundPaperRoute } from './refund-paper-route.ts';

const policy = { groups: staffToolGroups };
const done = { ok: true as const };

/** The staff's calls about money. */
export function moneyRoutes(app: FastifyInstance, services: Services): void {
  looking(app, services);
  givingBack(app, services);
  settling(app, services);
  handling(app, services);
  refundPaperRoute(app, services);
}

function looking(app: FastifyInstance, services: Services): void {
  const { database } = services;
  callRoute(app, services, {
    path: paths.moneyList,
    policy,
    request: contract.moneyListRequest,
    answer: contract.moneyListAnswer,
    handle: (body) => listMoney(services, body),
  });
  callRoute(app, services, {
    path: paths.moneyTotals,
    policy,
    request: contract.moneyTotalsRequest,
    answer: contract.moneyTotalsAnswer,
    handle: (body) => moneyTotals(services, body),
  });
  callRoute(app, services, {
    path: paths.moneyExport,
    policy,
    recentLogin: true,
    request: contract.moneyExportRequest,
    answer: contract.moneyExportAnswer,
    handle: (body) => exportMoney(services, body),
  });
  callRoute(app, services, {
    path: paths.moneyGet,
    policy,
    request: contract.moneyGetRequest,
    answer: contract.moneyGetAnswer,
    handle: async ({ branchId, ...wish }) => ({ ...done, paid: await paidFacts(services, branchId, wish) }),
  });
  callRoute(app, services, {
    path: paths.moneyPapers,
    policy,
    request: contract.papersRequest,
    answer: contract.papersAnswer,
    handle: (body) => listPapers(services, body),
  });
  callRoute(app, services, {
    path: paths.moneyFees,
    policy,
    request: feesRequest,
    answer: feesAnswer,
    handle: async ({ branchId, personId }) => ({
      ...done,
      fees: await dueFees(database, branchId, personId),
    }),
  });
}

function givingBack(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.moneyRefund,
    policy,
    recentLogin: true,
    request: contract.moneyRefundRequest,
    answer: contract.moneyDoneAnswer,
    handle: async (body, caller) => {
      const { branchId, refundId, source, id, amountPence, reason, takeSessions } = body;
      const wish = { branchId, refundId, source, id, amountPence, reason, takeSessions };
      const bookingId = body.bookingId ?? null;
      await giveBackMoney(services, { ...wish, bookingId, actor: staffActor(caller) });
      return done;
    },
  });
  callRoute(app, services, {
    path: paths.refundsFailed,
    policy,
    request: contract.failedRefundsRequest,
    answer: contract.failedRefundsAnswer,
    handle: async ({ branchId }) => ({ ...done, refunds: await failedRefunds(services.database, branchId) }),
  });
  callRoute(app, services, {
    path: paths.refundRetry,
    policy,
    recentLogin: true,
    request: contract.refundRetryRequest,
    answer: contract.moneyDoneAnswer,
    handle: async ({ branchId, refundId }, caller) => {
      const actor = staffActor(caller);
      await retryRefund(services, { branchId, refundId, actor, why: 'tried again' });
      return done;
    },
  });
  callRoute(app, services, {
    path: paths.refundOtherwise,
    policy,
    recentLogin: true,
    request: contract.refundOtherwiseRequest,
    answer: contract.moneyDoneAnswer,
    handle: async ({ branchId, refundId, method, note: why }, caller) => {
      await handOverFailed(services, { branchId, refundId, method, why, actor: staffActor(caller) });
      return done;
    },
  });
}

function handling(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.moneyHandled,
    policy,
    request: contract.moneyHandledRequest,
    answer: contract.moneyDoneAnswer,
    handle: async ({ branchId, providerId }, caller) => {
      await handleNotice(services, { branchId, providerId, actor: staffActor(caller) });
      return done;
    },
  });
  callRoute(app, services, {
    path: paths.moneyDispute,
    policy,
    request: disputeGetRequest,
    answer: disputeGetAnswer,
    handle: (body) => readDispute(services, body),
  });
}

function settling(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.moneyClose,
    policy,
    request: contract.moneyCloseRequest,
    answer: contract.moneyCloseAnswer,
    handle: async ({ branchId, day, openingPence, countedPence, note }, caller) => {
      const till = { branchId, day, openingPence, countedPence, note, actor: staffActor(caller) };
      return { ...done, closed: wireClose(await closeDay(services, till)) };
    },
  });
  callRoute(app, services, {
    path: paths.feeSettle,
    policy,
    request: feeSettleRequest,
    answer: contract.moneyDoneAnswer,
    handle: async ({ branchId, bookingId, how, reason }, caller) => {
      await settleFee(services, { branchId, bookingId, how, reason, actor: staffActor(caller) });
      return done;
    },
  });
}
