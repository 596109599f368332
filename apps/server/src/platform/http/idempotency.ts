import { createHash } from 'node:crypto';
import { retention } from '@studio/domain/privacy/retention';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Database, PreparedStatement, QueryExecutor } from '../database/database.ts';
import { idempotentResponses } from '../database/tables.ts';
import type { Services } from '../services.ts';

export interface IdempotentCall {
  branchId: string;
  caller: { clientId: string; addressHash: string };
  call: string;
  key: string | undefined;
  /** Request body without its envelope, which differs in each request. */
  body: unknown;
}

/**
 * Runs `work` once per key (handbook: paying 9). Another call with the same key and body gets the stored response.
 * Throws AppError `idempotency_mismatch` for another body, and `rate_limited` before it reads anything. Errors are not
 * stored, so the next call with the key runs `work` again, also while the first call is still running or after its
 * process stopped. Therefore every use case is safe to repeat, or stores its response in the same transaction
 * (`storeFirstResponse`). Without a key, only runs `work`.
 */
export async function runIdempotently<Result extends object>(
  services: Services,
  call: IdempotentCall,
  work: () => Promise<Result>,
): Promise<Result> {
  const { database, clock, config, counts } = services;
  if (!call.key) return work();
  if (config.limits) {
    // Counts the network address first, because callers can invent browser ids without limit.
    counts.consume(config.limits.keysPerAddress, call.caller.addressHash, clock.now());
    counts.consume(config.limits.keysPerClient, call.caller.clientId, clock.now());
  }
  const [stored] = await database.orm.select().from(idempotentResponses).where(isCall(call, call.key));
  if (stored && stored.bodyHash !== hashOf(call.body)) throw new AppError('idempotency_mismatch');
  if (stored?.response) return stored.response as Result;
  const response = await work();
  await storeFirstResponse(database, call, response, clock.now());
  return response;
}

const storeResponse: PreparedStatement = {
  name: 'store_idempotent_response',
  text: `INSERT INTO idempotent_responses (branch_id, client_id, call, key, body_hash, response, created_at)
    VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7)
    ON CONFLICT (branch_id, client_id, call, key) DO UPDATE SET response = EXCLUDED.response
      WHERE idempotent_responses.response IS NULL
    RETURNING key`,
};

/**
 * Stores the response of a call. Returns false if a concurrent call with the same key was first.
 * Work that isn't safe to repeat calls this in its transaction, and stops on false.
 * Returns true without a key.
 */
export async function storeFirstResponse(
  tx: QueryExecutor,
  { branchId, caller, call, key, body }: IdempotentCall,
  response: object,
  now: Date,
): Promise<boolean> {
  if (!key) return true;
  const values = [branchId, caller.clientId, call, key, hashOf(body), JSON.stringify(response), now];
  return (await tx.run(storeResponse, values)).length > 0;
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

function isCall({ branchId, caller, call }: IdempotentCall, key: string) {
  return and(
    eq(idempotentResponses.branchId, branchId),
    eq(idempotentResponses.clientId, caller.clientId),
    eq(idempotentResponses.call, call),
    eq(idempotentResponses.key, key),
  );
}

/** Maximum number of stored responses; the newest stay. At a few kilobytes each, the table stays below a gigabyte. */
export const maxStoredResponses = 100_000;

const purgeResponses: PreparedStatement = {
  name: 'purge_idempotent_responses',
  text: `DELETE FROM idempotent_responses WHERE created_at < GREATEST(
      $1::timestamptz,
      (SELECT created_at FROM idempotent_responses ORDER BY created_at DESC OFFSET $2 LIMIT 1)
    )`,
};

/**
 * Deletes responses whose calls are no longer repeated, and the oldest ones above `max`, because responses contain
 * personal data.
 */
export async function purgeStoredResponses(
  database: Database,
  now: Date,
  max = maxStoredResponses,
): Promise<void> {
  const before = new Date(now.getTime() - retention.repeatedCallDays * 86_400_000);
  await database.run(purgeResponses, [before, max - 1]);
}
