import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { IdentityUnavailableError } from '../integrations/identity/port.ts';
import { PaymentsUnavailableError } from '../integrations/payments/port.ts';
import { UserPoolUnavailableError } from './access-token-verifier.ts';
import { AppError, type AppErrorDetails, buildErrorBody, errorDefinitions } from './app-error.ts';
import { classifyDatabaseError } from './classify-database-error.ts';
import { getSqlState } from './database.ts';

/**
 * PostgreSQL's states for a value that its type cannot hold: a number or an instant out of range, a text that is no uuid or
 * has NUL. Contracts refuse such values before; a value that slips through is still the caller's error, not ours.
 */
const unstorable: ReadonlySet<string | undefined> = new Set([
  '22003',
  '22007',
  '22008',
  '22021',
  '22P02',
  '22P05',
]);

/** Logged for them: a contract is too wide. */
export const unstorableValueMessage = 'a value reached the database that it cannot store';

/** What a caller may have set off without hearing of it: it is neither told as done nor as left undone. */
const inDoubt =
  'The connection to our books broke off before they answered, so it may have gone through. Please look, or try again in a minute. Nothing is booked or charged twice.';

/** When to come back, in seconds: a database that was restarted is there again by then. */
const comeBackSeconds = 5;

/** The one place that answers for failures. What nobody expected is logged with an id and tells nothing else. */
export function registerErrorHandlers(app: FastifyInstance): void {
  registerScopedErrorHandler(app);
  app.setNotFoundHandler((_request, reply) => answer(reply, new AppError('not_found')));
}

/** The same, of a scope that leaves to others what it does not know. */
export function registerScopedErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(reply, toAppError(error, request.log)));
}

/** What a failure is answered with. */
export function toAppError(error: unknown, log: FastifyBaseLogger): AppError {
  const refused = asRefused(error as FastifyError);
  if (refused) return refused;
  if (error instanceof PaymentsUnavailableError) {
    log.warn({ err: error }, 'the payment provider does not answer');
    return new AppError('payment_unavailable', 'Payments are not available. Please try again.');
  }
  if (unstorable.has(getSqlState(error))) {
    log.warn({ err: error }, unstorableValueMessage);
    return new AppError('bad_request', 'This request has a value that we can’t accept.');
  }
  const trouble = classifyDatabaseError(error);
  if (trouble) {
    // That it is away is in the log already, once; who had to wait too long for what is told each time.
    log[trouble === 'away' ? 'debug' : 'warn']({ err: error, trouble }, 'the database could not be asked');
    return new AppError('unavailable', trouble === 'in-doubt' ? inDoubt : undefined);
  }
  if (error instanceof UserPoolUnavailableError || error instanceof IdentityUnavailableError) {
    log.warn({ err: error }, 'the user pool does not answer');
    return new AppError('unavailable', 'We cannot see accounts right now. Please try again in a minute.');
  }
  const id = randomUUID();
  log.error({ err: error, errorId: id }, 'unexpected failure');
  const message = `${errorDefinitions.server_error.message} (Ref: ${id.slice(0, 8)})`;
  return new AppError('server_error', message);
}

function answer(reply: FastifyReply, refused: AppError): FastifyReply {
  const { status } = errorDefinitions[refused.code];
  if (status === 503) reply.header('retry-after', comeBackSeconds);
  return reply.status(status).send(buildErrorBody(refused.code, refused.message, refused.facts));
}

function asRefused(error: FastifyError): AppError | null {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return badField(error.validation);
  if (error.statusCode === 413) return new AppError('payload_too_large');
  const unreadable = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return unreadable ? new AppError('bad_request', 'The body of this request is not JSON.') : null;
}

function badField(validation: readonly { instancePath: string; message?: string }[]): AppError {
  const first = validation[0];
  const field = first?.instancePath.split('/').filter(Boolean).join('.');
  const facts: AppErrorDetails = field ? { field } : {};
  return new AppError('bad_request', `${field || 'The body'}: ${first?.message ?? 'not valid'}`, facts);
}
