import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { identityPoolOperations } from '../operations/identity-pool-operations.ts';
import { operations } from '../operations/operations.ts';
import type { Pool } from '../pool.ts';
import { registerKeyRoutes } from '../tokens/key-routes.ts';
import { buildCaller, type Caller } from './caller.ts';
import { isDatabaseUnavailable, retryAfterSeconds } from './database-unavailable.ts';
import { IdentityError } from './identity-error.ts';
import type { Operation } from './operation.ts';
import { parseJson } from './parse-json.ts';
import { type SignedService, verifySignature } from './sigv4.ts';

/** Content type of AWS's JSON protocol 1.1: each call is a POST to the root, and a header names the operation. */
const jsonType = 'application/x-amz-json-1.1';

/** Services at this URL, by their name in the header, with their operations and their names in signatures. */
const services: ReadonlyMap<string, { operations: ReadonlyMap<string, Operation>; signed: SignedService }> =
  new Map([
    ['AWSCognitoIdentityProviderService', { operations, signed: 'cognito-idp' }],
    ['AWSCognitoIdentityService', { operations: identityPoolOperations, signed: 'cognito-identity' }],
  ]);

/** Maximum size of a body in bytes. A passkey credential is the largest. */
const bodyLimit = 64 * 1024;

/** Creates the user pool's Fastify plugin. Mount it at the path of the settings' `endpoint`. */
export function createIdentityPlugin(pool: Pool): FastifyPluginAsync {
  return async (app) => {
    readBodiesAsText(app);
    app.setErrorHandler((error, request, reply) => sendError(request, reply, toIdentityError(error)));
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    });
    app.post('/', { bodyLimit }, async (request, reply) => {
      try {
        return reply.type(jsonType).send(JSON.stringify(await handleCall(pool, request)));
      } catch (error) {
        return sendError(request, reply, error);
      }
    });
    registerKeyRoutes(app, pool);
  };
}

/** Keeps bodies as text, because signatures cover the raw body. */
function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

async function handleCall(pool: Pool, request: FastifyRequest): Promise<object> {
  const body = typeof request.body === 'string' ? request.body : '';
  const [target = '', name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  const service = services.get(target);
  const operation = service?.operations.get(name);
  if (!service || !operation) throw new IdentityError('UnknownOperationException');
  const signer = operation.signed ? await verifySignature(pool, request, body, service.signed) : null;
  // Credentials of an identity never authorise operations of the administrator.
  if (operation.signed === true && signer) throw new IdentityError('AccessDeniedException');
  const from = buildCaller(pool.encryption, request);
  const caller: Caller = signer ? { ...from, member: signer } : from;
  // Events of administrative operations don't record the caller, who isn't the account's owner.
  const callerPool = operation.signed === true ? pool : { ...pool, caller };
  return operation.run(callerPool, parseBody(operation, body), caller);
}

function parseBody(operation: Operation, body: string): unknown {
  const parsed = operation.request.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new IdentityError(
    'InvalidParameterException',
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  );
}

/** Converts errors of Fastify, such as a body that is too large, into errors of the protocol. */
function toIdentityError(error: unknown): unknown {
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  return statusCode < 500 ? new IdentityError('InvalidParameterException', message) : error;
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (isDatabaseUnavailable(error)) return sendUnavailable(request, reply, error);
  const expected = error instanceof IdentityError;
  if (!expected) request.log.error({ err: error }, 'unexpected failure of the user pool');
  const [name, message] = expected
    ? [error.name, error.message]
    : ['InternalErrorException', 'Something went wrong.'];
  return reply
    .code(expected ? 400 : 500)
    .header('x-amzn-errortype', `${name}:`)
    .type(jsonType)
    .send(JSON.stringify({ __type: name, message }));
}

/** Responds as Cognito's common errors specify, so that the official clients retry. */
function sendUnavailable(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  // The database monitor reports once that the database is unavailable. Here every request would report it.
  request.log.debug({ err: error }, 'the database is unavailable to the user pool');
  return reply
    .code(503)
    .headers({ 'x-amzn-errortype': 'ServiceUnavailable:', 'retry-after': retryAfterSeconds })
    .type(jsonType)
    .send(
      JSON.stringify({ __type: 'ServiceUnavailable', message: 'The user pool is unavailable right now.' }),
    );
}
