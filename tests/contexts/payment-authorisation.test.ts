import { randomUUID } from 'node:crypto';
import { getUserRequest, upsertUserResponse } from '@studio/contracts/members';
import { apiBase } from '@studio/contracts/paths';
import { buildApp } from '@studio/server/app';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import { type AccessPolicy, enforceAccessPolicies } from '@studio/server/platform/http/access-policy';
import { createAccessTokenVerifier } from '@studio/server/platform/http/access-token-verifier';
import { registerApiRoute } from '@studio/server/platform/http/api-route';
import { registerErrorHandlers } from '@studio/server/platform/http/error-handler';
import type { Services } from '@studio/server/platform/services';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type RejectedToken, rejectedTokens, type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

/** Policy of every route. The test fails until a new route is deliberately added here. */
const policies: Record<string, AccessPolicy> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /api/config': 'public',
  'POST /api/catalogue/get': 'anyone',
  'POST /api/classes/booking/facets': 'anyone',
  'POST /api/classes/booking/availability/summary': 'anyone',
  'POST /api/classes/class/availability': 'anyone',
  'POST /api/classes/class/on': 'anyone',
  'POST /api/classes/class/hold': 'anyone',
  'POST /api/classes/class/hold/get': 'anyone',
  'POST /api/classes/class/release': 'anyone',
  'POST /api/classes/class/book': 'anyone',
  'POST /api/classes/class/cancel': 'anyone',
  'POST /api/classes/payments/create-intent': 'anyone',
  'POST /api/classes/payments/confirm': 'anyone',
  'POST /api/classes/booking/get': 'anyone',
  'POST /api/classes/booking/quote': 'anyone',
  'POST /api/account/entitlements': 'member',
  'POST /api/account/movements': 'member',
  'POST /api/account/invoices': 'member',
  'POST /api/classes/booking/list': 'member',
  'POST /api/classes/booking/days': 'member',
  'POST /api/classes/booking/links': 'anyone',
  'POST /api/classes/class/move/options': 'anyone',
  'POST /api/classes/class/move': 'anyone',
  'POST /api/classes/class/late-cancel': 'anyone',
  'GET /api/classes/booking/:bookingId/qr.svg': 'signed-link',
  'GET /api/classes/booking/:bookingId/calendar.ics': 'signed-link',
  'GET /api/classes/booking/:bookingId/invoice.pdf': 'signed-link',
  'GET /api/classes/booking/:bookingId/credit-note.pdf': 'signed-link',
  'POST /api/classes/waiting/join': 'anyone',
  'POST /api/classes/waiting/list': 'member',
  'POST /api/classes/waiting/get': 'anyone',
  'POST /api/classes/waiting/confirm': 'anyone',
  'POST /api/classes/waiting/leave': 'anyone',
  'POST /api/classes/waiting/claim': 'anyone',
  'POST /api/admin/team/list': { groups: ['ADMIN'] },
  'POST /api/admin/team/invite': { groups: ['ADMIN'] },
  'POST /api/admin/team/change': { groups: ['ADMIN'] },
  'POST /api/admin/settings/get': { groups: ['ADMIN'] },
  'POST /api/admin/settings/save': { groups: ['ADMIN'] },
  'POST /api/admin/webhooks/list': { groups: ['ADMIN'] },
  'POST /api/admin/webhooks/save': { groups: ['ADMIN'] },
  'POST /api/admin/webhooks/secret': { groups: ['ADMIN'] },
  'POST /api/admin/webhooks/remove': { groups: ['ADMIN'] },
  'POST /api/admin/webhooks/test': { groups: ['ADMIN'] },
  'POST /api/admin/webhooks/deliveries': { groups: ['ADMIN'] },
  'POST /api/admin/webhooks/redeliver': { groups: ['ADMIN'] },
  'POST /api/admin/tours/list': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/tours/hours': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/tours/move': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/tours/cancel': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/log': { groups: ['ADMIN'] },
  'POST /api/admin/today': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/tours/arrived': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/insight': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/insight/export': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/memberships/open': 'member',
  'POST /api/memberships/confirm': 'member',
  'POST /api/memberships/list': 'member',
  'POST /api/memberships/pay': 'member',
  'POST /api/memberships/cancel': 'member',
  'POST /api/memberships/resume': 'member',
  'POST /api/memberships/freeze/preview': 'member',
  'POST /api/memberships/freeze': 'member',
  'POST /api/memberships/freeze/cancel': 'member',
  'POST /api/memberships/card': 'member',
  'POST /api/memberships/card/confirm': 'member',
  'POST /api/memberships/card/remove': 'member',
  'GET /api/memberships/month/:monthId/invoice.pdf': 'signed-link',
  'POST /api/classes/user/upsert': 'anyone',
  'POST /api/classes/user/get': 'member',
  'POST /api/booking/availability': 'anyone',
  'POST /api/booking/hold': 'anyone',
  'POST /api/booking/release': 'anyone',
  'POST /api/booking/book': 'anyone',
  'POST /api/booking/tour/get': 'anyone',
  'POST /api/booking/tour/move': 'anyone',
  'POST /api/booking/tour/cancel': 'anyone',
  'POST /api/booking/studio-tour/slots': 'anyone',
  'POST /api/booking/studio-tour/book': 'anyone',
  'POST /api/purchases/quote': 'anyone',
  'POST /api/purchases/open': 'anyone',
  'POST /api/purchases/confirm': 'anyone',
  'POST /api/purchases/list': 'member',
  'GET /api/purchases/:purchaseId/invoice.pdf': 'signed-link',
  'POST /api/gift-cards/get': 'anyone',
  'POST /api/contact': 'anyone',
  'POST /api/chat': 'anyone',
  'POST /api/chat/conversation': 'anyone',
  'POST /api/chat/email': 'anyone',
  'POST /api/chat/end': 'anyone',
  'POST /api/events': 'anyone',
  'POST /api/newsletter/subscribe': 'anyone',
  'POST /api/newsletter/confirm': 'anyone',
  'POST /api/newsletter/unsubscribe': 'anyone',
  'POST /api/emails/preferences/get': 'member',
  'POST /api/emails/preferences/save': 'member',
  'POST /api/emails/opt-out': 'anyone',
  'POST /api/account/calendar': 'member',
  'POST /api/account/data': 'member',
  'POST /api/account/delete': 'member',
  'POST /api/account/calendar/renew': 'member',
  'GET /api/calendar/:file': 'signed-link',
  'POST /api/first-visit/get': 'anyone',
  'POST /api/first-visit/save': 'anyone',
  'POST /api/first-visit/withdraw': 'anyone',
  'POST /api/first-visit/class': { groups: ['TRAINER', 'ADMIN'] },
  'POST /api/admin/class/scan': { groups: ['ADMIN', 'STAFF', 'TRAINER'] },
  'POST /api/admin/check-in/today': { groups: ['ADMIN', 'STAFF', 'TRAINER'] },
  'POST /api/admin/check-in/roster': { groups: ['ADMIN', 'STAFF', 'TRAINER'] },
  'POST /api/admin/check-in/notes': { groups: ['ADMIN', 'STAFF', 'TRAINER'] },
  'POST /api/admin/check-in/marks': { groups: ['ADMIN', 'STAFF', 'TRAINER'] },
  'POST /api/admin/bookings/attendance': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/reviews/shown': 'anyone',
  'POST /api/reviews/own': 'anyone',
  'POST /api/reviews/save': 'anyone',
  'POST /api/reviews/withdraw': 'anyone',
  'POST /api/admin/counts': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/reviews/list': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/reviews/decide': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/reviews/reply': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/conversations/list': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/conversations/read': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/conversations/change': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/conversations/reply': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/messages/list': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/messages/read': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/messages/settle': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/messages/reply': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/messages/list-of-news': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/messages/list-of-news/remove': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/messages/list-of-news/export': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/class/cancel/preview': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/class/cancel': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/class/cancel/progress': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/week': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/choices': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/class': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/add': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/change': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/off': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/on': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/end': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/close': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/open': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/bed/preview': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/bed/out-of-service': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/timetable/bed/back-in-service': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/list': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/totals': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/export': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/get': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/papers': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/fees': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/handled': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/dispute': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/refund': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/refunds/failed': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/refunds/retry': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/refunds/otherwise': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/close': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/money/fees/settle': { groups: ['STAFF', 'ADMIN'] },
  'GET /api/payments/refund/:refundId/credit-note.pdf': 'signed-link',
  'POST /api/admin/catalogue/get': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/catalogue/promos': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/catalogue/gift-cards': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/catalogue/gift-card': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/catalogue/gift-card/change': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/catalogue/product': { groups: ['ADMIN'] },
  'POST /api/admin/catalogue/product/sale': { groups: ['ADMIN'] },
  'POST /api/admin/catalogue/product/place': { groups: ['ADMIN'] },
  'POST /api/admin/catalogue/class-type': { groups: ['ADMIN'] },
  'POST /api/admin/catalogue/instructor': { groups: ['ADMIN'] },
  'POST /api/admin/catalogue/room': { groups: ['ADMIN'] },
  'POST /api/admin/catalogue/no-show-policy': { groups: ['ADMIN'] },
  'POST /api/admin/catalogue/promo': { groups: ['ADMIN'] },
  'POST /api/admin/catalogue/promo/stop': { groups: ['ADMIN'] },
  'GET /api/catalogue/portrait/:initials.svg': 'public',
  'POST /api/admin/trainers/free': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/trainer/class': { groups: ['TRAINER', 'ADMIN'] },
  'POST /api/trainer/week': { groups: ['TRAINER', 'ADMIN'] },
  'POST /api/trainer/cover/request': { groups: ['TRAINER', 'ADMIN'] },
  'POST /api/trainer/cover/withdraw': { groups: ['TRAINER', 'ADMIN'] },
  'POST /api/trainer/cover/take': { groups: ['TRAINER', 'ADMIN'] },
  'POST /api/trainer/availability/get': { groups: ['TRAINER', 'ADMIN'] },
  'POST /api/trainer/availability/save': { groups: ['TRAINER', 'ADMIN'] },
  'POST /api/webhooks/stripe': 'webhook',
  'POST /api/admin/people/search': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/add': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/save': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/get': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/bookings': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/entitlements': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/movements': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/grant': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/adjust': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/extend': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/sellable': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/sell': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/sell/undo': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/money': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/note/write': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/note/remove': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/health/withdraw': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/waiver': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/bookings/classes': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/bookings/quote': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/bookings/book': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/bookings/one-to-one/options': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/bookings/one-to-one': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/bookings/move': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/bookings/cancel': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/bookings/pay': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/bookings/desk-refund': { groups: ['STAFF', 'ADMIN'] },
  'GET /api/desk/payment/:paymentId/paper.pdf': 'signed-link',
  'POST /api/admin/people/import/read': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/import/check': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/import/issues': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/import/run': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/import/progress': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/import/undo': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/import/list': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/merge/suggestions': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/merge/dismiss': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/merge/preview': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/merge': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/merge/undo': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/merge/list': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/admin/people/list/export': { groups: ['ADMIN'] },
  'POST /api/admin/bookings/export': { groups: ['ADMIN'] },
  'POST /api/admin/people/export': { groups: ['ADMIN'] },
  'POST /api/admin/people/erase/preview': { groups: ['ADMIN'] },
  'POST /api/admin/people/erase': { groups: ['ADMIN'] },
  'POST /api/admin/undelivered-emails': { groups: ['STAFF', 'ADMIN'] },
};

