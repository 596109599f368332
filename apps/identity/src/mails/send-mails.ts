import { and, asc, eq, lte } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import type { AccountMail, DeliverAccountMail } from './account-mail.ts';
import { mails } from './tables.ts';

/** How many are taken at once. */
const batch = 10;
/** Then it is given up; codes have long ended by then. */
const mostTries = 8;
/** A process that dies while sending leaves the mail to the others after this long. */
const takenSeconds = 60;

/** Sends what waits, each at least once. One that failed is tried again after 2, 4, 8 … seconds. */
export async function sendMails(pool: Pool, deliver: DeliverAccountMail): Promise<void> {
  for (const { id, sealedMail, tries } of await take(pool)) {
    try {
      const mail = JSON.parse(pool.sealing.open(`mail|${id}`, sealedMail)) as AccountMail;
      await deliver(mail, id);
      await pool.database.delete(mails).where(eq(mails.id, id));
    } catch (error) {
      pool.log.warn({ err: error, mail: id }, 'an account mail could not be sent');
      await later(pool, id, tries + 1);
    }
  }
}

/** Takes waiting mails for this process alone. */
async function take(pool: Pool) {
  const now = pool.now();
  return pool.database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(mails)
      .where(lte(mails.nextTryAt, now))
      .orderBy(asc(mails.createdAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { id, nextTryAt } of due) {
      await tx
        .update(mails)
        .set({ nextTryAt: new Date(now.getTime() + takenSeconds * 1000) })
        .where(and(eq(mails.id, id), eq(mails.nextTryAt, nextTryAt)));
    }
    return due;
  });
}

async function later(pool: Pool, id: string, tries: number): Promise<void> {
  if (tries >= mostTries) {
    await pool.database.delete(mails).where(eq(mails.id, id));
    return;
  }
  const nextTryAt = new Date(pool.now().getTime() + 2 ** tries * 1000);
  await pool.database.update(mails).set({ tries, nextTryAt }).where(eq(mails.id, id));
}
