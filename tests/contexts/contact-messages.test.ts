import { contactMessages } from '@studio/server/enquiries/tables';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveProofOfWork } from '../harness/solve-proof-of-work.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

const path = '/contact';
const studioAddress = 'hello@miles-street.example';
const message = {
  name: 'Anna Obi',
  email: 'anna@guests.example',
  topic: '1-1',
  with: 'ines-duarte',
  message: 'My left shoulder.\n\nMornings are best.',
  openForMs: 9000,
};

describe('a message to the studio', () => {
  let studio: TestStudio;
  beforeAll(async () => {
    studio = await openTestStudio();
  });
  afterAll(() => studio.close());

  const newest = async () => {
    const [row] = await studio.database.orm
      .select()
      .from(contactMessages)
      .orderBy(desc(contactMessages.id))
      .limit(1);
    return row;
  };
  const sends = (changes: object) => studio.visitor().call(path, { ...message, ...changes });

  it('waits in the inbox, goes to the studio to be answered, and as a copy to its sender', async () => {
    expect(await sends({})).toMatchObject({ status: 200, body: { ok: true } });
    expect(await newest()).toMatchObject({
      status: 'NEW',
      name: 'Anna Obi',
      topic: '1-1',
      instructorId: 'ines-duarte',
      subject: 'A 1:1 session with Ines Duarte',
      handledAt: null,
    });
    const [notice] = await studio.mails(studioAddress);
    expect(notice?.subject).toBe('A 1:1 session with Ines Duarte (Anna Obi)');
    expect(notice?.headers['reply-to']).toBe('Anna Obi <anna@guests.example>');
    expect(notice?.text).toContain(message.message);
    const copies = await studio.mails(message.email);
    expect(copies.map((mail) => mail.subject)).toEqual(['Your message: A 1:1 session with Ines Duarte']);
    expect(copies[0]?.headers['reply-to']).toBe(`Miles Street <${studioAddress}>`);
    expect(copies[0]?.text).toContain("We'll reply within one working day.");
  });

  it('is sent once however often the button is pressed, and its key takes no other message', async () => {
    const visitor = studio.visitor();
    const email = 'twice@guests.example';
    const keyed = { ...message, email, idempotencyKey: 'message-press-1' };
    await visitor.call(path, keyed);
    expect((await visitor.call(path, { ...keyed, openForMs: 12_000 })).status).toBe(200);
    expect(await studio.mails(email)).toHaveLength(1);
    const other = await visitor.call(path, { ...keyed, message: 'Something else.' });
    expect(other.body.code).toBe('idempotency_mismatch');
  });

  it('keeps every script and every sign that people use, and shows no markup', async () => {
    const text = 'Grüße, 李小龍, مرحبا, 🙂 <b>bold</b> & "quoted"';
    const email = 'ünicode@guests.example';
    expect((await sends({ name: 'Zoë 李', email, subject: text, message: text })).status).toBe(200);
    expect(await newest()).toMatchObject({ name: 'Zoë 李', subject: text, message: text });
    const [notice] = await studio.mails(studioAddress);
    expect(notice?.subject).toBe(`${text} (Zoë 李)`);
    expect(notice?.html).not.toContain('<b>bold</b>');
    expect(notice?.text).toContain(text);
  });

  it('composes letters and trims, so that the same text is the same bytes', async () => {
    await sends({ name: '  Zoe\u0308  ', email: ' trimmed@guests.example ' });
    expect(await newest()).toMatchObject({ name: 'Zoë', email: 'trimmed@guests.example' });
  });

  it.each([
    ['name', { name: ' ' }, 'Tell us your name.'],
    ['name', { name: 'Anna\r\nBcc: all@guests.example' }, 'This has to be one line of plain text.'],
    ['name', { name: 'x'.repeat(81) }, 'Please keep this under 80 characters.'],
    ['email', { email: 'anna@' }, 'That address is not complete. Add what comes after the @.'],
    [
      'email',
      { email: 'anna@guests.example\nBcc: all@guests.example' },
      'There is a slip in that address. Please check it.',
    ],
    ['subject', { subject: 'Hello\nBcc: all@guests.example' }, 'This has to be one line of plain text.'],
    ['message', { message: '' }, 'Write us a line or two.'],
    ['message', { message: 'x'.repeat(4001) }, 'Please keep this under 4,000 characters.'],
    ['message', { message: 'bell\u0007' }, 'There are signs in this text that we cannot take.'],
    ['topic', { topic: 'gossip' }, ''],
    ['with', { with: 'nobody-here' }, 'Nobody of that name teaches here.'],
    ['name', { name: undefined }, ''],
    ['message', { message: { text: 'an object' } }, ''],
  ])('is refused with the field that is wrong: %s of %j', async (field, changes, sentence) => {
    const { status, body } = await sends(changes);
    expect({ status, code: body.code, field: body.field }).toEqual({
      status: 400,
      code: 'bad_request',
      field,
    });
    expect(body.message).toContain(sentence);
  });

  it('is refused when it is larger than any message, and for a branch that is none', async () => {
    expect((await sends({ message: 'x'.repeat(70_000) })).body.code).toBe('payload_too_large');
    expect((await sends({ branchId: 'elsewhere' })).body.code).toBe('not_found');
  });

  it('filled in by a machine is kept aside without a mail, and answered alike', async () => {
    const email = 'machine@guests.example';
    const honest = await sends({ email: 'honest@guests.example' });
    const machine = await sends({ email, website: 'https://spam.example' });
    expect(machine).toEqual(honest);
    expect(await newest()).toMatchObject({ status: 'SPAM', email });
    expect(await studio.mails(email)).toEqual([]);
  });

  it('sent faster than by hand has to show some work, which counts once and for this form only', async () => {
    for (const openForMs of [undefined, 0, 1999]) {
      expect((await sends({ openForMs })).body.code).toBe('proof_required');
    }
    const asked = await sends({ openForMs: 300 });
    expect(asked.status).toBe(428);
    const proof = await solveProofOfWork(asked.body.challenge);
    const elsewhere = { email: 'a@guests.example', source: 'footer', openForMs: 300, proof };
    expect((await studio.visitor().call('/newsletter/subscribe', elsewhere)).body.code).toBe(
      'proof_required',
    );
    expect((await sends({ openForMs: 300, proof })).status).toBe(200);
    expect((await sends({ openForMs: 300, proof })).body.code).toBe('proof_required');
  });

  it('takes no proof that is forged, wrong, made easier or too late', async () => {
    const { body } = await sends({ openForMs: 0 });
    const proof = await solveProofOfWork(body.challenge);
    const { challenge, solution } = proof;
    const { parameters } = challenge;
    const forgeries = [
      { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge, solution: { ...solution, derivedKey: '0'.repeat(64) } },
      { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '0' } }, solution },
      {
        challenge: {
          ...challenge,
          parameters: { ...parameters, data: { ...parameters.data, until: parameters.data.until + 60 } },
        },
        solution,
      },
    ];
    for (const forged of forgeries) {
      expect((await sends({ openForMs: 0, proof: forged })).body.code).toBe('proof_required');
    }
    const before = studio.time.now;
    studio.time.now = new Date(before.getTime() + 601_000);
    expect((await sends({ openForMs: 0, proof })).body.code).toBe('proof_required');
    studio.time.now = before;
    expect((await sends({ openForMs: 0, proof })).status).toBe(200);
  });
});

