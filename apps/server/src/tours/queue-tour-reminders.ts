import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { and, eq, sql } from 'drizzle-orm';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { listToursToRemind } from './store.ts';
import { tours } from './tables.ts';

/** Earliest London time on the day before the tour at which reminders are sent (handbook: tours 9). */
const remindersFrom = '09:00';

/** Enqueues reminders for tomorrow's tours, once per tour and start time. */
export async function queueTourReminders(services: Services): Promise<void> {
  const { database, clock, config } = services;
  const now = clock.now();
  const today = toLondonDate(now);
  if (now < toLondonInstant(today, remindersFrom)) return;
  const tomorrow = addDays(today, 1);
  const [from, to] = [toLondonInstant(tomorrow, '00:00'), toLondonInstant(tomorrow, '23:59')];
  for (const { branchId, id, startsAt } of await listToursToRemind(database, config.branchId, from, to)) {
    await database.transaction(async (tx) => {
      // A concurrent process may have found the same tours. Only the process that updates `remindedFor` enqueues the
      // email.
      const reminded = await tx.orm
        .update(tours)
        .set({ remindedFor: startsAt })
        .where(
          and(
            eq(tours.branchId, branchId),
            eq(tours.id, id),
            sql`${tours.remindedFor} IS DISTINCT FROM ${startsAt.toISOString()}::timestamptz`,
          ),
        )
        .returning({ id: tours.id });
      if (reminded.length === 0) return;
      const subject = { tourId: id, startsAt: startsAt.toISOString() };
      await enqueueEmail(tx, { branchId, kind: 'tour-reminder', subject }, now);
    });
  }
}
