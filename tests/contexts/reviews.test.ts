import { randomUUID } from 'node:crypto';
import { outbox } from '@studio/server/platform/database/tables';
import { queueReviewRequests } from '@studio/server/reviews/queue-review-requests';
import { reviewRequests } from '@studio/server/reviews/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon, openReviewStudio, type ReviewStudio, reviewInput } from '../harness/review-studio.ts';

const hourMs = 3_600_000;

let { studio, createVisit, sendReviewRequests, linkOf, reviewer, rowOf, decide } = {} as ReviewStudio;

beforeAll(async () => {
  ({ studio, createVisit, sendReviewRequests, linkOf, reviewer, rowOf, decide } = await openReviewStudio());
});
beforeEach(() => {
  studio.time.now = noon;
});
afterAll(() => studio.close());

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