/** Policies for groups, with example routes for staff and trainers. */
const groupPolicies: Record<string, AccessPolicy> = {
  'POST /api/example/team': { groups: ['STAFF', 'TRAINER', 'ADMIN'] },
  'POST /api/example/staff': { groups: ['STAFF', 'ADMIN'] },
  'POST /api/example/trainers': { groups: ['TRAINER', 'ADMIN'] },
};

const people = {
  'member A': { userId: randomUUID(), groups: [] },
  'member B': { userId: randomUUID(), groups: [] },
  staff: { userId: randomUUID(), groups: ['STAFF'] },
  trainer: { userId: randomUUID(), groups: ['TRAINER'] },
  admin: { userId: randomUUID(), groups: ['ADMIN'] },
} as const;
type Person = keyof typeof people;
type Caller = 'no one' | Person | RejectedToken;
const persons = Object.keys(people) as Person[];
const callers: Caller[] = ['no one', ...persons, ...rejectedTokens];

let studio: TestStudio;
let tokens: TestTokens;
let tokenOf: Map<Caller, string>;
let examples: FastifyInstance;

beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  const pool = installFakeUserPool(studio);
  for (const { userId, groups } of Object.values(people)) pool.addUser(userId, { groups });
  // The worst invalid token belongs to someone with all permissions.
  const invalidTokens = await tokens.rejected(people.admin.userId, ['ADMIN']);
  const valid = persons.map(
    async (person): Promise<[Caller, string]> => [
      person,
      await tokens.access(people[person].userId, people[person].groups),
    ],
  );
  tokenOf = new Map<Caller, string>([
    ...(await Promise.all(valid)),
    ...(Object.entries(invalidTokens) as [Caller, string][]),
  ]);
  examples = await exampleRoutes(studio.services);
});
afterAll(async () => {
  await examples.close();
  await studio.close();
});

