import { v7 as uuidv7 } from 'uuid';
import type { Queries } from '../database.ts';
import type { Pool } from '../pool.ts';
import type { AccountMail } from './account-mail.ts';
import { mails } from './tables.ts';

/** Writes that a mail has to go out, in the transaction of what it tells about. */
export async function enqueueMail(pool: Pool, tx: Queries, mail: AccountMail): Promise<void> {
  const id = uuidv7();
  const now = pool.now();
  const sealedMail = pool.sealing.seal(`mail|${id}`, JSON.stringify(mail));
  await tx.insert(mails).values({ id, sealedMail, createdAt: now, nextTryAt: now });
}
