import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ClassMessagesResponse } from '@studio/contracts/staff-class-messages';
import type { GetPersonResponse } from '@studio/contracts/staff-people';
import { bookings } from '@studio/server/bookings/tables';
import { classMessages } from '@studio/server/class-messages/tables';
import { audit, outbox } from '@studio/server/platform/database/tables';
import { purgeOldRecords } from '@studio/server/purge-old-records';
import { classes } from '@studio/server/timetable/tables';
import { waitingEntries } from '@studio/server/waiting-list/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { openPeopleStudio, type PeopleStudio } from '../harness/people-studio.ts';

let at: PeopleStudio;
beforeAll(async () => {
  at = await openPeopleStudio();
});
afterAll(() => at.studio.close());

const branchId = '11-miles-st';
const hourMs = 3_600_000;

async function newClass(hours = 30): Promise<string> {
  return createClass(at.studio.database, { startsAt: at.inHours(hours), capacity: 12 });
}

/** Books a place for a guest named after their email address. Returns the booking's id and email address. */
async function bookGuest(classId: string, name: string, fields: object = {}) {
  const email = `${name.toLowerCase()}.${randomUUID()}@guests.example`;
  const details = { firstName: name, lastName: 'Obi', attendeeName: `${name} Obi`, email, ...fields };
  return { bookingId: await createBooking(at.studio.database, { classId, ...details }), email };
}

/** Adds a guest to the waiting list. Returns their email address. */
async function joinWaitingList(classId: string, name: string, confirmedAt: Date | null): Promise<string> {
  const email = `${name.toLowerCase()}.${randomUUID()}@guests.example`;
  const keys = { clientId: randomUUID(), person: randomUUID(), addressHash: '' };
  const row = { branchId, id: randomUUID(), requestId: randomUUID(), classId, ...keys };
  await at.studio.database.orm
    .insert(waitingEntries)
    .values({ ...row, firstName: name, lastName: 'Cole', email, joinedAt: at.studio.time.now, confirmedAt });
  return email;
}

const list = async (classId: string) =>
  (await at.staff.call(paths.classMessages, { classId })).body as never as ClassMessagesResponse;

const messagesOnProfile = async (personId: string) =>
  ((await at.staff.call(paths.personGet, { personId })).body as never as GetPersonResponse).classMessages;

const buildMessage = (classId: string, fields: object = {}) => ({
  classId,
  audience: 'both',
  subject: 'The door code tonight',
  text: 'The code is 1234.\n\nSee you <soon>.',
  idempotencyKey: randomUUID(),
  ...fields,
});
const send = (message: object) => at.staff.call(paths.classMessageSend, message);
const emailsOf = async (email: string) =>
  (await at.studio.emails(email)).filter(({ subject }) => subject === 'The door code tonight');