/** Routes for groups, on a separate server with the studio's services. */
async function exampleRoutes(services: Services): Promise<FastifyInstance> {
  const app = createFastifyServer(services.config, 'silent');
  app.register(
    async (scope) => {
      scope.setValidatorCompiler(validatorCompiler);
      scope.setSerializerCompiler(serializerCompiler);
      registerErrorHandlers(scope);
      enforceAccessPolicies(scope, services);
      for (const [route, policy] of Object.entries(groupPolicies)) {
        const path = route.replace(`POST ${apiBase}`, '');
        const handle = async () => ({ ok: true as const });
        registerApiRoute(scope, services, {
          path,
          policy,
          request: getUserRequest,
          response: upsertUserResponse,
          handle,
        });
      }
    },
    { prefix: apiBase },
  );
  await app.ready();
  return app;
}

/** Returns every route of the application with its declared policy, except routes that only reject other methods. */
async function declaredPolicies(): Promise<Record<string, AccessPolicy | undefined>> {
  const app = createFastifyServer(studio.services.config, 'silent');
  const declared: Record<string, AccessPolicy | undefined> = {};
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const httpMethod of [method].flat()) declared[`${httpMethod} ${url}`] = config?.policy;
  });
  buildApp(app, studio.services);
  await app.ready();
  await app.close();
  const posts = new Set(Object.keys(declared).filter((route) => route.startsWith('POST ')));
  const entries = Object.entries(declared).filter(([route]) => {
    const [method, url] = route.split(' ');
    return method === 'POST' || (method === 'GET' && !posts.has(`POST ${url}`));
  });
  return Object.fromEntries(entries.filter(([route]) => !route.endsWith('/*')));
}

