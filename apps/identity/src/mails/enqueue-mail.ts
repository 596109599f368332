import { v7 as uuidv7 } from 'uuid';
import type { Queries } from '../database.ts';
import type { Pool } from '../pool.ts';
import type { AccountMail } from './account-mail.ts';
import type { AccountSms } from './account-sms.ts';
import { type Channel, mails } from './tables.ts';

/** Writes that a mail has to go out, in the transaction of what it tells about. */
export async function enqueueMail(pool: Pool, tx: Queries, mail: AccountMail): Promise<void> {
  await enqueue(pool, tx, 'mail', mail);
}

/** Writes that a text message has to go out, in the transaction of what it tells about. */
export async function enqueueSms(pool: Pool, tx: Queries, sms: AccountSms): Promise<void> {
  await enqueue(pool, tx, 'sms', sms);
}

async function enqueue(pool: Pool, tx: Queries, channel: Channel, message: object): Promise<void> {
  const id = uuidv7();
  const now = pool.now();
  const sealedMail = pool.sealing.seal(`${channel}|${id}`, JSON.stringify(message));
  await tx.insert(mails).values({ id, channel, sealedMail, createdAt: now, nextTryAt: now });
}
