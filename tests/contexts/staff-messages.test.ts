import { randomUUID } from 'node:crypto';
import { contactReplies } from '@studio/server/enquiries/tables';
import { newsletterSubscribers } from '@studio/server/newsletter/tables';
import { audit } from '@studio/server/platform/database/tables';
import { hashPerson } from '@studio/server/platform/hash-person';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { parseCsvRecords } from '../harness/parse-csv.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let staff: TestBrowser;
beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
  const { sub } = people.addUser(randomUUID(), { firstName: 'Sam', lastName: 'Reed', groups: ['STAFF'] });
  staff = studio.visitor().with(await tokens.access(sub, ['STAFF'], { exp: 4_000_000_000 }));
  await staff.call('/classes/user/get');
});
afterAll(() => studio.close());

interface MessageList {
  messages: { id: string; name: string; excerpt: string; replied: boolean }[];
  counts: Record<'NEW' | 'HANDLED' | 'SPAM', number>;
  next: string | null;
}
interface Message {
  status: string;
  email: string;
  personId: string | null;
  instructorName: string | null;
  handled: { by: string } | null;
  replies: { text: string; by: string }[];
}

/** Sends a message by the contact form. */
async function sendMessage(changes: object = {}): Promise<void> {
  const message = { name: 'Anna Obi', email: 'anna@guests.example', message: 'My left shoulder.' };
  const { status } = await studio.visitor().call('/contact', { ...message, openForMs: 9000, ...changes });
  if (status !== 200) throw new Error('The message was not taken.');
}

const list = async (query: object = {}) =>
  (await staff.call('/admin/messages/list', query)).body as never as MessageList;
const newestId = async (query: object = {}) => (await list(query)).messages[0]?.id ?? '';
const read = async (messageId: string) =>
  ((await staff.call('/admin/messages/read', { messageId })).body as never as { message: Message }).message;
const settle = (messageId: string, become: string) =>
  staff.call('/admin/messages/settle', { messageId, action: become });

describe('message inbox', () => {
  it('lists messages newest first, filtered by state, topic and word prefixes', async () => {
    await sendMessage({
      name: 'Bea Stone',
      email: 'bea.stone@guests.example',
      topic: 'packs',
      message: 'Prices?',
    });
    await sendMessage({ name: 'Carl Dray', email: 'carl@guests.example', message: 'Where is the door?' });
    await sendMessage({ name: 'Spam Bot', email: 'bot@guests.example', website: 'https://spam.example' });
    const names = async (query: object) => (await list(query)).messages.map(({ name }) => name);
    expect(await names({})).toEqual(['Carl Dray', 'Bea Stone']);
    expect(await names({ topic: 'packs' })).toEqual(['Bea Stone']);
    expect(await names({ search: 'sto gues' })).toEqual(['Bea Stone']);
    expect(await names({ search: 'bea-stoné' })).toEqual(['Bea Stone']);
    expect(await names({ search: 'DOOR' })).toEqual(['Carl Dray']);
    expect(await names({ search: 'door stone' })).toEqual([]);
    expect(await names({ search: "') OR 1=1 --" })).toEqual([]);
    expect(await names({ status: 'SPAM' })).toEqual(['Spam Bot']);
    expect((await list()).counts).toEqual({ NEW: 2, HANDLED: 0, SPAM: 1 });
    expect((await staff.call('/admin/counts')).body).toEqual({
      ok: true,
      messages: 2,
      reviews: 0,
      conversations: 0,
    });
  });

  it('is paginated without gaps or duplicates', async () => {
    for (let number = 0; number < 65; number++)
      await sendMessage({ email: `many-${number}@guests.example`, message: `Manifold ${number}` });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: MessageList = await list({ search: 'manifold', ...(after ? { after } : {}) });
      seen.push(...page.messages.map(({ excerpt }) => excerpt));
      after = page.next;
    } while (after);
    expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => `Manifold ${64 - index}`));
  });

  it('recognises the person by the address, and names the instructor concerned', async () => {
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt, pricePence: 0 });
    const browser = studio.visitor();
    const { holdId } = (await browser.call('/classes/class/hold', { classId })).body;
    const customer = { firstName: 'Dee', lastName: 'Marsh', email: 'dee@guests.example' };
    expect((await browser.call('/classes/class/book', { holdId, classId, customer })).status).toBe(200);
    await sendMessage({ email: 'Dee@guests.example', topic: '1-1', with: 'ines-duarte' });
    const message = await read(await newestId());
    expect(message).toMatchObject({ personId: expect.any(String), instructorName: 'Ines Duarte' });
    await sendMessage({ email: 'nobody@guests.example' });
    expect((await read(await newestId())).personId).toBeNull();
  });

  it('records who handled a message, can undo it, and is idempotent', async () => {
    await sendMessage();
    const id = await newestId();
    await settle(id, 'handle');
    await settle(id, 'handle');
    expect(await read(id)).toMatchObject({ status: 'HANDLED', handled: { by: 'Sam Reed' } });
    await settle(id, 'reopen');
    expect(await read(id)).toMatchObject({ status: 'NEW', handled: null });
    await settle(id, 'spam');
    expect(await read(id)).toMatchObject({ status: 'SPAM', handled: null });
    await settle(id, 'reopen');
    const entries = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, id));
    expect(entries.map(({ action }) => action)).toEqual(['HANDLED', 'NEW', 'SPAM', 'NEW']);
    expect(entries.every(({ actor }) => actor.startsWith('staff:'))).toBe(true);
    expect((await settle(randomUUID(), 'handle')).body.code).toBe('not_found');
  });
});

