import { randomUUID } from 'node:crypto';
import { queueReviewRequests } from '@studio/server/reviews/queue-review-requests';
import { reviews } from '@studio/server/reviews/tables';
import { eq } from 'drizzle-orm';
import { createBooking } from './create-booking.ts';
import { createClass } from './create-class.ts';
import { installFakeUserPool } from './fake-user-pool.ts';
import { openTestStudio } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

const hourMs = 3_600_000;
export const noon = new Date('2026-11-23T12:00:00Z');

export interface Visit {
  email: string;
  /** Hours since the start of the class. */
  hoursAgo?: number;
  kind?: 'vinyasa' | 'sound-healing';
}

export const reviewInput = {
  rating: 4,
  text: 'Calm, and hard in the right places.',
  displayName: 'Amara O.',
};
export interface OwnReview {
  code?: string;
  suggestedName: string;
  until: string;
  class: { title: string };
  review: (typeof reviewInput & { published: boolean }) | null;
}

/** Opens a studio with visits to review. */
export async function openReviewStudio() {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  const { sub } = people.addUser(randomUUID(), { firstName: 'Sam', lastName: 'Reed', groups: ['STAFF'] });
  studio.time.now = noon;
  const staff = studio.visitor().with(await tokens.access(sub, ['STAFF'], { exp: 4_000_000_000 }));
  await staff.call('/classes/user/get');

  /** Creates an attended booking and returns its id. */
  async function createVisit({ email, hoursAgo = 5, kind }: Visit, changes: object = {}): Promise<string> {
    const startsAt = new Date(noon.getTime() - hoursAgo * hourMs);
    const classId = await createClass(studio.database, {
      startsAt,
      pricePence: 0,
      ...(kind ? { kind } : {}),
    });
    return createBooking(studio.database, { classId, email, status: 'ATTENDED', ...changes });
  }

  const sendReviewRequests = async (email: string) => {
    await queueReviewRequests(studio.services);
    await queueReviewRequests(studio.services);
    return (await studio.emails(email)).filter(({ subject }) => subject.startsWith('How was'));
  };

  /** Returns the booking and key of the emailed link. */
  async function linkOf(email: string): Promise<{ bookingId: string; key: string }> {
    const [sentEmail] = await sendReviewRequests(email);
    const [, bookingId = '', key = ''] = /\/review\/([\w-]+)\?k=(\S+)/.exec(sentEmail?.text ?? '') ?? [];
    return { bookingId, key };
  }
  const reviewer = (link: object) => ({
    read: async () => (await studio.visitor().call('/reviews/own', link)).body as never as OwnReview,
    save: (changes: object = {}) =>
      studio.visitor().call('/reviews/save', { ...link, ...reviewInput, ...changes }),
    withdraw: () => studio.visitor().call('/reviews/withdraw', link),
  });

  const rowOf = async (bookingId: string) => {
    const [row] = await studio.database.orm.select().from(reviews).where(eq(reviews.bookingId, bookingId));
    return row;
  };
  async function decide(bookingId: string, decision: string, changes: object = {}) {
    const revision = (await rowOf(bookingId))?.revision ?? 0;
    return staff.call('/admin/reviews/decide', { bookingId, revision, decision, ...changes });
  }

  return { studio, tokens, people, staff, createVisit, sendReviewRequests, linkOf, reviewer, rowOf, decide };
}

export type ReviewStudio = Awaited<ReturnType<typeof openReviewStudio>>;
