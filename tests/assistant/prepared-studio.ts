import { randomUUID } from 'node:crypto';
import { branch } from '@studio/content/branch';
import type { ClassTypeId } from '@studio/content/class-types';
import type { LocalDate } from '@studio/domain/time/local-date';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { createBooking } from '../harness/create-booking.ts';
import { createCredit } from '../harness/credits.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';
import type { AskerKind } from './assistant-case.ts';
import { friday, monday, saturday, thursday, tuesday, wednesday } from './cases/dates.ts';
import { type GroundTruth, readGroundTruth } from './ground-truth.ts';

/** Studio on a Monday at six in the morning, with the data that the cases rely on. */
export interface PreparedStudio {
  studio: TestStudio;
  /** Returns a browser of the asker, with the fields that their messages need. */
  createBrowserFor(
    as: AskerKind,
  ): Promise<{ browser: TestBrowser; callerFields: { principalUserId?: string } }>;
  /** Reads the current facts, with an asker's own bookings. */
  truth(as: AskerKind): Promise<GroundTruth>;
  /** Counts bookings by status: no reply may change them. */
  bookings(): Promise<{ status: string; count: number }[]>;
}

type ClassKey = readonly [date: LocalDate, time: string, type: ClassTypeId];

/** Classes with a limited number of places left. */
const placesLeft: readonly (readonly [...ClassKey, left: number])[] = [
  [tuesday, '18:00', 'dynamic-reformer', 0],
  [wednesday, '18:45', 'female-only-mat', 0],
  [thursday, '07:00', 'dynamic-reformer', 1],
  [saturday, '09:00', 'vinyasa-yoga', 2],
  [friday, '13:30', 'prenatal-reformer', 2],
  ['2026-12-05', '16:00', 'sound-healing', 3],
];
const cancelled: ClassKey = [friday, '18:00', 'dynamic-reformer'];
/** The member's bookings: too late to cancel for free, free to cancel for another hour, and free to cancel. */
const memberClasses: readonly ClassKey[] = [
  [monday, '18:00', 'reformer-strength'],
  [tuesday, '07:15', 'vinyasa-yoga'],
  [thursday, '18:00', 'dynamic-reformer'],
];
const packExpiresAt = new Date('2027-01-14T12:00:00Z');
const membershipExpiresAt = new Date('2026-12-10T12:00:00Z');

const bookingsByStatus = {
  name: 'test_bookings_by_status',
  text: 'SELECT status, count(*)::int AS count FROM bookings GROUP BY status ORDER BY status',
};

/** Opens the studio and prepares its data. */
export async function prepareStudio(): Promise<PreparedStudio> {
  const studio = await openTestStudio();
  const { database, time } = studio;
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  const members = new Map<AskerKind, string>();
  for (const as of ['member', 'newcomer', 'off-peak member'] as const) {
    members.set(as, people.addUser(randomUUID()).sub);
  }
  const ownBookingIds = await bookPlaces(studio, members.get('member') ?? '');
  await createCredit(database, time.now, {
    memberId: members.get('member') ?? '',
    expiresAt: packExpiresAt,
    terms: { sessions: 7 },
  });
  await createCredit(database, time.now, {
    memberId: members.get('off-peak member') ?? '',
    kind: 'membership',
    name: 'Flow Off-peak Unlimited',
    origin: 'membership',
    expiresAt: membershipExpiresAt,
    terms: { sessions: null, covers: ['mat', 'yoga'], offPeakOnly: true, memberDiscountPercent: 10 },
  });
  return {
    studio,
    createBrowserFor: async (as) => {
      const memberId = members.get(as);
      if (!memberId) return { browser: studio.visitor(), callerFields: {} };
      const browser = studio.visitor().with(await tokens.access(memberId));
      return { browser, callerFields: { principalUserId: memberId } };
    },
    truth: async (as) => ({
      ...(await readGroundTruth(database, branch.id, time.now)),
      ownBookings: as === 'member' ? ownBookingIds : [],
    }),
    bookings: () => database.run(bookingsByStatus, []),
  };
}

/** Fills the classes, cancels one, and creates the member's bookings. Returns their ids. */
async function bookPlaces({ database, time }: TestStudio, memberId: string): Promise<string[]> {
  const { classes: all } = await readGroundTruth(database, branch.id, time.now);
  const findClass = ([date, at, type]: ClassKey) => {
    const klass = all.find(
      (candidate) => candidate.date === date && candidate.time === at && candidate.classTypeId === type,
    );
    if (!klass) throw new Error(`There is no ${type} on ${date} at ${at}.`);
    return klass;
  };
  for (const [date, at, type, remaining] of placesLeft) {
    const { classId, capacityLeft } = findClass([date, at, type]);
    for (let place = capacityLeft; place > remaining; place--) {
      await createBooking(database, { classId, createdAt: time.now });
    }
  }
  await database.orm
    .update(classes)
    .set({ status: 'CANCELLED' })
    .where(eq(classes.id, findClass(cancelled).classId));
  const ownBookingIds: string[] = [];
  for (const name of memberClasses) {
    const { classId, pricePence } = findClass(name);
    const payment = { paymentMethod: 'PAYG', basePence: pricePence, pricePaidPence: pricePence } as const;
    ownBookingIds.push(
      await createBooking(database, { classId, principalId: memberId, createdAt: time.now, ...payment }),
    );
  }
  return ownBookingIds;
}
