import { randomUUID } from 'node:crypto';
import { loadDataVersion } from '@studio/server/catalogue/store';
import { audit, outbox } from '@studio/server/platform/database/tables';
import { hashPerson } from '@studio/server/platform/hash-person';
import { eraseMemberReviews } from '@studio/server/reviews/erase-member';
import { queueReviewRequests } from '@studio/server/reviews/queue-review-requests';
import { reviewRequests, reviews } from '@studio/server/reviews/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const hourMs = 3_600_000;
const noon = new Date('2026-11-23T12:00:00Z');
const branchId = '11-miles-st';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let staff: TestBrowser;
beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
  const { sub } = people.addUser(randomUUID(), { firstName: 'Sam', lastName: 'Reed', groups: ['STAFF'] });
  studio.time.now = noon;
  staff = studio.visitor().with(await tokens.access(sub, ['STAFF'], { exp: 4_000_000_000 }));
  await staff.call('/classes/user/get');
});
beforeEach(() => {
  studio.time.now = noon;
});
afterAll(() => studio.close());

interface Visit {
  email: string;
  /** Hours since the start of the class. */
  hoursAgo?: number;
  kind?: 'vinyasa' | 'sound-healing';
}

/** Creates an attended booking and returns its id. */
async function createVisit({ email, hoursAgo = 5, kind }: Visit, changes: object = {}): Promise<string> {
  const startsAt = new Date(noon.getTime() - hoursAgo * hourMs);
  const classId = await createClass(studio.database, { startsAt, pricePence: 0, ...(kind ? { kind } : {}) });
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

const reviewInput = { rating: 4, text: 'Calm, and hard in the right places.', displayName: 'Amara O.' };
const reviewer = (link: object) => ({
  read: async () => (await studio.visitor().call('/reviews/own', link)).body as never as OwnReview,
  save: (changes: object = {}) =>
    studio.visitor().call('/reviews/save', { ...link, ...reviewInput, ...changes }),
  withdraw: () => studio.visitor().call('/reviews/withdraw', link),
});
interface OwnReview {
  code?: string;
  suggestedName: string;
  until: string;
  class: { title: string };
  review: (typeof reviewInput & { published: boolean }) | null;
}
interface ShownReviews {
  count: number;
  average: number | null;
  reviews: { text: string; displayName: string; month: string; reply: string | null }[];
  next: string | null;
}
const listShown = async (subType: string | null = null, activityType = 'reformer', after?: string) =>
  (await studio.visitor().call('/reviews/shown', { activityType, subType, after }))
    .body as never as ShownReviews;

const rowOf = async (bookingId: string) => {
  const [row] = await studio.database.orm.select().from(reviews).where(eq(reviews.bookingId, bookingId));
  return row;
};
async function decide(bookingId: string, decision: string, changes: object = {}) {
  const revision = (await rowOf(bookingId))?.revision ?? 0;
  return staff.call('/admin/reviews/decide', { bookingId, revision, decision, ...changes });
}

describe('review requests', () => {
  it('are sent once to attendees, hours after the class, with a link and an opt-out', async () => {
    const bookingId = await createVisit({ email: 'ada@guests.example' });
    await createVisit({ email: 'bo@guests.example', hoursAgo: 3 });
    const sentEmails = await sendReviewRequests('ada@guests.example');
    expect(sentEmails.map(({ subject }) => subject)).toEqual(['How was Dynamic Reformer Pilates?']);
    expect(sentEmails[0]?.text).toContain(`/review/${bookingId}?k=`);
    expect(sentEmails[0]?.headers['list-unsubscribe']).toContain('/api/emails/opt-out?k=');
    expect(await sendReviewRequests('bo@guests.example')).toEqual([]);
  });

  it('are sent once in 30 days per person, across visits and spellings of the address', async () => {
    await createVisit({ email: 'cy@guests.example' });
    await createVisit({ email: 'Cy@Guests.example', hoursAgo: 8, kind: 'vinyasa' });
    expect(await sendReviewRequests('cy@guests.example')).toHaveLength(1);
    expect(await sendReviewRequests('Cy@Guests.example')).toHaveLength(0);
    studio.time.now = new Date(noon.getTime() + 29 * 24 * hourMs);
    await createVisit({ email: 'cy@guests.example', hoursAgo: -29 * 24 + 5 });
    expect(await sendReviewRequests('cy@guests.example')).toHaveLength(1);
    studio.time.now = new Date(noon.getTime() + 31 * 24 * hourMs);
    await createVisit({ email: 'cy@guests.example', hoursAgo: -31 * 24 + 5 });
    expect(await sendReviewRequests('cy@guests.example')).toHaveLength(2);
  });

  it.each([
    ['who was not there', { status: 'NO_SHOW' }],
    ['who only booked', { status: 'CONFIRMED' }],
    ['who came as a guest of another person', { position: 1 }],
    ['whose account is closed', { email: '' }],
  ])('are not sent to a person %s', async (_label, changes) => {
    const before = (await studio.database.orm.select().from(reviewRequests)).length;
    await createVisit({ email: `not-${randomUUID()}@guests.example` }, changes);
    await queueReviewRequests(studio.services);
    expect(await studio.database.orm.select().from(reviewRequests)).toHaveLength(before);
  });

  it('are not sent for a class that has no page', async () => {
    await createVisit({ email: 'gus@guests.example', kind: 'sound-healing' });
    expect(await sendReviewRequests('gus@guests.example')).toEqual([]);
  });

  it('are not sent at night, but in the morning', async () => {
    await createVisit({ email: 'dee@guests.example', hoursAgo: 3 });
    studio.time.now = new Date('2026-11-23T22:00:00Z');
    expect(await sendReviewRequests('dee@guests.example')).toEqual([]);
    studio.time.now = new Date('2026-11-24T08:00:00Z');
    expect(await sendReviewRequests('dee@guests.example')).toHaveLength(1);
  });

  it('stop after the opt-out link, and queued emails are dropped', async () => {
    const { key } = await linkOfStop('eve@guests.example');
    expect((await studio.visitor().call('/emails/opt-out', { key })).status).toBe(200);
    studio.time.now = new Date(noon.getTime() + 40 * 24 * hourMs);
    await createVisit({ email: 'eve@guests.example', hoursAgo: -40 * 24 + 5 });
    expect(await sendReviewRequests('eve@guests.example')).toHaveLength(1);
    const dropped = await studio.database.orm.select().from(outbox).where(eq(outbox.kind, 'review-request'));
    expect(dropped.at(-1)?.dropReason).toBe('the recipient has unsubscribed');
  });

  async function linkOfStop(email: string) {
    await createVisit({ email });
    const [sentEmail] = await sendReviewRequests(email);
    return { key: /\/emails\/opt-out\?k=(\S+)/.exec(sentEmail?.text ?? '')?.[1] ?? '' };
  }
});

describe('writing a review', () => {
  it('needs only the link, and can be changed and withdrawn until it is published', async () => {
    await createVisit({ email: 'ida@guests.example' });
    const link = await linkOf('ida@guests.example');
    const { read, save, withdraw } = reviewer(link);
    expect(await read()).toMatchObject({ suggestedName: 'Amara O.', until: '22 January 2027', review: null });
    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(200);
    expect((await rowOf(link.bookingId))?.revision).toBe(1);
    await save({ text: 'On second thoughts, wonderful.', rating: 5 });
    expect((await read()).review).toEqual({
      rating: 5,
      text: 'On second thoughts, wonderful.',
      displayName: 'Amara O.',
      published: false,
    });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(200);
    expect(await rowOf(link.bookingId)).toBeUndefined();
    await save();
    await decide(link.bookingId, 'publish');
    expect((await save({ text: 'Something else.' })).body.code).toBe('not_changeable');
    expect((await withdraw()).body.code).toBe('not_changeable');
    expect((await rowOf(link.bookingId))?.text).toBe(reviewInput.text);
  });

  it('needs exactly its own link, within sixty days', async () => {
    await createVisit({ email: 'jo@guests.example' });
    const link = await linkOf('jo@guests.example');
    const other = await createVisit({ email: 'jo@guests.example', kind: 'vinyasa' });
    expect((await reviewer({ ...link, key: `${link.key.slice(1)}x` }).save()).body.code).toBe('not_found');
    expect((await reviewer({ ...link, bookingId: other }).save()).body.code).toBe('not_found');
    // The signature is valid, but no review was requested for this booking.
    const key = studio.services.keys.sign('review-link', other);
    expect((await reviewer({ bookingId: other, key }).save()).body.code).toBe('not_found');
    studio.time.now = new Date(noon.getTime() + 60 * 24 * hourMs);
    expect((await reviewer(link).save()).status).toBe(200);
    studio.time.now = new Date(noon.getTime() + 60 * 24 * hourMs + 1000);
    expect((await reviewer(link).save({ text: 'Late.' })).body.code).toBe('link_expired');
    expect((await reviewer(link).read()).code).toBe('link_expired');
  });

  it.each([
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['text', { text: ' ' }],
    ['text', { text: 'x'.repeat(601) }],
    ['text', { text: 'Buy at https://pills.example' }],
    ['text', { text: '\u202e\u200b' }],
    ['displayName', { displayName: '<i>A</i>' }],
    ['displayName', { displayName: 'Anna\nBcc: all@guests.example' }],
    ['displayName', { displayName: 7 }],
  ])('rejects an invalid %s: %j', async (field, changes) => {
    const link = { bookingId: randomUUID(), key: 'x' };
    const { status, body } = await reviewer(link).save(changes);
    expect({ status, code: body.code, field: body.field }).toEqual({
      status: 400,
      code: 'bad_request',
      field,
    });
  });
});

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
      ['replied', 'public reply'],
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
