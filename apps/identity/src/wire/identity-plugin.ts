import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '../operations/operations.ts';
import type { Pool } from '../pool.ts';
import { keyRoutes } from '../tokens/key-routes.ts';
import { IdentityError } from './identity-error.ts';
import { checkSignature } from './sigv4.ts';

/** AWS's JSON protocol 1.1: everything is a POST to the root, and a header names the operation. */
const jsonType = 'application/x-amz-json-1.1';
const service = 'AWSCognitoIdentityProviderService';

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
  const [target, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  const operation = target === service ? operations.get(name) : undefined;
  if (!operation) throw new IdentityError('UnknownOperationException');
  if (operation.signed) await checkSignature(pool, request, body);
  const parsed = operation.request.safeParse(readJson(body));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new IdentityError(
      'InvalidParameterException',
      `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
    );
  }
  return operation.run(pool, parsed.data, { addressHash: pool.sealing.hash('address', request.ip) });
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new IdentityError('InvalidParameterException', 'The body is not JSON.');
  }
}

/** What the server itself turns away, such as a body that is too large, is told in the protocol's form too. */
function asRefusal(error: unknown): unknown {
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  return statusCode < 500 ? new IdentityError('InvalidParameterException', message) : error;
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
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