/** Calls a route with everything but a body, and returns the status. */
async function callRoute(app: FastifyInstance, route: string, caller: Caller): Promise<number> {
  const [method = '', url = ''] = route.split(' ');
  const token = tokenOf.get(caller);
  if (method === 'POST' && !url.includes('webhooks')) {
    const visitor = studio.visitor('127.0.0.1', app);
    const { status } = await (token ? visitor.with(token) : visitor).call(url.slice(apiBase.length));
    return status;
  }
  const response = await app.inject({
    method: method as HTTPMethods & 'GET',
    url: url.replace(':bookingId', randomUUID()),
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  return response.statusCode;
}

/** Returns the status that the written policy demands; null lets the caller through. */
function expectedRejection(policy: AccessPolicy, caller: Caller): 401 | 403 | null {
  if (policy === 'public' || policy === 'webhook' || policy === 'signed-link') return null;
  if ((rejectedTokens as readonly string[]).includes(caller)) return 403;
  if (policy === 'anyone') return null;
  if (caller === 'no one') return 401;
  if (policy === 'member') return null;
  const theirs: readonly string[] = people[caller as Person].groups;
  return policy.groups.some((group) => theirs.includes(group)) ? null : 403;
}

describe('access policy', () => {
  it('is declared by every route and listed here', async () => {
    expect(await declaredPolicies()).toEqual(policies);
  });

  it('is mandatory: a server with a route without a policy does not start', async () => {
    const app = createFastifyServer(studio.services.config, 'silent');
    app.register(async (scope) => {
      enforceAccessPolicies(scope, studio.services);
      scope.get('/open-door', async () => ({ ok: true }));
    });
    await expect(app.ready()).rejects.toThrow('GET /open-door declares no policy');
    const appWithoutPolicies = createFastifyServer(studio.services.config, 'silent');
    const route = {
      path: '/x',
      policy: 'member',
      request: getUserRequest,
      response: upsertUserResponse,
      handle: async () => ({ ok: true as const }),
    } as const;
    expect(() => registerApiRoute(appWithoutPolicies, studio.services, route)).toThrow(
      'The access policy of /x is not enforced',
    );
  });

  const allPolicies = [...Object.entries(policies), ...Object.entries(groupPolicies)];
  it.each(allPolicies)('%s admits only the callers that its policy names', async (route, policy) => {
    const app = route in groupPolicies ? examples : studio.app;
    const actual: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const caller of callers) {
      const status = await callRoute(app, route, caller);
      actual[caller] = status === 401 || status === 403 ? status : null;
      expected[caller] = expectedRejection(policy, caller);
    }
    expect(actual).toEqual(expected);
  });

  it('returns whether to log in, to log in again, or neither', async () => {
    const visitor = studio.visitor();
    const anonymous = await visitor.call('/classes/user/get');
    expect(anonymous).toMatchObject({ status: 401, body: { ok: false, code: 'unauthorised' } });
    const late = await visitor.with(tokenOf.get('expired') ?? '').call('/classes/user/get');
    expect(late.body).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('Log in again'),
      tokenRejected: true,
    });
    const forged = await visitor.with(tokenOf.get('unsigned') ?? '').call('/classes/user/get');
    expect(forged.body).toMatchObject({ message: 'This request isn’t allowed.', tokenRejected: true });
    const body = { date: '2026-11-24', principalUserId: people.admin.userId };
    const otherMemberCall = await visitor
      .with(tokenOf.get('staff') ?? '')
      .call('/classes/class/availability', body);
    expect(otherMemberCall.body).toMatchObject({ code: 'forbidden' });
    expect(otherMemberCall.body).not.toHaveProperty('tokenRejected');
  });

  it('tolerates a clock skew of ten seconds, but no more', async () => {
    const { userId } = people['member A'];
    const seconds = Math.floor(studio.time.now.getTime() / 1000);
    const endedAt = async (exp: number) =>
      (
        await studio
          .visitor()
          .with(await tokens.access(userId, [], { exp }))
          .call('/classes/user/get')
      ).status;
    expect([await endedAt(seconds - 8), await endedAt(seconds - 12)]).toEqual([200, 403]);
  });

  it('rejects an authorization header of another kind', async () => {
    for (const authorization of ['Basic QWxhZGRpbg==', 'Bearer', 'Bearer a b']) {
      const response = await studio.app.inject({
        method: 'POST',
        url: '/api/classes/user/get',
        headers: { authorization },
      });
      expect(response.statusCode).toBe(403);
    }
  });

  it('returns 503, not an invalid token, when the keys cannot be fetched', async () => {
    const { services } = studio;
    const { accessTokens: trusted } = services;
    const failingFetch = async () => {
      throw new TypeError('fetch failed');
    };
    services.accessTokens = createAccessTokenVerifier(services.config.identity, failingFetch, services.clock);
    const reply = await studio
      .visitor()
      .with(tokenOf.get('staff') ?? '')
      .call('/classes/user/get');
    services.accessTokens = trusted;
    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });
});

