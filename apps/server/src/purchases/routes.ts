import { paths } from '@studio/contracts/paths';
import {
  confirmPurchaseRequest,
  listPurchasesRequest,
  listPurchasesResponse,
  purchaseResponse,
  quotePurchaseRequest,
  quotePurchaseResponse,
  startPurchaseRequest,
  startPurchaseResponse,
} from '@studio/contracts/purchases';
import { toPounds } from '@studio/domain/money/money';
import type { FastifyInstance } from 'fastify';
import { requirePrincipal } from '../platform/http/access-token-verifier.ts';
import { type Caller, registerApiRoute } from '../platform/http/api-route.ts';
import { runIdempotently } from '../platform/http/idempotency.ts';
import { consumeRateLimit } from '../platform/limits/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import { confirmPurchase } from './confirm-purchase.ts';
import { listPurchases } from './list-purchases.ts';
import { openPurchase } from './open-purchase.ts';
import { toPurchaseDto } from './purchase-dto.ts';
import type { PurchaseInput } from './purchase-input.ts';
import { quotePurchase } from './quote-purchase.ts';

export function registerPurchaseRoutes(app: FastifyInstance, services: Services): void {
  quoteRoute(app, services);
  openRoute(app, services);
  registerApiRoute(app, services, {
    path: paths.purchaseConfirm,
    policy: 'anyone',
    request: confirmPurchaseRequest,
    response: purchaseResponse,
    handle: async ({ branchId, purchaseId, paymentIntentId: intentId }, caller) => {
      await limitPaying(services, caller);
      const purchase = await confirmPurchase(services, { branchId, caller, purchaseId, intentId });
      return { ok: true as const, purchase: toPurchaseDto(services, purchase) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.purchaseList,
    policy: 'member',
    request: listPurchasesRequest,
    response: listPurchasesResponse,
    handle: ({ branchId, limit, cursor }, { principal }) =>
      listPurchases(services, { branchId, memberId: requirePrincipal(principal).userId, limit, cursor }),
  });
}

function quoteRoute(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.purchaseQuote,
    policy: 'anyone',
    request: quotePurchaseRequest,
    response: quotePurchaseResponse,
    handle: ({ branchId, productId, promoCode, giftCardCode, amount }, caller) =>
      quotePurchase(services, {
        branchId,
        productId,
        ...toTypedCodes({ promoCode, giftCardCode }),
        amount,
        caller,
      }),
  });
}

function openRoute(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.purchaseOpen,
    policy: 'anyone',
    request: startPurchaseRequest,
    response: startPurchaseResponse,
    handle: async (body, caller) => {
      await limitPaying(services, caller);
      const { branchId, productId, promoCode, giftCardCode, giftCard, termsVersion } = body;
      const { principal } = caller;
      const customer = principal ? undefined : body.customer;
      const codes = toTypedCodes({ promoCode, giftCardCode });
      const input = { branchId, productId, ...codes, giftCard, customer, termsVersion };
      const idempotentBody = { ...input, memberId: principal?.userId ?? null };
      const call = {
        branchId,
        caller,
        call: paths.purchaseOpen,
        key: body.idempotencyKey,
        body: idempotentBody,
      };
      return runIdempotently(services, call, async () =>
        toOpenPurchaseResponse(await openPurchase(services, { ...input, caller })),
      );
    },
  });
}

/** Returns the codes that the customer typed; undefined for an empty field. */
function toTypedCodes({
  promoCode,
  giftCardCode,
}: Partial<Pick<PurchaseInput, 'promoCode' | 'giftCardCode'>>) {
  return { promoCode: promoCode || undefined, giftCardCode: giftCardCode || undefined };
}

function toOpenPurchaseResponse({ purchase, intent }: Awaited<ReturnType<typeof openPurchase>>) {
  return {
    ok: true as const,
    purchaseId: purchase.id,
    payment: intent && { clientSecret: intent.clientSecret, paymentIntentId: intent.id },
    amount: toPounds(purchase.cardPence),
    currency: purchase.currency,
  };
}

async function limitPaying({ config, database, clock }: Services, caller: Caller): Promise<void> {
  if (!config.limits) return;
  await consumeRateLimit(database, config.limits.paymentsPerClient, caller.clientId, clock.now());
  await consumeRateLimit(database, config.limits.paymentsPerAddress, caller.addressHash, clock.now());
}
