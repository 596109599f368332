import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { IdentityUnavailableError } from '../../integrations/identity/port.ts';
import { PaymentsUnavailableError } from '../../integrations/payments/port.ts';
import { AppError, type AppErrorDetails, buildErrorBody, errorDefinitions } from '../app-error.ts';
import { classifyDatabaseError } from '../database/classify-database-error.ts';
import { getSqlState } from '../database/database.ts';
import { UserPoolUnavailableError } from './access-token-verifier.ts';

/**
 * SQLSTATEs for a value that its column type can't hold: a number or instant out of range, a malformed uuid, text with
 * NUL. Contracts reject such values earlier. A value that reaches the database still counts as the caller's error, not
 * the server's.
 */
const unstorable: ReadonlySet<string | undefined> = new Set([
  '22003',
  '22007',
  '22008',
  '22021',
  '22P02',
  '22P05',
]);

/** Log message when a value reaches the database that its column can't hold, because a contract accepts too much. */
export const unstorableValueMessage = 'a request contained a value that the database cannot store';

/**
 * Message when the database connection broke before a change was confirmed: it claims neither that the change was saved
 * nor that it was lost.
 */
const inDoubt =
  'We lost the connection, so we can’t tell whether your change was saved. Reload the page to check, or try again in a minute. You won’t be booked or charged twice.';

/** Retry-After header of unavailable responses, in seconds. By then, a restarted database responds again. */
const retryAfterSeconds = 5;

/**
 * Registers the error handler, which turns the errors that routes and hooks throw into responses. It logs unexpected
 * errors with an id, and the response contains only the beginning of that id.
 */
export function registerErrorHandlers(app: FastifyInstance): void {
  registerScopedErrorHandler(app);
  app.setNotFoundHandler((_request, reply) => sendError(reply, new AppError('not_found')));
}

/**
 * Registers only the error handler, for a plugin scope. Requests for unknown paths still reach the 404 handler of the
 * parent scope.
 */
export function registerScopedErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendError(reply, toAppError(error, request.log)),
  );
}

/** Returns the error that the caller receives for a failure. */
export function toAppError(error: unknown, log: FastifyBaseLogger): AppError {
  const appError = asAppError(error as FastifyError);
  if (appError) return appError;
  if (error instanceof PaymentsUnavailableError) {
    log.warn({ err: error }, 'the payment provider is not responding');
    return new AppError('payment_unavailable', 'Payments aren’t available right now. Try again in a minute.');
  }
  if (unstorable.has(getSqlState(error))) {
    log.warn({ err: error }, unstorableValueMessage);
    return new AppError('bad_request', 'This request contains a value we can’t accept.');
  }
  const trouble = classifyDatabaseError(error);
  if (trouble) {
    // The monitor has already logged, once, that the database is unavailable. Timeouts are logged each time.
    log[trouble === 'unavailable' ? 'debug' : 'warn']({ err: error, trouble }, 'a database query failed');
    return new AppError('unavailable', trouble === 'in-doubt' ? inDoubt : undefined);
  }
  if (error instanceof UserPoolUnavailableError || error instanceof IdentityUnavailableError) {
    log.warn({ err: error }, 'the user pool is not responding');
    return new AppError('unavailable', 'We can’t check your login right now. Try again in a minute.');
  }
  const id = randomUUID();
  log.error({ err: error, errorId: id }, 'unexpected failure');
  const message = `${errorDefinitions.server_error.message} (Ref: ${id.slice(0, 8)})`;
  return new AppError('server_error', message);
}

function sendError(reply: FastifyReply, appError: AppError): FastifyReply {
  const { status } = errorDefinitions[appError.code];
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  return reply.status(status).send(buildErrorBody(appError.code, appError.message, appError.details));
}

function asAppError(error: FastifyError): AppError | null {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return toFieldError(error.validation);
  if (error.statusCode === 413) return new AppError('payload_too_large');
  const unreadable = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return unreadable ? new AppError('bad_request', 'The request body isn’t valid JSON.') : null;
}

function toFieldError(validation: readonly { instancePath: string; message?: string }[]): AppError {
  const first = validation[0];
  const field = first?.instancePath.split('/').filter(Boolean).join('.');
  const details: AppErrorDetails = field ? { field } : {};
  return new AppError('bad_request', `${field || 'Request body'}: ${first?.message ?? 'Invalid'}`, details);
}
