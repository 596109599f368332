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
import {
  type AuthorisationStudio,
  type Caller,
  callers,
  openAuthorisationStudio,
  type Person,
  people,
} from '../harness/authorisation-studio.ts';
import { rejectedTokens } from '../harness/test-tokens.ts';
import { groupPolicies, policies } from './authorisation/access-policies.ts';

let examples: FastifyInstance;

let { studio, tokens, tokenOf } = {} as AuthorisationStudio;

beforeAll(async () => {
  ({ studio, tokens, tokenOf } = await openAuthorisationStudio());
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
async function listDeclaredPolicies(): Promise<Record<string, AccessPolicy | undefined>> {
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

/** Calls a route with a complete request except for the body, and returns the status. */
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

/** Returns the status with which the declared policy rejects the caller; null if it lets the caller through. */
function getExpectedRejection(policy: AccessPolicy, caller: Caller): 401 | 403 | null {
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
    expect(await listDeclaredPolicies()).toEqual(policies);
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
      expected[caller] = getExpectedRejection(policy, caller);
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
    expect(forged.body).toMatchObject({
      message: 'You don’t have permission to do this.',
      tokenRejected: true,
    });
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
