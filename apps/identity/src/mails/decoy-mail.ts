import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Queries } from '../database.ts';
import type { Pool } from '../pool.ts';
import type { AccountMail } from './account-mail.ts';
import { mails } from './tables.ts';

/** Does the work of `enqueueMail` and sends nothing, so that a call takes as long when there is nobody to write to. */
export async function decoyMail(pool: Pool, tx: Queries, mail: AccountMail): Promise<void> {
  const id = uuidv7();
  pool.sealing.seal(`mail|${id}`, JSON.stringify(mail));
  await tx.delete(mails).where(eq(mails.id, id));
}
