import { paths } from '@studio/contracts/paths';
import { waitUntil } from '../harness/wait-until.ts';
import { buildCustomer, createClassIn } from './booking-calls.ts';
import { uploadDraft, waitForImport } from './import-drafts.ts';
import { onceThenError, type RepeatedCall } from './repeated-call.ts';
import type { TwoServerTestBed } from './two-server-test-bed.ts';

const doneAlready = onceThenError('409 not_changeable');
const differingProgress = { fields: ['progress'], reason: 'the first call has already started the work' };

/** Waits for a refund, which is also sent to the provider after the response. */
const waitForRefund = ({ column }: TwoServerTestBed, refundId: string) =>
  waitUntil('the refund is made', async () => {
    const [found] = await column('SELECT status FROM refunds WHERE id = $1', refundId);
    return found === 'SUCCEEDED';
  });

/** Returns how many people have the email address, and their sessions. */
const peopleAndSessions = ({ column }: TwoServerTestBed, email: string) =>
  column(
    `SELECT count(*)::int FROM people WHERE email = $1
    UNION ALL SELECT coalesce(sum(balance), 0)::int FROM entitlements
      WHERE member_id IN (SELECT 'person:' || id FROM people WHERE email = $1)`,
    email,
  );

async function createPair({ staff }: TwoServerTestBed) {
  const typed = { lastName: 'Vale', email: '', phone: '' };
  const add = (firstName: string) => staff.done(paths.personAdd, { ...typed, firstName });
  const [one, other] = [await add('Nora'), await add('Nore')];
  return { personId: one.personId ?? '', otherId: other.personId ?? '' };
}

const fieldSources = { name: 'one', email: 'one', phone: 'one' };
const mergesQuery = `SELECT count(*)::int FROM person_merges WHERE undone_at IS NULL AND duplicate_id::text IN ($1, $2)
  UNION ALL SELECT count(*)::int FROM people WHERE id::text IN ($1, $2) AND merged_into IS NOT NULL`;

