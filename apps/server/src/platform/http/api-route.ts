import type { Envelope } from '@studio/contracts/envelope';
import { isRecentLogin } from '@studio/domain/people/recent-login';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { RequestingCaller } from '../emails/email-kinds.ts';
import type { Services } from '../services.ts';
import type { AccessPolicy } from './access-policy.ts';
import type { Principal } from './access-token-verifier.ts';
import { checkEnvelope } from './check-envelope.ts';
import { acceptsEventStream, type EventStream, sendEventStream } from './event-stream.ts';
import { getIpConnectionPrefix } from './ip-connection-prefix.ts';
import { getNetworkPrefix } from './network-prefix.ts';
import { PreserializedResponse } from './preserialized-response.ts';

/**
 * Caller of a request: the browser, keyed hashes of its network address and network, and the member if a token proves
 * one.
 */
export interface Caller {
  clientId: string;
  addressHash: string;
  networkHash: string;
  /** User-Agent header; empty without one. */
  userAgent: string;
  principal: Principal | null;
}

export interface ApiRoute<Request extends z.ZodType<Envelope>, ResponseSchema extends z.ZodType> {
  path: string;
  policy: AccessPolicy;
  /** Whether members whose account is already closed may call the route. */
  forClosed?: boolean;
  /**
   * Requires a login within the last 15 minutes: for every request, or for those for which the function returns true.
   */
  recentLogin?: true | ((body: z.output<Request>) => boolean | Promise<boolean>);
  request: Request;
  response: ResponseSchema;
  /** Maximum size of the body in bytes, where the default is too small. */
  bodyLimit?: number;
  /** Whether to send server-sent events to callers that accept them. */
  supportsEventStream?: boolean;
  /** Handles a call. `events` is set when the response is sent as events. */
  handle(
    body: z.output<Request>,
    caller: Caller,
    events?: EventStream,
  ): Promise<z.input<ResponseSchema> | PreserializedResponse>;
}

/**
 * Registers a call: enforces its policy, and validates the body, the envelope and the response. Other methods on its
 * path get status 405.
 */
export function registerApiRoute<Request extends z.ZodType<Envelope>, ResponseSchema extends z.ZodType>(
  app: FastifyInstance,
  services: Services,
  route: ApiRoute<Request, ResponseSchema>,
): void {
  if (!app.hasRequestDecorator('principal'))
    throw new Error(`The access policy of ${route.path} is not enforced.`);
  const schema: FastifySchema = { body: route.request, response: { 200: route.response } };
  app.route({
    method: 'POST',
    url: route.path,
    config: {
      policy: route.policy,
      forClosed: route.forClosed ?? false,
      needsRecentLogin: route.recentLogin !== undefined,
    },
    ...(route.bodyLimit ? { bodyLimit: route.bodyLimit } : {}),
    schema,
    handler: async (request, reply) => {
      const body = request.body as z.output<Request>;
      checkEnvelope(body, services.config.tokenSalt, services.clock.now());
      const caller = buildCaller(services, request, body.clientId);
      if (route.recentLogin === true || (await route.recentLogin?.(body)))
        requireRecentLogin(services, caller);
      if (route.supportsEventStream && acceptsEventStream(request)) {
        const handleWithEvents = async (events: EventStream) =>
          route.response.parse(await route.handle(body, caller, events)) as object;
        return sendEventStream(request, reply, handleWithEvents);
      }
      const result = await route.handle(body, caller);
      if (result instanceof PreserializedResponse)
        return reply.type('application/json; charset=utf-8').send(result.body);
      await reply.send(result);
    },
  });
  rejectOtherMethods(app, route.path);
}

/** Registers a response with status 405 for all methods except POST. */
export function rejectOtherMethods(app: FastifyInstance, path: string): void {
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
    url: path,
    config: { policy: 'public' },
    handler: async (_request, reply) => {
      reply.header('allow', 'POST');
      throw new AppError('method_not_allowed');
    },
  });
}

/** Returns the caller in the form in which the outbox stores the requester of an email. */
export function toEmailRequester({
  clientId,
  principal,
}: Pick<Caller, 'clientId' | 'principal'>): RequestingCaller {
  return { clientId, memberId: principal?.userId ?? null };
}

/** Throws AppError `login_required_again` when the member's login is older than 15 minutes. */
function requireRecentLogin({ clock }: Services, { principal }: Caller): void {
  if (!principal || !isRecentLogin(principal.authTime, clock.now()))
    throw new AppError('login_required_again');
}

export function buildCaller({ keys }: Services, request: FastifyRequest, clientId: string): Caller {
  return {
    clientId,
    // Computed on demand, because calls that only read have no rate limit and need no hash.
    get addressHash() {
      return keys.sign('network-address', getIpConnectionPrefix(request.ip));
    },
    get networkHash() {
      return keys.sign('network-address', getNetworkPrefix(request.ip));
    },
    userAgent: request.headers['user-agent'] ?? '',
    principal: request.principal,
  };
}
