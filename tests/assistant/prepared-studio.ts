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
  asker(as: AskerKind): Promise<{ browser: TestBrowser; own: { principalUserId?: string } }>;
  /** Reads the current facts, with an asker's own bookings. */
  truth(as: AskerKind): Promise<GroundTruth>;
  /** Counts bookings by status: no reply may change them. */
  bookings(): Promise<{ status: string; count: number }[]>;
}

type Named = readonly [date: LocalDate, time: string, type: ClassTypeId];

/** Classes with a limited number of places left. */
const placesLeft: readonly (readonly [...Named, left: number])[] = [
  [tuesday, '18:00', 'dynamic-reformer', 0],
  [wednesday, '18:45', 'female-only-mat', 0],
  [thursday, '07:00', 'dynamic-reformer', 1],
  [saturday, '09:00', 'vinyasa-yoga', 2],
  [friday, '13:30', 'prenatal-reformer', 2],
  ['2026-12-05', '16:00', 'sound-healing', 3],
];
const cancelled: Named = [friday, '18:00', 'dynamic-reformer'];
/** The member's bookings: too late to cancel for free, free to cancel for another hour, and free to cancel. */
const ofMember: readonly Named[] = [
  [monday, '18:00', 'reformer-strength'],
  [tuesday, '07:15', 'vinyasa-yoga'],
  [thursday, '18:00', 'dynamic-reformer'],
];
const packEnds = new Date('2027-01-14T12:00:00Z');
const membershipEnds = new Date('2026-12-10T12:00:00Z');

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
    members.set(as, people.know(randomUUID()).sub);
  }
  const own = await bookPlaces(studio, members.get('member') ?? '');
  await createCredit(database, time.now, {
    memberId: members.get('member') ?? '',
    expiresAt: packEnds,
    terms: { sessions: 7 },
  });
  await createCredit(database, time.now, {
    memberId: members.get('off-peak member') ?? '',
    kind: 'membership',
    name: 'Flow Off-peak Unlimited',
    origin: 'membership',
    expiresAt: membershipEnds,
    terms: { sessions: null, covers: ['mat', 'yoga'], offPeakOnly: true, memberDiscountPercent: 10 },
  });
  return {
    studio,
    asker: async (as) => {
      const memberId = members.get(as);
      if (!memberId) return { browser: studio.visitor(), own: {} };
      const browser = studio.visitor().with(await tokens.access(memberId));
      return { browser, own: { principalUserId: memberId } };
    },
    truth: async (as) => ({
      ...(await readGroundTruth(database, branch.id, time.now)),
      ownBookings: as === 'member' ? own : [],
    }),
    bookings: () => database.run(bookingsByStatus, []),
  };
}

/** Fills the classes, cancels one, and creates the member's bookings. Returns their ids. */
async function bookPlaces({ database, time }: TestStudio, memberId: string): Promise<string[]> {
  const { classes: all } = await readGroundTruth(database, branch.id, time.now);
  const found = ([date, at, type]: Named) => {
    const klass = all.find((one) => one.date === date && one.time === at && one.classTypeId === type);
    if (!klass) throw new Error(`There is no ${type} on ${date} at ${at}.`);
    return klass;
  };
  for (const [date, at, type, left] of placesLeft) {
    const { classId, capacityLeft } = found([date, at, type]);
    for (let place = capacityLeft; place > left; place--) {
      await createBooking(database, { classId, createdAt: time.now });
    }
  }
  await database.orm
    .update(classes)
    .set({ status: 'CANCELLED' })
    .where(eq(classes.id, found(cancelled).classId));
  const own: string[] = [];
  for (const name of ofMember) {
    const { classId, pricePence } = found(name);
    const paid = { paymentMethod: 'PAYG', basePence: pricePence, pricePaidPence: pricePence } as const;
    own.push(await createBooking(database, { classId, principalId: memberId, createdAt: time.now, ...paid }));
  }
  return own;
}