describe('a message to a class', () => {
  it('goes once to each client, by email, with the class and a reply address', async () => {
    const classId = await newClass();
    const amara = await bookGuest(classId, 'Amara');
    const guest = { orderId: randomUUID(), position: 1, attendeeName: 'Amaras Guest' };
    await createBooking(at.studio.database, {
      classId,
      ...guest,
      firstName: 'Amara',
      lastName: 'Obi',
      email: amara.email,
    });
    const waiting = await joinWaitingList(classId, 'Ben', at.studio.time.now);
    const { body } = await send(buildMessage(classId));
    expect(body.ok).toBe(true);
    const [email, ...others] = await emailsOf(amara.email);
    expect(others).toEqual([]);
    expect(email?.headers['reply-to']).toBe('Miles Street <hello@miles-street.example>');
    expect(email?.text).toContain('Hi Amara,');
    expect(email?.text).toContain('The code is 1234.\n\nSee you <soon>.');
    expect(email?.text).toContain('because you booked with Miles Street');
    expect(email?.html).not.toContain('<soon>');
    expect((await emailsOf(waiting))[0]?.text).toContain('because you joined a waiting list at Miles Street');
    expect((await list(classId)).messages).toMatchObject([
      {
        audience: 'both',
        subject: 'The door code tonight',
        recipients: 2,
        sent: 2,
        pending: 0,
        unreachable: [],
      },
    ]);
  });

  it('reaches only the chosen list, and no one who has cancelled', async () => {
    const classId = await newClass();
    const booked = await bookGuest(classId, 'Cleo');
    const left = await bookGuest(classId, 'Dina', { status: 'CANCELLED' });
    const waiting = await joinWaitingList(classId, 'Eve', at.studio.time.now);
    await send(buildMessage(classId, { audience: 'waiting' }));
    expect(await emailsOf(waiting)).toHaveLength(1);
    await send(buildMessage(classId, { audience: 'booked' }));
    expect(await emailsOf(waiting)).toHaveLength(1);
    expect(await emailsOf(booked.email)).toHaveLength(1);
    expect(await emailsOf(left.email)).toEqual([]);
  });

  it('says beforehand and afterwards who cannot be reached, and links to their profiles', async () => {
    const classId = await newClass();
    const personId = await at.add({ firstName: 'Nora', lastName: 'Vale' });
    await bookGuest(classId, 'Nora', { lastName: 'Vale', email: '', principalId: `person:${personId}` });
    const finn = await bookGuest(classId, 'Finn');
    const finnId = await at.add({ firstName: 'Finn', lastName: 'Obi', email: finn.email });
    await joinWaitingList(classId, 'Gus', null);
    const before = await list(classId);
    expect(before).toMatchObject({ closed: null, defaultSubject: expect.stringContaining(', ') });
    expect(before.recipients.both).toEqual([
      { name: 'Finn Obi', unreachable: null, personId: null },
      { name: 'Nora Vale', unreachable: 'no-email', personId },
      { name: 'Gus Cole', unreachable: 'unconfirmed', personId: null },
    ]);
    expect(before.recipients.waiting).toHaveLength(1);
    await send(buildMessage(classId));
    const [sent] = (await list(classId)).messages;
    expect(await messagesOnProfile(personId)).toEqual([]);
    expect(await messagesOnProfile(finnId)).toMatchObject([{ classId, subject: 'The door code tonight' }]);
    expect(sent?.unreachable).toEqual([
      { name: 'Gus Cole', delivery: 'unconfirmed', personId: null },
      { name: 'Nora Vale', delivery: 'no-email', personId },
    ]);
  });

  it('shows the delivery to each client, and the newest one after a resend', async () => {
    const classId = await newClass();
    for (const name of ['Hal', 'Ida', 'Jon', 'Kai']) await bookGuest(classId, name);
    const response = (await send(buildMessage(classId))).body as never as ClassMessagesResponse;
    expect(response.messages[0]).toMatchObject({ recipients: 4, pending: 4, sent: 0 });
    const { orm } = at.studio.database;
    const rows = (await orm.select().from(outbox).where(eq(outbox.kind, 'class-message'))).slice(-4);
    const reasons = ['refused', 'too many to this address', 'retries exhausted', null];
    for (const [index, { id }] of rows.entries())
      await orm
        .update(outbox)
        .set({ dropReason: reasons[index] ?? null, sentAt: reasons[index] ? null : at.studio.time.now })
        .where(eq(outbox.id, id));
    const deliveries = (await list(classId)).messages[0]?.unreachable.map(({ delivery }) => delivery);
    expect(deliveries?.toSorted()).toEqual(['failed', 'rejected', 'too-many']);
    const [rejected] = rows;
    if (!rejected) throw new Error('No email was queued.');
    const again = {
      ...rejected,
      id: `f${randomUUID().slice(1)}`,
      dropReason: null,
      sentAt: at.studio.time.now,
    };
    await orm.insert(outbox).values(again);
    expect((await list(classId)).messages[0]).toMatchObject({ sent: 2 });
  });

  it('is not sent to a client who cancels before the email leaves', async () => {
    const classId = await newClass();
    const { bookingId, email } = await bookGuest(classId, 'Lea');
    await send(buildMessage(classId));
    await at.studio.database.orm
      .update(bookings)
      .set({ status: 'CANCELLED' })
      .where(eq(bookings.id, bookingId));
    expect(await emailsOf(email)).toEqual([]);
    expect((await list(classId)).messages[0]?.unreachable).toMatchObject([{ delivery: 'cancelled' }]);
  });

  it('is sent once for two presses and a retry, and logged without its text', async () => {
    const classId = await newClass();
    const { email } = await bookGuest(classId, 'Mia');
    const message = buildMessage(classId);
    const [first, second] = await Promise.all([send(message), send(message).catch(() => null)]);
    expect([first.status, second?.status]).toContain(200);
    expect((await send(message)).status).toBe(200);
    expect(await emailsOf(email)).toHaveLength(1);
    expect((await send({ ...message, text: 'Another text.' })).body.code).toBe('idempotency_mismatch');
    const entries = await at.studio.database.orm
      .select()
      .from(audit)
      .where(and(eq(audit.subjectId, classId), eq(audit.action, 'MESSAGE_SENT')));
    expect(entries).toMatchObject([
      { subject: 'class', detail: { audience: 'both', clients: 1, unreachable: 0 } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('1234');
  });

  it('needs a subject, a text, someone to email and a class that is on', async () => {
    const classId = await newClass();
    const empty = await send(buildMessage(classId, { subject: ' ' }));
    expect(empty.body).toMatchObject({ code: 'bad_request', field: 'subject' });
    expect((await send(buildMessage(classId, { text: '' }))).body).toMatchObject({
      code: 'bad_request',
      field: 'text',
    });
    expect((await send(buildMessage(classId))).body.code).toBe('not_changeable');
    expect((await send(buildMessage(randomUUID()))).body.code).toBe('not_found');
    await bookGuest(classId, 'Noa');
    const { orm } = at.studio.database;
    await orm.update(classes).set({ status: 'CANCELLED' }).where(eq(classes.id, classId));
    expect((await send(buildMessage(classId))).body.code).toBe('not_changeable');
    expect((await list(classId)).closed).toBe('cancelled');
    expect(await orm.select().from(classMessages).where(eq(classMessages.classId, classId))).toEqual([]);
  });

  it('can be sent until 7 days after the class, and loses its text after the retention period', async () => {
    const old = await newClass(-8 * 24);
    await bookGuest(old, 'Oli');
    expect((await send(buildMessage(old))).body.code).toBe('not_changeable');
    expect((await list(old)).closed).toBe('too_late');
    const classId = await newClass(-6 * 24);
    await bookGuest(classId, 'Pia');
    expect((await send(buildMessage(classId))).status).toBe(200);
    const start = at.studio.time.now;
    at.studio.time.now = new Date(start.getTime() + 760 * 24 * hourMs);
    await purgeOldRecords(at.studio.services);
    at.studio.time.now = start;
    const [stored] = await at.studio.database.orm
      .select()
      .from(classMessages)
      .where(eq(classMessages.classId, classId));
    expect(stored).toMatchObject({ subject: '', text: '' });
  });
});