describe('a call for a member', () => {
  const day = { date: '2026-11-24' };

  it('needs a token of exactly that member', async () => {
    const { userId } = people['member A'];
    const callAs = async (caller: Caller) => {
      const visitor = studio.visitor();
      const token = tokenOf.get(caller);
      const body = { ...day, principalUserId: userId };
      return (await (token ? visitor.with(token) : visitor).call('/classes/class/availability', body)).status;
    };
    const statuses = await Promise.all(
      callers.map(async (caller) => [caller, await callAs(caller)] as const),
    );
    expect(statuses.filter(([, status]) => status === 200)).toEqual([['member A', 200]]);
    expect(statuses.filter(([, status]) => status !== 200).map(([, status]) => status)).toEqual(
      Array.from({ length: callers.length - 1 }, () => 403),
    );
  });
});

describe("a member's booking", () => {
  /** Books a free class as member A. */
  async function bookedByA(): Promise<string> {
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt, pricePence: 0 });
    const browser = studio.visitor().with(tokenOf.get('member A') ?? '');
    const principalUserId = people['member A'].userId;
    const { holdId } = (await browser.call('/classes/class/hold', { classId, principalUserId })).body;
    const input = { holdId, classId, principalUserId, customer: guestDetails };
    return (await browser.call('/classes/class/book', input)).body.bookingId;
  }

  const callBooking = (path: string, bookingId: string, caller: Caller) => {
    const visitor = studio.visitor();
    const token = tokenOf.get(caller);
    return (token ? visitor.with(token) : visitor).call(path, { bookingId });
  };

  it('is readable for its member, staff and the instructor of its class, and 404 for others', async () => {
    const bookingId = await bookedByA();
    const unknown = await callBooking('/classes/booking/get', randomUUID(), 'no one');
    expect(unknown.status).toBe(404);
    expect(await callBooking('/classes/booking/get', bookingId, 'trainer')).toEqual(unknown);
    const theirs = {
      name: 'test_theirs',
      text: 'UPDATE instructors SET user_id = $1 WHERE id IN (SELECT c.instructor_id FROM classes c JOIN bookings b ON b.class_id = c.id WHERE b.id = $2)',
    };
    await studio.database.run(theirs, [people.trainer.userId, bookingId]);
    for (const caller of ['member A', 'staff', 'trainer', 'admin'] as const) {
      const { status, body } = await callBooking('/classes/booking/get', bookingId, caller);
      expect([caller, status, body.booking?.principal]).toEqual([caller, 200, people['member A'].userId]);
    }
    for (const caller of ['no one', 'member B'] as const) {
      expect(await callBooking('/classes/booking/get', bookingId, caller)).toEqual(unknown);
    }
  });

  it('is readable for staff without a link to cancel, and for instructors without phone and card', async () => {
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt });
    const browser = studio.visitor();
    const { bookingId, order } = await bookAndPay(studio, browser, classId, 2);
    await browser.call('/classes/class/cancel', { bookingId: order[1]?.bookingId });
    await studio.idle();
    const assignInstructor = {
      name: 'test_teaches',
      text: 'UPDATE instructors SET user_id = $1 WHERE id = (SELECT instructor_id FROM classes WHERE id = $2)',
    };
    await studio.database.run(assignInstructor, [people.trainer.userId, classId]);
    const own = (await browser.call('/classes/booking/get', { bookingId })).body;
    expect(own.links).toMatchObject({ booking: expect.stringContaining('?k='), receipt: expect.any(String) });
    expect(own.booking.links).toEqual(own.links);
    for (const caller of ['staff', 'admin', 'trainer'] as const)
      for (const place of order) {
        const { body } = await callBooking('/classes/booking/get', place.bookingId, caller);
        expect(JSON.stringify(body)).not.toMatch(/[?&]k=/);
        if (caller === 'trainer') expect(JSON.stringify(body)).not.toMatch(/4242|receipts/);
        expect(body.links).toMatchObject({ qr: null, booking: `/booking/${place.bookingId}` });
        expect(body.booking.links).toEqual(body.links);
        expect(body.booking).toMatchObject({ customer: { email: guestDetails.email }, pricePaid: 20 });
        const { phone } = body.booking.customer;
        const privateDetails = [
          phone,
          body.booking.receiptUrl,
          body.booking.payment?.method,
          body.links.receipt,
        ];
        expect(privateDetails.filter(Boolean)).toHaveLength(caller === 'trainer' ? 0 : 4);
      }
  });

  it('can be cancelled by its member on any browser, and the audit log records who did', async () => {
    const bookingId = await bookedByA();
    for (const caller of ['no one', 'member B', 'staff', 'trainer', 'admin'] as const) {
      expect((await callBooking('/classes/class/cancel', bookingId, caller)).status).toBe(404);
    }
    expect((await callBooking('/classes/class/cancel', bookingId, 'member A')).status).toBe(200);
    const statement = {
      name: 'test_actor',
      text: 'SELECT actor FROM audit WHERE subject_id = $1 ORDER BY id',
    };
    const entries = await studio.database.run<{ actor: string }>(statement, [bookingId]);
    expect(entries.at(-1)?.actor).toBe(`member:${people['member A'].userId}`);
  });
});