describe('somebody who sends many messages', () => {
  let studio: TestStudio;
  beforeAll(async () => {
    studio = await openTestStudio({ limits: 'on' });
  });
  afterAll(() => studio.close());

  const write = (number: number) => ({ ...message, email: `many-${number}@guests.example` });

  it('has to show some work after five, from one address with ever new browsers; then is let through', async () => {
    const codes: (string | undefined)[] = [];
    for (let number = 0; number < 6; number++) {
      codes.push((await studio.visitor('198.51.100.7').call(path, write(number))).body.code);
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'proof_required']);
    const asked = await studio.visitor('198.51.100.7').call(path, write(6));
    const proof = await solveProofOfWork(asked.body.challenge);
    expect((await studio.visitor('198.51.100.7').call(path, { ...write(6), proof })).status).toBe(200);
    expect((await studio.visitor('203.0.113.9').call(path, write(7))).status).toBe(200);
  });

  it('meets the same from ever new addresses of one network, and is stopped in the end', async () => {
    const codes: (string | undefined)[] = [];
    for (let number = 0; number < 401; number++) {
      const visitor = studio.visitor(`192.0.2.${number % 250}`);
      codes.push((await visitor.call(path, write(number))).body.code);
    }
    expect(codes.indexOf('proof_required')).toBe(40);
    expect(codes.at(-1)).toBe('rate_limited');
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1);
  });

  it('cannot fill a stranger’s inbox with copies: the messages arrive, the copies end', async () => {
    const codes: (string | undefined)[] = [];
    for (let number = 0; number < 6; number++) {
      const visitor = studio.visitor(`203.0.${113 + number}.1`);
      codes.push((await visitor.call(path, { ...message, email: 'Victim@guests.example' })).body.code);
    }
    expect(codes).toEqual(Array(6).fill(undefined));
    expect(await studio.mails('victim@guests.example')).toHaveLength(5);
  });
});
