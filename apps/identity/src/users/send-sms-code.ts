import type { QueryExecutor } from '../database.ts';
import { enqueueDecoyMessage } from '../messages/enqueue-decoy-message.ts';
import { enqueueSms } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { codeLifetimeMinutes, issueCode } from './codes.ts';
import type { SmsCodePurpose } from './tables.ts';

/**
 * Creates a code for an account and sends it to a phone number. When the number is null, does as much work and sends
 * nothing.
 */
export async function sendSmsCode(
  pool: Pool,
  tx: QueryExecutor,
  purpose: SmsCodePurpose,
  sub: string,
  phone: string | null,
): Promise<void> {
  const code = await issueCode(pool, tx, { sub, email: phone ?? '' }, purpose);
  const kind = purpose === 'verify-phone' ? purpose : 'sign-in';
  const write = phone ? enqueueSms : enqueueDecoyMessage;
  await write(pool, tx, { kind, to: phone ?? '', code, minutes: codeLifetimeMinutes });
}
