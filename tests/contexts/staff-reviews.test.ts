import { randomUUID } from 'node:crypto';
import { loadDataVersion } from '@studio/server/catalogue/store';
import { audit } from '@studio/server/platform/database/tables';
import { hashPerson } from '@studio/server/platform/hash-person';
import { eraseMemberReviews } from '@studio/server/reviews/erase-member';
import { reviewRequests, reviews } from '@studio/server/reviews/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon, openReviewStudio, type ReviewStudio } from '../harness/review-studio.ts';

const branchId = '11-miles-st';

let { studio, tokens, people, staff, createVisit, linkOf, reviewer, rowOf, decide } = {} as ReviewStudio;

beforeAll(async () => {
  ({ studio, tokens, people, staff, createVisit, linkOf, reviewer, rowOf, decide } =
    await openReviewStudio());
});
beforeEach(() => {
  studio.time.now = noon;
});
afterAll(() => studio.close());
interface ShownReviews {
  count: number;
  average: number | null;
  reviews: { text: string; displayName: string; month: string; reply: string | null }[];
  next: string | null;
}
const listShown = async (subType: string | null = null, activityType = 'reformer', after?: string) =>
  (await studio.visitor().call('/reviews/shown', { activityType, subType, after }))
    .body as never as ShownReviews;

describe('moderating a review', () => {
  it('shows it only once published, with the chosen name only, and on all pages at once', async () => {
    await createVisit({ email: 'kit@guests.example', kind: 'vinyasa' }, { lastName: 'Nobodysees' });
    const link = await linkOf('kit@guests.example');
    const version = () => loadDataVersion(studio.database, branchId);
    const before = await version();
    const text = '<b>Loud</b> & "quoted" {{7*7}} <script>alert(1)</script>';
    await reviewer(link).save({ text });
    expect((await listShown('vinyasa', 'yoga')).count).toBe(0);
    expect(await version()).toBe(before);
    const published = await decide(link.bookingId, 'publish');
    expect(published.status).toBe(200);
    const response = await listShown('vinyasa', 'yoga');
    expect(response).toMatchObject({ count: 1, average: 4, next: null });
    expect(response.reviews).toEqual([
      { rating: 4, text, displayName: 'Amara O.', month: 'November 2026', reply: null },
    ]);
    expect(JSON.stringify(response)).not.toContain('Nobodysees');
    expect(await version()).toBe(before + 1);
    expect((await listShown('restorative', 'yoga')).count).toBe(0);
    expect((await listShown(null, 'yoga')).count).toBe(1);

    const reply = { bookingId: link.bookingId, reply: 'Thank you. See you on Tuesday.' };
    expect((await staff.call('/admin/reviews/reply', reply)).status).toBe(200);
    expect((await listShown('vinyasa', 'yoga')).reviews[0]?.reply).toBe(reply.reply);
    await decide(link.bookingId, 'decline', { reason: 'Names a neighbour.' });
    expect((await listShown('vinyasa', 'yoga')).count).toBe(0);
    expect(await version()).toBe(before + 3);
    const entries = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, link.bookingId));
    expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
      ['PUBLISHED', 'review published'],
      ['REPLIED', 'public reply'],
      ['DECLINED', 'Names a neighbour.'],
    ]);
  });

  it('does not publish a text that has changed since staff read it', async () => {
    await createVisit({ email: 'lou@guests.example' });
    const link = await linkOf('lou@guests.example');
    await reviewer(link).save();
    const { revision } = (await rowOf(link.bookingId)) ?? {};
    await reviewer(link).save({ text: 'Read me again.' });
    const stale = await decide(link.bookingId, 'publish', { revision });
    expect(stale.body.code).toBe('not_changeable');
    expect((await rowOf(link.bookingId))?.status).toBe('NEW');
  });

  it('needs a reason to decline, and queues a reopened or rewritten review again', async () => {
    await createVisit({ email: 'moe@guests.example' });
    const link = await linkOf('moe@guests.example');
    await reviewer(link).save();
    expect((await decide(link.bookingId, 'decline')).body).toMatchObject({
      code: 'bad_request',
      field: 'reason',
    });
    await decide(link.bookingId, 'decline', { reason: 'About another studio.' });
    expect((await reviewer(link).read()).review).toMatchObject({ published: false });
    await decide(link.bookingId, 'reopen');
    expect(await rowOf(link.bookingId)).toMatchObject({ status: 'NEW', reason: null, decidedBy: null });
    await decide(link.bookingId, 'decline', { reason: 'About another studio.' });
    await reviewer(link).save({ text: 'About this one.' });
    expect(await rowOf(link.bookingId)).toMatchObject({ status: 'NEW', reason: null });
  });

  it('lists reviews with their person, paginated without gaps or duplicates', async () => {
    for (let number = 0; number < 25; number++) {
      const bookingId = await createVisit({ email: `many-${number}@guests.example` });
      const key = studio.services.keys.sign('review-link', bookingId);
      await studio.database.orm.insert(reviewRequests).values({
        branchId,
        bookingId,
        requestedAt: noon,
        personHash: hashPerson(studio.services.keys, `many-${number}@guests.example`),
      });
      studio.time.now = new Date(noon.getTime() + Math.floor(number / 3) * 1000);
      await reviewer({ bookingId, key }).save({ text: `Number ${number}` });
    }
    interface ReviewList {
      reviews: {
        bookingId: string;
        text: string;
        person: { name: string };
        class: { instructorName: string };
      }[];
      counts: Record<string, number>;
      next: string | null;
    }
    const seen: string[] = [];
    const numbered: string[] = [];
    let after: string | undefined;
    let counts: ReviewList['counts'] = {};
    do {
      const page = (await staff.call('/admin/reviews/list', { after })).body as never as ReviewList;
      seen.push(...page.reviews.map(({ bookingId }) => bookingId));
      const numberedReviews = page.reviews.filter(({ text }) => text.startsWith('Number'));
      numbered.push(...numberedReviews.map(({ bookingId }) => bookingId));
      expect(page.reviews[0]).toMatchObject({
        person: { name: 'Amara Okafor' },
        class: { instructorName: 'Noor Haddad' },
      });
      after = page.next ?? undefined;
      counts = page.counts;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(counts.NEW ?? 0);
    for (const bookingId of numbered.slice(0, 14)) await decide(bookingId, 'publish');
    const first = await listShown();
    const second = await listShown(null, 'reformer', first.next ?? undefined);
    const texts = [...first.reviews, ...second.reviews].map(({ text }) => text);
    expect(first.reviews).toHaveLength(12);
    expect(texts).toHaveLength(first.count);
    expect(new Set(texts.filter((text) => text.startsWith('Number'))).size).toBe(14);
  });
});

