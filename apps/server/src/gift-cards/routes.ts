import { paths } from '@studio/contracts/paths';
import { getGiftCardRequest, getGiftCardResponse } from '@studio/contracts/purchases';
import { toPounds } from '@studio/domain/money/money';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { requireGiftCardByCode } from './require-gift-card-by-code.ts';

/** Registers the route that returns a gift card's balance. */
export function registerGiftCardRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.giftCardGet,
    policy: 'anyone',
    request: getGiftCardRequest,
    response: getGiftCardResponse,
    handle: async ({ branchId, code }, { clientId, addressHash, principal }) => {
      const guesser = { clientId, addressHash, memberId: principal?.userId };
      const card = await requireGiftCardByCode(services, { branchId, code, guesser });
      return {
        ok: true as const,
        balance: toPounds(card.balancePence),
        amount: toPounds(card.amountPence),
        currency: card.currency,
        expiresAt: card.expiresAt.toISOString(),
      };
    },
  });
}
