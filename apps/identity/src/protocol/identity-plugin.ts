import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { identityPoolOperations } from '../operations/identity-pool-operations.ts';
import { operations } from '../operations/operations.ts';
import type { Pool } from '../pool.ts';
import { keyRoutes } from '../tokens/key-routes.ts';
import { buildCaller, type Caller } from './caller.ts';
import { isDatabaseUnavailable, retryAfterSeconds } from './database-unavailable.ts';
import { IdentityError } from './identity-error.ts';
import type { Operation } from './operation.ts';
import { parseJson } from './parse-json.ts';
import { type SignedService, verifySignature } from './sigv4.ts';

/** AWS's JSON protocol 1.1: everything is a POST to the root, and a header names the operation. */
const jsonType = 'application/x-amz-json-1.1';

/** The services that share the address, by the name in that header: their operations, and what signatures call them. */
const services: ReadonlyMap<string, { operations: ReadonlyMap<string, Operation>; signed: SignedService }> =
  new Map([
    ['AWSCognitoIdentityProviderService', { operations, signed: 'cognito-idp' }],
    ['AWSCognitoIdentityService', { operations: identityPoolOperations, signed: 'cognito-identity' }],
  ]);

/** Bodies are small; a passkey's answer is the largest. */
const bodyLimit = 64 * 1024;

/** The pool as a Fastify plugin, to be mounted at the path that the settings' `endpoint` names. */
export function identityPlugin(pool: Pool): FastifyPluginAsync {
  return async (app) => {
    readBodiesAsText(app);
    app.setErrorHandler((error, request, reply) => refuse(request, reply, asRefusal(error)));
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    });
    app.post('/', { bodyLimit }, async (request, reply) => {
      try {
        return reply.type(jsonType).send(JSON.stringify(await answer(pool, request)));
      } catch (error) {
        return refuse(request, reply, error);
      }
    });
    keyRoutes(app, pool);
  };
}

/** Signatures cover the body as it came. */
function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

async function answer(pool: Pool, request: FastifyRequest): Promise<object> {
  const body = typeof request.body === 'string' ? request.body : '';
  const [target = '', name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  const service = services.get(target);
  const operation = service?.operations.get(name);
  if (!service || !operation) throw new IdentityError('UnknownOperationException');
  const signer = operation.signed ? await verifySignature(pool, request, body, service.signed) : null;
  // What the administrator may do, nobody does with the credentials of an identity.
  if (operation.signed === true && signer) throw new IdentityError('AccessDeniedException');
  const from = buildCaller(pool.sealing, request);
  const caller: Caller = signer ? { ...from, member: signer } : from;
  // What the studio does for somebody says nothing about where that person is.
  const forThem = operation.signed === true ? pool : { ...pool, caller };
  return operation.run(forThem, parsedBody(operation, body), caller);
}

function parsedBody(operation: Operation, body: string): unknown {
  const parsed = operation.request.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new IdentityError(
    'InvalidParameterException',
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  );
}

/** What the server itself turns away, such as a body that is too large, is told in the protocol's form too. */
function asRefusal(error: unknown): unknown {
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  return statusCode < 500 ? new IdentityError('InvalidParameterException', message) : error;
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (isDatabaseUnavailable(error)) return refuseForNow(request, reply, error);
  const expected = error instanceof IdentityError;
  if (!expected) request.log.error({ err: error }, 'the user pool has a problem');
  const [name, message] = expected
    ? [error.name, error.message]
    : ['InternalErrorException', 'Something went wrong.'];
  return reply
    .code(expected ? 400 : 500)
    .header('x-amzn-errortype', `${name}:`)
    .type(jsonType)
    .send(JSON.stringify({ __type: name, message }));
}

/** As Cognito says it of itself (its common errors). The official clients try again. */
function refuseForNow(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  // Whoever watches the database has told it once; here it would be told for everybody who asks.
  request.log.debug({ err: error }, 'the database of the user pool is away');
  return reply
    .code(503)
    .headers({ 'x-amzn-errortype': 'ServiceUnavailable:', 'retry-after': retryAfterSeconds })
    .type(jsonType)
    .send(
      JSON.stringify({ __type: 'ServiceUnavailable', message: 'The user pool cannot be asked right now.' }),
    );
}