describe('erasing reviews', () => {
  it('removes a member’s reviews, published or not, and requests, but not those of others', async () => {
    const person = people.addUser(randomUUID());
    const email = person.email ?? '';
    await createVisit({ email }, { principalId: person.sub });
    const link = await linkOf(email);
    await reviewer(link).save();
    await decide(link.bookingId, 'publish');
    const others = (await studio.database.orm.select().from(reviews)).length - 1;
    const browser = studio.visitor().with(await tokens.access(person.sub));
    await browser.call('/classes/user/get');
    expect((await browser.call('/account/delete', { understood: true })).status).toBe(200);
    expect(await rowOf(link.bookingId)).toBeUndefined();
    expect(await studio.database.orm.select().from(reviews)).toHaveLength(others);
    expect((await reviewer(link).read()).code).toBe('not_found');
  });

  it('recognises a person without an account by their address', async () => {
    await createVisit({ email: 'guest-gone@guests.example' });
    const link = await linkOf('guest-gone@guests.example');
    await reviewer(link).save();
    const hash = hashPerson(studio.services.keys, 'Guest-Gone@guests.example');
    await eraseMemberReviews(studio.database, { memberId: null, personHash: hash });
    expect(await rowOf(link.bookingId)).toBeUndefined();
    const requests = studio.database.orm.select().from(reviewRequests);
    expect(await requests.where(eq(reviewRequests.bookingId, link.bookingId))).toEqual([]);
  });
});
