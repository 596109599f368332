import { deliverEmail } from '@studio/server/deliver-email';
import { EmailSendError } from '@studio/server/integrations/email/port';
import {
  ConnectionLostError,
  connectionErrorStates,
} from '@studio/server/platform/database/classify-database-error';
import { outbox } from '@studio/server/platform/database/tables';
import { enqueueEmail } from '@studio/server/platform/emails/outbox';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { bookAndPay } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());

/** Queues an email about a booking without sending it. */
async function queueUnsentEmail(): Promise<string> {
  const startsAt = new Date(studio.time.now.getTime() + 240 * 3_600_000);
  const { bookingId } = await bookAndPay(
    studio,
    studio.visitor(),
    await createClass(studio.database, { startsAt }),
  );
  await studio.database.orm.delete(outbox);
  const subject = { bookingId };
  const order = { kind: 'late-cancelled' as const, branchId: studio.services.config.branchId, subject };
  await enqueueEmail(studio.database, order, studio.time.now, 'studio');
  const [row] = await studio.database.orm.select({ id: outbox.id }).from(outbox);
  return row?.id ?? '';
}

const rowOf = async (id: string) =>
  (await studio.database.orm.select().from(outbox).where(eq(outbox.id, id)))[0];

it('an undeliverable email is retried for two days, then dropped', async () => {
  const { mailer } = studio.services;
  const id = await queueUnsentEmail();
  studio.services.mailer = { send: () => Promise.reject(new EmailSendError('Away.', true)) };
  try {
    await expect(deliverEmail(studio.services, id)).rejects.toThrow('Away.');
    expect(await rowOf(id)).toMatchObject({ sentAt: null, dropReason: null, attempts: 1 });
    studio.time.now = new Date(studio.time.now.getTime() + 49 * 3_600_000);
    await deliverEmail(studio.services, id);
    expect(await rowOf(id)).toMatchObject({ sentAt: null, dropReason: 'retries exhausted', attempts: 2 });
  } finally {
    studio.services.mailer = mailer;
  }
});

it('an email sent while the database was down is recorded as sent afterwards, and sent once', {
  tags: 'long',
}, async () => {
  const { mailer } = studio.services;
  const id = await queueUnsentEmail();
  const { orm } = studio.database;
  const update = orm.update.bind(orm);
  let sent = 0;
  let lost = 0;
  studio.services.mailer = {
    send: async ({ messageId }) => {
      sent += 1;
      orm.update = (() => {
        lost += 1;
        if (lost === 2) orm.update = update;
        throw new ConnectionLostError(connectionErrorStates.notReached, 'Away.');
      }) as unknown as typeof update;
      return { messageId };
    },
  };
  try {
    await deliverEmail(studio.services, id);
    await deliverEmail(studio.services, id);
  } finally {
    studio.services.mailer = mailer;
    orm.update = update;
  }
  expect([sent, lost]).toEqual([1, 2]);
  expect((await rowOf(id))?.sentAt).not.toBeNull();
});
