import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Queries } from '../database.ts';
import type { Pool } from '../pool.ts';
import type { AccountMail } from './account-mail.ts';
import type { AccountSms } from './account-sms.ts';
import { mails } from './tables.ts';

/**
 * Does the work of `enqueueMail` or `enqueueSms` and sends nothing, so that a call takes as long when there is nobody to
 * write to.
 */
export async function decoyMail(pool: Pool, tx: Queries, message: AccountMail | AccountSms): Promise<void> {
  const id = uuidv7();
  pool.sealing.seal(`mail|${id}`, JSON.stringify(message));
  await tx.delete(mails).where(eq(mails.id, id));
}
