import { createHash } from 'node:crypto';
import { retention } from '@studio/domain/privacy/retention';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Queries } from './database.ts';
import { Refused, refusalBody, type refusals } from './refused.ts';
import { idempotentAnswers } from './tables.ts';

/** What makes a call the same call. */
export interface IdempotentCall {
  branchId: string;
  clientId: string;
  call: string;
  key: string | undefined;
  /** The body without its envelope, which differs every time. */
  body: unknown;
}

/** Refusals that may be different a moment later are not kept. */
const passing = new Set([
  'server_error',
  'unavailable',
  'rate_limited',
  'payment_unavailable',
  'payment_not_completed',
  'class_changed',
]);

/**
 * Same key and body, same answer; another body with that key is refused with `idempotency_mismatch`. Without a key the
 * work simply runs. Work whose first attempt never answered runs again: every use case is safe to repeat by itself, or
 * keeps its answer with what it does (`answersFirst`).
 */
export async function answerOnce<Answer extends object>(
  database: Database,
  call: IdempotentCall,
  now: Date,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { key } = call;
  if (!key) return work();
  const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest('hex');
  const row = { branchId: call.branchId, clientId: call.clientId, call: call.call, key };
  await database.orm
    .insert(idempotentAnswers)
    .values({ ...row, bodyHash, createdAt: now })
    .onConflictDoNothing();
  const where = isCall(call, key);
  const [known] = await database.orm.select().from(idempotentAnswers).where(where);
  if (known && known.bodyHash !== bodyHash) throw new Refused('idempotency_mismatch');
  if (known?.answer) return replay<Answer>(known.answer);
  const keep = (answer: unknown) => database.orm.update(idempotentAnswers).set({ answer }).where(where);
  try {
    const answer = await work();
    await keep(answer);
    return answer;
  } catch (error) {
    if (error instanceof Refused && !passing.has(error.code)) {
      await keep({ ...refusalBody(error.code, error.message, error.facts) });
    }
    throw error;
  }
}

/**
 * Keeps the answer in the transaction of what it tells, for work that cannot be repeated: false when another press with
 * the same key was faster, who waits here for it. Always true without a key.
 */
export async function answersFirst(tx: Queries, call: IdempotentCall, answer: object): Promise<boolean> {
  if (!call.key) return true;
  const kept = await tx.orm
    .update(idempotentAnswers)
    .set({ answer })
    .where(and(isCall(call, call.key), isNull(idempotentAnswers.answer)))
    .returning({ key: idempotentAnswers.key });
  return kept.length > 0;
}

function isCall({ branchId, clientId, call }: IdempotentCall, key: string) {
  return and(
    eq(idempotentAnswers.branchId, branchId),
    eq(idempotentAnswers.clientId, clientId),
    eq(idempotentAnswers.call, call),
    eq(idempotentAnswers.key, key),
  );
}

/** Deletes stored responses when their calls are no longer repeated: they name people. */
export async function forgetOldAnswers(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retention.repeatedCallDays * 86_400_000);
  await database.orm.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, before));
}

function replay<Answer>(kept: unknown): Answer {
  const answer = kept as { ok: boolean; code?: keyof typeof refusals; message?: string };
  if (answer.ok || !answer.code) return kept as Answer;
  const { ok: _ok, code, message, error: _error, ...facts } = kept as ReturnType<typeof refusalBody>;
  throw new Refused(code, message, facts);
}
