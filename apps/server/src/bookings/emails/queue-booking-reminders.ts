import { isReminderDue } from '@studio/domain/bookings/reminder';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { bookings } from '../tables.ts';

/**
 * Number of hours to look ahead. Reminders are sent 26 hours before the class, or at 20:00 on the evening before if
 * that time is at night (domain/bookings/reminder).
 */
const aheadHours = 48;

/** Queues due reminders: one email per order and class, once per start time. */
export async function queueBookingReminders(services: Services): Promise<void> {
  const { database, clock, config } = services;
  const now = clock.now();
  const withoutReminder = and(
    eq(bookings.branchId, config.branchId),
    eq(bookings.status, 'CONFIRMED'),
    isNull(bookings.remindedAt),
  );
  const upcoming = await database.orm
    .selectDistinctOn([bookings.orderId, bookings.classId], {
      orderId: bookings.orderId,
      classId: bookings.classId,
      startsAt: bookings.startsAt,
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .where(
      and(
        withoutReminder,
        gt(bookings.startsAt, now),
        lt(bookings.startsAt, new Date(now.getTime() + aheadHours * 3_600_000)),
      ),
    );
  for (const { orderId, classId, ...times } of upcoming) {
    if (!isReminderDue(times, now)) continue;
    await database.transaction(async (tx) => {
      const reminded = await tx.orm
        .update(bookings)
        .set({ remindedAt: now })
        .where(and(withoutReminder, eq(bookings.orderId, orderId), eq(bookings.classId, classId)))
        .returning({ id: bookings.id });
      if (reminded.length === 0) return;
      const { branchId } = config;
      await enqueueEmail(tx, { branchId, kind: 'booking-reminder', subject: { orderId, classId } }, now);
    });
  }
}
