import {
  changeMembershipRequest,
  confirmCardRequest,
  confirmMembershipRequest,
  freezeMembershipRequest,
  listMembershipsRequest,
  listMembershipsResponse,
  membershipResponse,
  payMembershipRequest,
  payMembershipResponse,
  previewFreezeResponse,
  removeCardRequest,
  savedCardsResponse,
  setUpCardRequest,
  setUpCardResponse,
  startMembershipRequest,
  startMembershipResponse,
} from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import { toPounds } from '@studio/domain/money/money';
import type { FastifyInstance } from 'fastify';
import { requirePrincipal } from '../platform/http/access-token-verifier.ts';
import { type Caller, registerApiRoute } from '../platform/http/api-route.ts';
import { runIdempotently } from '../platform/http/idempotency.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import { consumeRateLimit, type RateLimitName } from '../platform/limits/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import { cancelFreeze } from './cancel-freeze.ts';
import {
  cancelMembership,
  confirmMembership,
  type OwnMembershipKey,
  resumeMembership,
} from './change-membership.ts';
import { freezeMembership, previewFreeze } from './freeze-membership.ts';
import { toMembershipDto } from './membership-dto.ts';
import { payMembership } from './pay-membership.ts';
import {
  confirmSavedCard,
  listSavedCards,
  removeSavedCard,
  startCardSetup,
  startMembershipCardSetup,
} from './saved-cards.ts';
import { type StartMembershipInput, startMembership } from './start-membership.ts';
import { listMemberships, type MembershipRow } from './store.ts';

export function registerMembershipRoutes(app: FastifyInstance, services: Services): void {
  openRoute(app, services);
  payRoute(app, services);
  listRoute(app, services);
  registerChangeRoutes(app, services);
  registerFreezeRoutes(app, services);
  registerCardRoutes(app, services);
}

function openRoute(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.membershipOpen,
    policy: 'member',
    request: startMembershipRequest,
    response: startMembershipResponse,
    handle: async ({ branchId, productId, termsVersion, idempotencyKey: key, clientId }, caller) => {
      await rateLimit(services, 'paymentsPerClient', clientId);
      await rateLimit(services, 'paymentsPerAddress', caller.addressHash);
      const input: StartMembershipInput = { branchId, productId, termsVersion, memberId: memberIdOf(caller) };
      const call = { branchId, caller, call: paths.membershipOpen, key, body: input };
      return runIdempotently(services, call, async () => {
        const { membership, clientSecret } = await startMembership(services, input);
        const { id: membershipId, pricePence, currency } = membership;
        return {
          ok: true as const,
          membershipId,
          clientSecret,
          amount: toPounds(pricePence),
          currency,
        };
      });
    },
  });
}

function payRoute(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.membershipPay,
    policy: 'member',
    request: payMembershipRequest,
    response: payMembershipResponse,
    handle: async (body, caller) => {
      await rateLimit(services, 'paymentsPerClient', caller.clientId);
      const { membership, clientSecret } = await payMembership(services, toOwnKey(body, caller));
      return { ...toResponse(services, membership), clientSecret };
    },
  });
}

function listRoute(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.membershipList,
    policy: 'member',
    request: listMembershipsRequest,
    response: listMembershipsResponse,
    handle: async ({ branchId }, caller) => {
      const memberId = memberIdOf(caller);
      const rows = await listMemberships(services.database, branchId, memberId);
      const now = services.clock.now();
      return {
        ok: true as const,
        memberships: rows.map((row) => toMembershipDto(row, now)),
        cards: await listSavedCards(services, memberId),
      };
    },
  });
}

function registerChangeRoutes(app: FastifyInstance, services: Services): void {
  const changes = [
    [paths.membershipConfirm, confirmMembershipRequest, confirmMembership],
    [paths.membershipCancel, changeMembershipRequest, cancelMembership],
    [paths.membershipResume, changeMembershipRequest, resumeMembership],
    [paths.freezeCancel, changeMembershipRequest, cancelFreeze],
  ] as const;
  for (const [path, request, change] of changes) {
    registerApiRoute(app, services, {
      path,
      policy: 'member',
      request,
      response: membershipResponse,
      handle: async (body, caller) => {
        rateLimitWrites(services, caller);
        return toResponse(services, await change(services, toOwnKey(body, caller)));
      },
    });
  }
}

function registerFreezeRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.freezePreview,
    policy: 'member',
    request: freezeMembershipRequest,
    response: previewFreezeResponse,
    handle: async (body, caller) => {
      rateLimitWrites(services, caller);
      const { freeze, changes } = await previewFreeze(services, toOwnKey(body, caller), body.months);
      return {
        ok: true as const,
        from: freeze.from.toISOString(),
        until: freeze.until.toISOString(),
        changes,
      };
    },
  });
  registerApiRoute(app, services, {
    path: paths.freeze,
    policy: 'member',
    request: freezeMembershipRequest,
    response: membershipResponse,
    handle: async (body, caller) => {
      rateLimitWrites(services, caller);
      return toResponse(services, await freezeMembership(services, toOwnKey(body, caller), body.months));
    },
  });
}

function registerCardRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.cardSetup,
    policy: 'member',
    request: setUpCardRequest,
    response: setUpCardResponse,
    handle: async ({ branchId, membershipId }, caller) => {
      await rateLimit(services, 'paymentsPerClient', caller.clientId);
      const { id: setupId, clientSecret } = membershipId
        ? await startMembershipCardSetup(services, toOwnKey({ branchId, membershipId }, caller))
        : await startCardSetup(services, memberIdOf(caller));
      return { ok: true as const, setupId, clientSecret };
    },
  });
  registerApiRoute(app, services, {
    path: paths.cardConfirm,
    policy: 'member',
    request: confirmCardRequest,
    response: savedCardsResponse,
    handle: async ({ setupId }, caller) => {
      await rateLimit(services, 'paymentsPerClient', caller.clientId);
      return { ok: true as const, cards: await confirmSavedCard(services, memberIdOf(caller), setupId) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.cardRemove,
    policy: 'member',
    request: removeCardRequest,
    response: savedCardsResponse,
    handle: async ({ cardId }, caller) => {
      rateLimitWrites(services, caller);
      return { ok: true as const, cards: await removeSavedCard(services, memberIdOf(caller), cardId) };
    },
  });
}

function memberIdOf({ principal }: Caller): string {
  return requirePrincipal(principal).userId;
}

function toOwnKey(body: { branchId: string; membershipId: string }, caller: Caller): OwnMembershipKey {
  const { branchId, membershipId } = body;
  return { branchId, membershipId, memberId: memberIdOf(caller) };
}

function toResponse({ clock }: Services, row: MembershipRow) {
  return { ok: true as const, membership: toMembershipDto(row, clock.now()) };
}

async function rateLimit(
  { config, database, clock }: Services,
  name: RateLimitName,
  key: string,
): Promise<void> {
  if (config.limits) await consumeRateLimit(database, config.limits[name], key, clock.now());
}
