import { paths } from '@studio/contracts/paths';
import { getDisputeRequest, getDisputeResponse } from '@studio/contracts/staff-disputes';
import * as contract from '@studio/contracts/staff-money';
import {
  listNoShowFeesRequest,
  listNoShowFeesResponse,
  settleNoShowFeeRequest,
} from '@studio/contracts/staff-no-show-fees';
import * as staffRefunds from '@studio/contracts/staff-refunds';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { markNoticeHandled } from '../../payments/external-payment-notices.ts';
import { retryFailedRefund } from '../../payments/settle-failed-refund.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { readDispute } from '../disputes/read-dispute.ts';
import { cashUp } from './cash-up.ts';
import { reverseCounterSale } from './counter-sale-reversal.ts';
import { registerCreditNoteRoute } from './credit-note-route.ts';
import { exportPayments } from './export-payments.ts';
import { listFailedRefunds, payOutFailedRefund } from './failed-refunds.ts';
import { listInvoices } from './list-invoices.ts';
import { listPayments } from './list-payments.ts';
import { listUnpaidNoShowFees, settleNoShowFee } from './no-show-fees.ts';
import { readPaymentDetails } from './read-payment-details.ts';
import { refundPayment } from './refund-payment.ts';
import { sumPayments, toCashUpDto } from './sum-payments.ts';

const policy = { groups: staffToolGroups };
const done = { ok: true as const };

export function registerPaymentRoutes(app: FastifyInstance, services: Services): void {
  registerReadRoutes(app, services);
  registerRefundRoutes(app, services);
  settling(app, services);
  handling(app, services);
  registerCreditNoteRoute(app, services);
}

function registerReadRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  registerApiRoute(app, services, {
    path: paths.moneyList,
    policy,
    request: contract.listPaymentsRequest,
    response: contract.listPaymentsResponse,
    handle: (body) => listPayments(services, body),
  });
  registerApiRoute(app, services, {
    path: paths.moneyTotals,
    policy,
    request: contract.getPaymentTotalsRequest,
    response: contract.getPaymentTotalsResponse,
    handle: (body) => sumPayments(services, body),
  });
  registerApiRoute(app, services, {
    path: paths.moneyExport,
    policy,
    recentLogin: true,
    request: contract.exportPaymentsRequest,
    response: contract.exportPaymentsResponse,
    handle: (body, caller) => exportPayments(services, body, getStaffActor(caller)),
  });
  registerApiRoute(app, services, {
    path: paths.moneyGet,
    policy,
    request: contract.getPaymentRequest,
    response: contract.getPaymentResponse,
    handle: async ({ branchId, ...input }) => ({
      ...done,
      payment: await readPaymentDetails(services, branchId, input),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.moneyInvoices,
    policy,
    request: contract.listInvoicesRequest,
    response: contract.listInvoicesResponse,
    handle: (body) => listInvoices(services, body),
  });
  registerApiRoute(app, services, {
    path: paths.moneyFees,
    policy,
    request: listNoShowFeesRequest,
    response: listNoShowFeesResponse,
    handle: async ({ branchId, personId }) => ({
      ...done,
      fees: await listUnpaidNoShowFees(database, branchId, personId),
    }),
  });
}

function registerRefundRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.moneyRefund,
    policy,
    recentLogin: true,
    request: staffRefunds.refundPaymentRequest,
    response: staffRefunds.refundPaymentResponse,
    handle: async (body, caller) => {
      const { branchId, refundId, source, id, amountPence, reason, removeSessions } = body;
      const input = { branchId, refundId, source, id, amountPence, reason, removeSessions };
      const bookingId = body.bookingId ?? null;
      const actor = getStaffActor(caller);
      const { giftCardPence } = await refundPayment(services, { ...input, bookingId, actor });
      return { ...done, giftCardPence };
    },
  });
  registerApiRoute(app, services, {
    path: paths.counterSaleReverse,
    policy,
    recentLogin: true,
    request: staffRefunds.reverseCounterSaleRequest,
    response: staffRefunds.reverseCounterSaleResponse,
    handle: async ({ branchId, paymentId, reason }, caller) => {
      const input = { branchId, paymentId, reason, actor: getStaffActor(caller) };
      const { pence: refundedPence, giftCardPence } = await reverseCounterSale(services, input);
      return { ...done, refundedPence, giftCardPence };
    },
  });
  registerApiRoute(app, services, {
    path: paths.refundsFailed,
    policy,
    request: staffRefunds.listFailedRefundsRequest,
    response: staffRefunds.listFailedRefundsResponse,
    handle: async ({ branchId }) => ({
      ...done,
      refunds: await listFailedRefunds(services.database, branchId),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.refundRetry,
    policy,
    recentLogin: true,
    request: staffRefunds.retryRefundRequest,
    response: staffRefunds.moneyOkResponse,
    handle: async ({ branchId, refundId }, caller) => {
      const actor = getStaffActor(caller);
      await retryFailedRefund(services, { branchId, refundId, actor, reason: 'refund retried' });
      return done;
    },
  });
  registerApiRoute(app, services, {
    path: paths.refundOtherwise,
    policy,
    recentLogin: true,
    request: staffRefunds.recordRefundPaidAtDeskRequest,
    response: staffRefunds.moneyOkResponse,
    handle: async ({ branchId, refundId, method, note: reason }, caller) => {
      await payOutFailedRefund(services, {
        branchId,
        refundId,
        method,
        reason,
        actor: getStaffActor(caller),
      });
      return done;
    },
  });
}

function handling(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.moneyHandled,
    policy,
    request: staffRefunds.markNoticeHandledRequest,
    response: staffRefunds.moneyOkResponse,
    handle: async ({ branchId, providerId }, caller) => {
      await markNoticeHandled(services, { branchId, providerId, actor: getStaffActor(caller) });
      return done;
    },
  });
  registerApiRoute(app, services, {
    path: paths.moneyDispute,
    policy,
    request: getDisputeRequest,
    response: getDisputeResponse,
    handle: (body) => readDispute(services, body),
  });
}

function settling(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.moneyClose,
    policy,
    request: contract.cashUpRequest,
    response: contract.cashUpResponse,
    handle: async ({ branchId, day, openingPence, countedPence, note }, caller) => {
      const cashCount = { branchId, day, openingPence, countedPence, note, actor: getStaffActor(caller) };
      return { ...done, cashUp: toCashUpDto(await cashUp(services, cashCount)) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.feeSettle,
    policy,
    request: settleNoShowFeeRequest,
    response: staffRefunds.moneyOkResponse,
    handle: async ({ branchId, bookingId, method, reason }, caller) => {
      await settleNoShowFee(services, {
        branchId,
        bookingId,
        how: method,
        reason,
        actor: getStaffActor(caller),
      });
      return done;
    },
  });
}
