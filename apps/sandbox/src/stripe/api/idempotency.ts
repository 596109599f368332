import { createHash } from 'node:crypto';
import type { SandboxDatabase } from '../../database.ts';
import { ApiError, createInvalidRequestError } from './api-error.ts';
import type { Form } from './form.ts';

export interface StoredResponse {
  status: number;
  body: string;
  requestId: string;
}
interface KeyRow {
  fingerprint: string;
  request_id: string;
  status: number | null;
  body: string | null;
}

/** Seconds after which a key is unlocked when the process dies during the call. */
const lockSeconds = 20;

/**
 * Claims an idempotency key for a call. Returns the stored response when the same call has already completed. Throws
 * 400 idempotency_error for the same key with other parameters, and 409 while the first call is in progress.
 */
export async function claimIdempotencyKey(
  database: SandboxDatabase,
  key: string,
  fingerprint: string,
  requestId: string,
): Promise<StoredResponse | undefined> {
  if (key.length > 255) throw createInvalidRequestError('Idempotency keys can be up to 255 characters.');
  const claimed = await database.query(
    `INSERT INTO sandbox.stripe_idempotency AS mine (key, fingerprint, request_id, locked_until)
     VALUES ($1, $2, $3, clock_timestamp() + $4::float8 * interval '1 second')
     ON CONFLICT (key) DO UPDATE SET locked_until = excluded.locked_until, request_id = excluded.request_id
       WHERE mine.status IS NULL AND mine.locked_until < clock_timestamp() AND mine.fingerprint = $2
     RETURNING key`,
    [key, fingerprint, requestId, lockSeconds],
  );
  if (claimed.length > 0) return undefined;
  const [row] = await database.query<KeyRow>(
    'SELECT fingerprint, request_id, status, body FROM sandbox.stripe_idempotency WHERE key = $1',
    [key],
  );
  if (row && row.fingerprint !== fingerprint) throw parameterMismatchError(key);
  if (row?.status && row.body !== null)
    return { status: row.status, body: row.body, requestId: row.request_id };
  throw new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message:
      'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through).',
  });
}

/** Stores a response under its idempotency key, in the transaction of the call. */
export async function storeResponse(
  db: SandboxDatabase,
  key: string,
  status: number,
  body: string,
): Promise<void> {
  await db.query('UPDATE sandbox.stripe_idempotency SET status = $2, body = $3 WHERE key = $1', [
    key,
    status,
    body,
  ]);
}

/** Releases the idempotency key of a call that changed nothing. */
export async function releaseIdempotencyKey(db: SandboxDatabase, key: string): Promise<void> {
  await db.query('DELETE FROM sandbox.stripe_idempotency WHERE key = $1 AND status IS NULL', [key]);
}

/** Returns a hash that identifies a call by its method, path and parameters, in any order. */
export function computeFingerprint(method: string, path: string, form: Form): string {
  return createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(form, sortKeys)}`)
    .digest('hex');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function parameterMismatchError(key: string): ApiError {
  return new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
