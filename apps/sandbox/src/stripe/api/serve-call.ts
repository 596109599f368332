import type { SandboxDatabase } from '../../database.ts';
import { consumeFault, type Fault } from '../fault-injection/fault-settings.ts';
import type { ApiErrorBody } from '../objects/api-objects.ts';
import { createId } from '../objects/create-id.ts';
import { apiVersion } from '../objects/event.ts';
import type { ApiCall, ApiRoute } from './api-call.ts';
import { ApiError, createInvalidRequestError } from './api-error.ts';
import { authorise } from './authorise.ts';
import { expand } from './expand.ts';
import { type Form, readTextList, rejectUnknownParameters } from './form.ts';
import {
  claimIdempotencyKey,
  computeFingerprint,
  releaseIdempotencyKey,
  storeResponse,
} from './idempotency.ts';

export interface IncomingCall {
  route: ApiRoute;
  /** Path in Stripe's API, beginning with `/v1`. */
  path: string;
  params: Record<string, string>;
  form: Form;
  authorization: string | undefined;
  /** API version that the caller expects; undefined for the sandbox's own version. */
  version?: string | undefined;
  idempotencyKey: string | undefined;
}
export interface CallResult {
  status: number;
  /** Body as JSON text. */
  body: string;
  requestId: string;
  /** Id of the first request with the idempotency key, when this response is the stored one. */
  originalRequest?: string;
  /** Fault that the caller gets instead of the response. */
  fault?: Fault;
}
export interface ServeContext {
  database: SandboxDatabase;
  publicUrl: string;
  now: () => Date;
}

/**
 * Serves one API call: checks the key, applies faults, then runs the handler. For calls that change data, also applies
 * idempotency, and stores the response in the same transaction.
 */
export async function serveCall(incoming: IncomingCall, context: ServeContext): Promise<CallResult> {
  const requestId = createId('req', 14);
  try {
    const { route, form } = incoming;
    const key = authorise(incoming.authorization, form.key, route.publishable ?? false);
    requireOwnVersion(incoming.version);
    rejectUnknownParameters(form, route.accepts);
    const fault = await consumeFault(context.database, route.method, incoming.path);
    if (fault?.when === 'before') return { ...toFaultResult(fault), requestId, fault };
    const call: ApiCall = {
      db: context.database,
      now: context.now(),
      params: incoming.params,
      form,
      requestId,
      idempotencyKey: incoming.idempotencyKey ?? null,
      key,
      publicUrl: context.publicUrl,
    };
    const result =
      route.method === 'GET'
        ? await perform(route, call)
        : await performOnce(incoming, call, context.database);
    return fault ? { ...toFaultResult(fault), requestId, fault } : { requestId, ...result };
  } catch (error) {
    return { ...toErrorResult(error), requestId };
  }
}

/** Throws 400 for another API version, because its responses would have another format. */
function requireOwnVersion(version: string | undefined): void {
  if (version === undefined || version === apiVersion) return;
  throw createInvalidRequestError(
    `Invalid Stripe API version: ${version}. The sandbox supports ${apiVersion}.`,
  );
}

type Result = Pick<CallResult, 'status' | 'body' | 'originalRequest'>;

async function perform(route: ApiRoute, call: ApiCall): Promise<Result> {
  const done = await route.handle(call);
  const paths = done.status === 200 ? readTextList(call.form, 'expand') : [];
  const body = paths.length > 0 ? await expand(call.db, done.body, paths) : done.body;
  return { status: done.status, body: `${JSON.stringify(body, null, 2)}\n` };
}

async function performOnce(
  incoming: IncomingCall,
  call: ApiCall,
  database: SandboxDatabase,
): Promise<Result> {
  const { route } = incoming;
  const key = call.idempotencyKey && `${call.key} ${call.idempotencyKey}`;
  if (key) {
    const fingerprint = computeFingerprint(route.method, incoming.path, call.form);
    const stored = await claimIdempotencyKey(database, key, fingerprint, call.requestId);
    if (stored) return { status: stored.status, body: stored.body, originalRequest: stored.requestId };
  }
  try {
    return await database.transaction(async (tx) => {
      const result = await perform(route, { ...call, db: tx });
      if (key) await storeResponse(tx, key, result.status, result.body);
      return result;
    });
  } catch (error) {
    const errorResult = toErrorResult(error);
    if (key && error instanceof ApiError && error.isStored) {
      await storeResponse(database, key, errorResult.status, errorResult.body);
    } else if (key) await releaseIdempotencyKey(database, key);
    return errorResult;
  }
}

function toErrorResult(error: unknown): Result {
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, body: `${JSON.stringify({ error: error.body }, null, 2)}\n` };
}

function toFaultResult(fault: Fault): Result {
  const type = fault.type ?? 'api_error';
  const message = fault.message ?? 'An unknown error occurred';
  const error: ApiErrorBody = { ...(fault.code ? { code: fault.code } : {}), message, type };
  return { status: fault.status ?? 500, body: `${JSON.stringify({ error }, null, 2)}\n` };
}
