import {
  cardConfirmRequest,
  cardRemoveRequest,
  cardSetupAnswer,
  cardSetupRequest,
  cardsAnswer,
  freezePreviewAnswer,
  membershipAnswer,
  membershipChangeRequest,
  membershipConfirmRequest,
  membershipFreezeRequest,
  membershipListAnswer,
  membershipListRequest,
  membershipOpenAnswer,
  membershipOpenRequest,
  membershipPayAnswer,
  membershipPayRequest,
} from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import { poundsFromPence } from '@studio/domain/money/money';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../platform/access-token.ts';
import { type Caller, callRoute } from '../platform/call-route.ts';
import { answerOnce } from '../platform/idempotency.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import { countAgainst, type LimitName } from '../platform/limits.ts';
import type { Services } from '../platform/services.ts';
import { confirmCard, listCards, openCardSetup, removeCard } from './cards.ts';
import {
  cancelMembership,
  confirmMembership,
  type OwnMembership,
  resumeMembership,
} from './change-membership.ts';
import { freezeMembership, previewFreeze } from './freeze-membership.ts';
import { type MembershipWish, openMembership } from './open-membership.ts';
import { payMembership } from './pay-membership.ts';
import { listMemberships, type MembershipRow } from './store.ts';
import { takeBackFreeze } from './take-back-freeze.ts';
import { wireMembership } from './wire-membership.ts';

/** The calls about a member's memberships and the cards that pay for them. */
export function membershipRoutes(app: FastifyInstance, services: Services): void {
  openRoute(app, services);
  payRoute(app, services);
  listRoute(app, services);
  changeRoutes(app, services);
  freezeRoutes(app, services);
  cardRoutes(app, services);
}

function openRoute(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.membershipOpen,
    policy: 'member',
    request: membershipOpenRequest,
    answer: membershipOpenAnswer,
    handle: async ({ branchId, productId, termsVersion, idempotencyKey: key, clientId }, caller) => {
      await limited(services, 'paymentsPerClient', clientId);
      await limited(services, 'paymentsPerAddress', caller.addressHash);
      const wish: MembershipWish = { branchId, productId, termsVersion, memberId: memberIdOf(caller) };
      const call = { branchId, caller, call: paths.membershipOpen, key, body: wish };
      return answerOnce(services, call, async () => {
        const { membership, clientSecret } = await openMembership(services, wish);
        const { id: membershipId, pricePence, currency } = membership;
        return {
          ok: true as const,
          membershipId,
          clientSecret,
          amount: poundsFromPence(pricePence),
          currency,
        };
      });
    },
  });
}

function payRoute(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.membershipPay,
    policy: 'member',
    request: membershipPayRequest,
    answer: membershipPayAnswer,
    handle: async (body, caller) => {
      await limited(services, 'paymentsPerClient', caller.clientId);
      const { membership, clientSecret } = await payMembership(services, ownOf(body, caller));
      return { ...answered(services, membership), clientSecret };
    },
  });
}

function listRoute(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.membershipList,
    policy: 'member',
    request: membershipListRequest,
    answer: membershipListAnswer,
    handle: async ({ branchId }, caller) => {
      const memberId = memberIdOf(caller);
      const rows = await listMemberships(services.database, branchId, memberId);
      const now = services.clock.now();
      return {
        ok: true as const,
        memberships: rows.map((row) => wireMembership(row, now)),
        cards: await listCards(services, memberId),
      };
    },
  });
}

function changeRoutes(app: FastifyInstance, services: Services): void {
  const changes = [
    [paths.membershipConfirm, membershipConfirmRequest, confirmMembership],
    [paths.membershipCancel, membershipChangeRequest, cancelMembership],
    [paths.membershipResume, membershipChangeRequest, resumeMembership],
    [paths.freezeTakeBack, membershipChangeRequest, takeBackFreeze],
  ] as const;
  for (const [path, request, change] of changes) {
    callRoute(app, services, {
      path,
      policy: 'member',
      request,
      answer: membershipAnswer,
      handle: async (body, caller) => {
        limitChanges(services, caller);
        return answered(services, await change(services, ownOf(body, caller)));
      },
    });
  }
}

function freezeRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.freezePreview,
    policy: 'member',
    request: membershipFreezeRequest,
    answer: freezePreviewAnswer,
    handle: async (body, caller) => {
      limitChanges(services, caller);
      const { freeze, changes } = await previewFreeze(services, ownOf(body, caller), body.months);
      return {
        ok: true as const,
        from: freeze.from.toISOString(),
        until: freeze.until.toISOString(),
        changes,
      };
    },
  });
  callRoute(app, services, {
    path: paths.freeze,
    policy: 'member',
    request: membershipFreezeRequest,
    answer: membershipAnswer,
    handle: async (body, caller) => {
      limitChanges(services, caller);
      return answered(services, await freezeMembership(services, ownOf(body, caller), body.months));
    },
  });
}

function cardRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.cardSetup,
    policy: 'member',
    request: cardSetupRequest,
    answer: cardSetupAnswer,
    handle: async (_body, caller) => {
      await limited(services, 'paymentsPerClient', caller.clientId);
      const { id: setupId, clientSecret } = await openCardSetup(services, memberIdOf(caller));
      return { ok: true as const, setupId, clientSecret };
    },
  });
  callRoute(app, services, {
    path: paths.cardConfirm,
    policy: 'member',
    request: cardConfirmRequest,
    answer: cardsAnswer,
    handle: async ({ setupId }, caller) => {
      await limited(services, 'paymentsPerClient', caller.clientId);
      return { ok: true as const, cards: await confirmCard(services, memberIdOf(caller), setupId) };
    },
  });
  callRoute(app, services, {
    path: paths.cardRemove,
    policy: 'member',
    request: cardRemoveRequest,
    answer: cardsAnswer,
    handle: async ({ cardId }, caller) => {
      limitChanges(services, caller);
      return { ok: true as const, cards: await removeCard(services, memberIdOf(caller), cardId) };
    },
  });
}

function memberIdOf({ principal }: Caller): string {
  return memberOf(principal).userId;
}

function ownOf(body: { branchId: string; membershipId: string }, caller: Caller): OwnMembership {
  const { branchId, membershipId } = body;
  return { branchId, membershipId, memberId: memberIdOf(caller) };
}

function answered({ clock }: Services, row: MembershipRow) {
  return { ok: true as const, membership: wireMembership(row, clock.now()) };
}

async function limited({ config, database, clock }: Services, name: LimitName, key: string): Promise<void> {
  if (config.limits) await countAgainst(database, config.limits[name], key, clock.now());
}