/** Calls of staff about records, messages and money, and of a member about their profile. */
export const recordCalls: RepeatedCall[] = [
  {
    path: paths.moneyRefund,
    prepare: async (testBed, refundId) => {
      const [by, classId] = [testBed.guest(), await createClassIn(testBed, 72)];
      const { holdId } = await by.done(paths.hold, { classId });
      const opened = await by.done(paths.createIntent, { classId, holdId, customer: buildCustomer(by) });
      await testBed.pay(opened.clientSecret ?? '');
      const paymentIntentId = opened.paymentIntentId ?? '';
      await by.done(paths.confirmPayment, { classId, paymentIntentId });
      const [id] = await testBed.column('SELECT payment_id FROM bookings WHERE class_id = $1', classId);
      const body = { refundId, source: 'place', id, amountPence: 700, reason: 'The heating has failed' };
      const refundsQuery = `SELECT amount_pence FROM refunds WHERE payment_id::text = $1
        UNION ALL SELECT sum((data->>'amount')::int)::int FROM sandbox.stripe_object
          WHERE kind = 'refund' AND data->>'payment_intent' = $2`;
      const readEffect = async () => {
        await waitForRefund(testBed, refundId);
        return testBed.column(refundsQuery, id, paymentIntentId);
      };
      return { by: testBed.staff, body, readEffect };
    },
    effect: [700, 700],
  },
  {
    path: paths.importRun,
    prepare: async (testBed, nonce) => {
      const { email, importId, input } = await uploadDraft(testBed, nonce);
      const readEffect = async () => {
        await waitForImport(testBed, importId, 'DONE');
        return peopleAndSessions(testBed, email);
      };
      return { by: testBed.staff, body: input, readEffect };
    },
    effect: [1, 4],
    differing: differingProgress,
  },
  {
    path: paths.importUndo,
    prepare: async (testBed, nonce) => {
      const { email, importId, input } = await uploadDraft(testBed, nonce);
      await testBed.staff.done(paths.importRun, input);
      await waitForImport(testBed, importId, 'DONE');
      const readEffect = async () => {
        await waitForImport(testBed, importId, 'UNDONE');
        return peopleAndSessions(testBed, email);
      };
      return { by: testBed.staff, body: { importId }, readEffect };
    },
    effect: [0, 0],
    differing: differingProgress,
  },
  {
    path: paths.mergePeople,
    prepare: async (testBed) => {
      const { personId, otherId } = await createPair(testBed);
      const readEffect = () => testBed.column(mergesQuery, personId, otherId);
      return { by: testBed.staff, body: { personId, otherId, details: fieldSources }, readEffect };
    },
    effect: [1, 1],
    outcomes: doneAlready,
  },
  {
    path: paths.mergeUndo,
    prepare: async (testBed) => {
      const { personId, otherId } = await createPair(testBed);
      const { mergeId } = await testBed.staff.done(paths.mergePeople, {
        personId,
        otherId,
        details: fieldSources,
      });
      const readEffect = () => testBed.column(mergesQuery, personId, otherId);
      return { by: testBed.staff, body: { mergeId }, readEffect };
    },
    effect: [0, 0],
    outcomes: doneAlready,
  },
  {
    path: paths.userUpsert,
    prepare: async (testBed) => {
      const by = await testBed.member();
      const user = { userId: by.memberId, firstName: 'Mei', phone: '07700 900123' };
      const profileQuery = `SELECT first_name FROM members WHERE user_id = $1
        UNION ALL SELECT count(*)::text FROM people WHERE member_id = $1`;
      return { by, body: { user }, readEffect: () => testBed.column(profileQuery, by.memberId) };
    },
    effect: ['Mei', '1'],
  },
  {
    path: paths.messageReply,
    prepare: async (testBed, idempotencyKey) => {
      const by = testBed.guest();
      const contactInput = {
        name: 'Ada Obi',
        email: by.email,
        message: 'Do you have lockers?',
        openForMs: 60_000,
      };
      await by.done(paths.contact, contactInput);
      const [messageId] = await testBed.column('SELECT id FROM contact_messages WHERE email = $1', by.email);
      const emailsQuery = `SELECT count(*)::int FROM outbox WHERE kind = 'contact-reply' AND subject::text LIKE '%' || $1 || '%'
        UNION ALL SELECT count(*)::int FROM contact_replies WHERE message_id::text = $1`;
      const body = { messageId, text: 'We have, by the door.', idempotencyKey };
      return { by: testBed.staff, body, readEffect: () => testBed.column(emailsQuery, messageId) };
    },
    effect: [1, 1],
  },
  {
    path: paths.trainerNoteWrite,
    prepare: async (testBed, noteId) => {
      const by = testBed.guest();
      const classId = await createClassIn(testBed, 72, { pricePence: 0 });
      const { holdId } = await by.done(paths.hold, { classId, places: 1 });
      const { bookingId } = await by.done(paths.book, { classId, holdId, customer: buildCustomer(by) });
      const notesQuery = `SELECT count(*)::int FROM person_notes WHERE id::text = $1
        UNION ALL SELECT count(*)::int FROM audit WHERE action = 'NOTE_ADDED' AND detail->>'noteId' = $1`;
      const readEffect = () => testBed.column(notesQuery, noteId);
      return { by: testBed.staff, body: { bookingId, noteId, text: 'Prefers light springs.' }, readEffect };
    },
    effect: [1, 1],
  },
  {
    path: paths.classMessageSend,
    prepare: async (testBed, idempotencyKey) => {
      const by = testBed.guest();
      const classId = await createClassIn(testBed, 72, { pricePence: 0 });
      const { holdId } = await by.done(paths.hold, { classId, places: 2 });
      await by.done(paths.book, { classId, holdId, customer: buildCustomer(by) });
      const messagesQuery = `SELECT count(*)::int FROM class_messages WHERE class_id = $1
        UNION ALL SELECT count(*)::int FROM outbox o JOIN class_message_recipients r
          ON o.subject->>'recipientId' = r.id::text JOIN class_messages m ON m.id = r.message_id WHERE m.class_id = $1`;
      const message = { audience: 'booked', subject: 'Tonight', text: 'Use the side entrance.' };
      const readEffect = () => testBed.column(messagesQuery, classId);
      return { by: testBed.staff, body: { classId, ...message, idempotencyKey }, readEffect };
    },
    effect: [1, 1],
    differing: { fields: ['messages'], reason: 'the email is sent while the calls run' },
  },
];
