import type { Queries } from '../database.ts';
import { decoyMail } from '../mails/decoy-mail.ts';
import { enqueueSms } from '../mails/enqueue-mail.ts';
import type { Pool } from '../pool.ts';
import { codeMinutes, issueCode } from './codes.ts';
import type { TextedPurpose } from './tables.ts';

/** Makes a code for an account and sends it to a number. For null nothing is sent, and the same work is done. */
export async function textCode(
  pool: Pool,
  tx: Queries,
  purpose: TextedPurpose,
  sub: string,
  phone: string | null,
): Promise<void> {
  const code = await issueCode(pool, tx, { sub, email: phone ?? '' }, purpose);
  const kind = purpose === 'verify-phone' ? purpose : 'sign-in';
  const write = phone ? enqueueSms : decoyMail;
  await write(pool, tx, { kind, to: phone ?? '', code, minutes: codeMinutes });
}
