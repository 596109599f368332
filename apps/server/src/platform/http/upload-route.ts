import multipart from '@fastify/multipart';
import type { Envelope } from '@studio/contracts/envelope';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import type { AccessPolicy } from './access-policy.ts';
import { buildCaller, type Caller, rejectOtherMethods } from './api-route.ts';
import { checkEnvelope } from './check-envelope.ts';
import { sanitizeStrings } from './reject-malformed-input.ts';

interface UploadRoute<Request extends z.ZodType<Envelope>, ResponseSchema extends z.ZodType> {
  path: string;
  policy: AccessPolicy;
  request: Request;
  response: ResponseSchema;
  /** Maximum size of the file in bytes. */
  fileBytes: number;
  /** Message for a larger file. */
  tooLarge: string;
  handle(body: z.output<Request>, file: Buffer, caller: Caller): Promise<z.input<ResponseSchema>>;
}

/** Maximum size of the fields and the part headers beside the file, in bytes. */
const fieldBytes = 16 * 1024;

/**
 * Registers a call with a file. Its body is `multipart/form-data` with the part `request`, which contains the fields of
 * the contract as JSON, and then the part `file`. Enforces the policy before it reads the body, and validates fields,
 * envelope and response like `registerApiRoute`. Doesn't use the file's name or type, because its sender can choose
 * both.
 */
export function registerUploadRoute<Request extends z.ZodType<Envelope>, ResponseSchema extends z.ZodType>(
  app: FastifyInstance,
  services: Services,
  route: UploadRoute<Request, ResponseSchema>,
): void {
  // The scope keeps other calls from accepting multipart bodies.
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 1, parts: 2, fieldSize: fieldBytes, fileSize: route.fileBytes },
    });
    const schema: FastifySchema = { response: { 200: route.response } };
    scope.route({
      method: 'POST',
      url: route.path,
      config: { policy: route.policy },
      schema,
      onRequest: async ({ headers }) => {
        if (Number(headers['content-length'] ?? 0) > route.fileBytes + fieldBytes)
          throw new AppError('payload_too_large', route.tooLarge);
      },
      handler: async (request, reply) => {
        const { fields, file } = await readParts(request, route.tooLarge);
        const body = parseFields(fields, route.request);
        checkEnvelope(body, services.config.tokenSalt, services.clock.now());
        await reply.send(await route.handle(body, file, buildCaller(services, request, body.clientId)));
      },
    });
    rejectOtherMethods(scope, route.path);
  });
}

/** Returns the field `request` and the file. Throws AppError bad_request and payload_too_large. */
async function readParts(
  request: FastifyRequest,
  tooLarge: string,
): Promise<{ fields: string; file: Buffer }> {
  if (!request.isMultipart()) throw new AppError('bad_request', 'Send this request as multipart/form-data.');
  try {
    const part = await request.file();
    const field = part?.fields.request;
    if (part?.fieldname !== 'file' || !field || Array.isArray(field) || field.type !== 'field')
      throw new AppError('bad_request', 'Send the fields as the part ‘request’, then the part ‘file’.');
    return { fields: String(field.value), file: await part.toBuffer() };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if ((error as { statusCode?: number }).statusCode === 413)
      throw new AppError('payload_too_large', tooLarge);
    throw new AppError('bad_request', 'The upload is incomplete. Choose the file again.', { field: 'file' });
  }
}

/** Parses the fields. Throws AppError bad_request with the path of the first invalid field. */
function parseFields<Request extends z.ZodType>(text: string, schema: Request): z.output<Request> {
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    throw new AppError('bad_request', 'The part ‘request’ isn’t valid JSON.');
  }
  sanitizeStrings(fields);
  const { data, error } = schema.safeParse(fields);
  if (!error) return data as z.output<Request>;
  const [issue] = error.issues;
  const field = issue?.path.join('.') ?? '';
  throw new AppError('bad_request', `${field || 'Request'}: ${issue?.message}`, field ? { field } : {});
}