describe('a reply to a message', () => {
  it('is emailed once with the question below it, stored, and marks the message as handled', async () => {
    const email = 'ella@guests.example';
    await sendMessage({ email, subject: 'Parking', message: 'Is there any?\n<b>Near</b> the door?' });
    const messageId = await newestId();
    const reply = { messageId, text: 'There is.\n\nBehind the <arch>.', idempotencyKey: randomUUID() };
    const [first, second] = await Promise.all([
      staff.call('/admin/messages/reply', reply),
      staff.call('/admin/messages/reply', reply).catch(() => null),
    ]);
    expect([first.status, second?.status]).toContain(200);
    expect((await staff.call('/admin/messages/reply', reply)).status).toBe(200);
    const sentEmails = (await studio.emails(email)).filter(({ subject }) => subject === 'Re: Parking');
    expect(sentEmails).toHaveLength(1);
    expect(sentEmails[0]?.headers['reply-to']).toBe('Miles Street <hello@miles-street.example>');
    expect(sentEmails[0]?.text).toContain('There is.\n\nBehind the <arch>.');
    expect(sentEmails[0]?.text).toContain('Is there any?\n<b>Near</b> the door?');
    expect(sentEmails[0]?.html).not.toContain('<b>Near</b>');
    expect(await read(messageId)).toMatchObject({
      status: 'HANDLED',
      handled: { by: 'Sam Reed' },
      replies: [{ text: reply.text, by: 'Sam Reed' }],
    });
    expect((await list({ status: 'HANDLED' })).messages[0]).toMatchObject({ id: messageId, replied: true });
  });

  it('is rejected when empty, to spam, and with the key of another reply', async () => {
    await sendMessage({ email: 'finn@guests.example' });
    const messageId = await newestId();
    const reply = { messageId, text: 'Yes.', idempotencyKey: randomUUID() };
    const empty = await staff.call('/admin/messages/reply', { ...reply, text: ' ' });
    expect(empty.body).toMatchObject({ code: 'bad_request', field: 'text' });
    await settle(messageId, 'spam');
    expect((await staff.call('/admin/messages/reply', reply)).body.code).toBe('not_changeable');
    await settle(messageId, 'reopen');
    const fresh = { ...reply, idempotencyKey: randomUUID() };
    await staff.call('/admin/messages/reply', fresh);
    const other = await staff.call('/admin/messages/reply', { ...fresh, text: 'No.' });
    expect(other.body.code).toBe('idempotency_mismatch');
    const storedReplies = await studio.database.orm.select().from(contactReplies);
    expect(storedReplies.filter((row) => row.messageId === messageId)).toHaveLength(1);
  });
});

describe('newsletter list', () => {
  const subscriber = (email: string | null, status: 'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED') => ({
    branchId: '11-miles-st',
    id: randomUUID(),
    personHash: hashPerson(studio.services.keys, email ?? `gone-${randomUUID()}`),
    status,
    email,
    source: email ? ('footer' as const) : null,
    requestedAt: email ? studio.time.now : null,
    confirmedAt: status === 'CONFIRMED' ? studio.time.now : null,
  });
  interface Subscribers {
    subscribers: { id: string; email: string }[];
    counts: { CONFIRMED: number; PENDING: number; UNSUBSCRIBED: number; sources: Record<string, number> };
  }
  const subscribers = async (query: object = {}) =>
    (await staff.call('/admin/messages/subscribers', query)).body as never as Subscribers;

  it('is counted, searched and exported with confirmed subscribers only, who can be removed', async () => {
    const row = [
      subscriber('=cmd|calc@guests.example', 'CONFIRMED'),
      subscriber('gia.moss@guests.example', 'CONFIRMED'),
      subscriber('hugo@guests.example', 'PENDING'),
      subscriber(null, 'UNSUBSCRIBED'),
    ];
    await studio.database.orm.insert(newsletterSubscribers).values(row);
    const { counts } = await subscribers();
    expect(counts).toMatchObject({ CONFIRMED: 2, PENDING: 1, UNSUBSCRIBED: 1 });
    expect(counts.sources).toEqual({ footer: 2, prelaunch: 0, home: 0 });
    const found = await subscribers({ search: 'mos' });
    expect(found.subscribers.map(({ email }) => email)).toEqual(['gia.moss@guests.example']);
    expect((await subscribers({ state: 'PENDING' })).subscribers).toHaveLength(1);

    const exported = (await staff.call('/admin/messages/subscribers/export')).body as never as {
      csv: string;
      count: number;
    };
    expect(exported.count).toBe(2);
    expect(
      parseCsvRecords(exported.csv)
        .map(({ Email }) => Email)
        .sort(),
    ).toEqual(["'=cmd|calc@guests.example", 'gia.moss@guests.example']);

    const subscriberId = found.subscribers[0]?.id;
    expect((await staff.call('/admin/messages/subscribers/remove', { subscriberId })).status).toBe(200);
    expect((await staff.call('/admin/messages/subscribers/remove', { subscriberId })).status).toBe(200);
    const [removed] = await studio.database.orm
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, subscriberId ?? ''));
    expect(removed).toMatchObject({ status: 'UNSUBSCRIBED', email: null, unsubscribedBy: 'staff' });
    expect((await subscribers()).counts).toMatchObject({ CONFIRMED: 1, UNSUBSCRIBED: 2 });
    const entries = await studio.database.orm
      .select()
      .from(audit)
      .where(eq(audit.subjectId, subscriberId ?? ''));
    expect(entries.map(({ action }) => action)).toEqual(['SUBSCRIBER_REMOVED']);
    const unknownSubscriber = { subscriberId: randomUUID() };
    expect((await staff.call('/admin/messages/subscribers/remove', unknownSubscriber)).body.code).toBe(
      'not_found',
    );
  });
});
