import { paths } from '@studio/contracts/paths';
import { giftCardGetAnswer, giftCardGetRequest } from '@studio/contracts/purchases';
import { poundsFromPence } from '@studio/domain/money/money';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../platform/call-route.ts';
import type { Services } from '../platform/services.ts';
import { readGiftCard } from './read-gift-card.ts';

/** The call about a gift card's balance. */
export function giftCardRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.giftCardGet,
    policy: 'anyone',
    request: giftCardGetRequest,
    answer: giftCardGetAnswer,
    handle: async ({ branchId, code }, { clientId, addressHash, principal }) => {
      const guesser = { clientId, addressHash, memberId: principal?.userId };
      const card = await readGiftCard(services, { branchId, code, guesser });
      return {
        ok: true as const,
        balance: poundsFromPence(card.balancePence),
        amount: poundsFromPence(card.amountPence),
        currency: card.currency,
        expiresAt: card.expiresAt.toISOString(),
      };
    },
  });
}
