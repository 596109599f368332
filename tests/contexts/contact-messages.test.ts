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

describe('contact message', () => {
  let studio: TestStudio;
  beforeAll(async () => {
    studio = await openTestStudio();
  });
  afterAll(() => studio.close());

  const newestMessage = async () => {
    const [row] = await studio.database.orm
      .select()
      .from(contactMessages)
      .orderBy(desc(contactMessages.id))
      .limit(1);
    return row;
  };
  const send = (changes: object) => studio.visitor().call(path, { ...message, ...changes });

  it('is stored in the inbox, emailed to the studio for a reply, and copied to its sender', async () => {
    expect(await send({})).toMatchObject({ status: 200, body: { ok: true } });
    expect(await newestMessage()).toMatchObject({
      status: 'NEW',
      name: 'Anna Obi',
      topic: '1-1',
      instructorId: 'ines-duarte',
      subject: 'A 1:1 session with Ines Duarte',
      handledAt: null,
    });
    const [notice] = await studio.emails(studioAddress);
    expect(notice?.subject).toBe('A 1:1 session with Ines Duarte (Anna Obi)');
    expect(notice?.headers['reply-to']).toBe('Anna Obi <anna@guests.example>');
    expect(notice?.text).toContain(message.message);
    const copies = await studio.emails(message.email);
    expect(copies.map((sentEmail) => sentEmail.subject)).toEqual([
      'Your message: A 1:1 session with Ines Duarte',
    ]);
    expect(copies[0]?.headers['reply-to']).toBe(`Miles Street <${studioAddress}>`);
    expect(copies[0]?.text).toContain("We'll reply within one working day.");
  });

  it('is sent once however often the button is clicked, and its key rejects another message', async () => {
    const visitor = studio.visitor();
    const email = 'twice@guests.example';
    const keyed = { ...message, email, idempotencyKey: 'message-press-1' };
    await visitor.call(path, keyed);
    expect((await visitor.call(path, { ...keyed, openForMs: 12_000 })).status).toBe(200);
    expect(await studio.emails(email)).toHaveLength(1);
    const other = await visitor.call(path, { ...keyed, message: 'Something else.' });
    expect(other.body.code).toBe('idempotency_mismatch');
  });

  it('keeps every script and symbol, and escapes markup', async () => {
    const text = 'Grüße, 李小龍, مرحبا, 🙂 <b>bold</b> & "quoted"';
    const email = 'ünicode@guests.example';
    expect((await send({ name: 'Zoë 李', email, subject: text, message: text })).status).toBe(200);
    expect(await newestMessage()).toMatchObject({ name: 'Zoë 李', subject: text, message: text });
    const [notice] = await studio.emails(studioAddress);
    expect(notice?.subject).toBe(`${text} (Zoë 李)`);
    expect(notice?.html).not.toContain('<b>bold</b>');
    expect(notice?.text).toContain(text);
  });

  it('is normalised to composed characters and trimmed', async () => {
    await send({ name: '  Zoe\u0308  ', email: ' trimmed@guests.example ' });
    expect(await newestMessage()).toMatchObject({ name: 'Zoë', email: 'trimmed@guests.example' });
  });

  it.each([
    ['name', { name: ' ' }, 'Enter your name.'],
    ['name', { name: 'Anna\r\nBcc: all@guests.example' }, 'Use one line of plain text.'],
    ['name', { name: 'x'.repeat(81) }, 'Use 80 characters or fewer.'],
    ['email', { email: 'anna@' }, 'Enter an email address in the format name@example.com.'],
    [
      'email',
      { email: 'anna@guests.example\nBcc: all@guests.example' },
      'Check this email address for typos.',
    ],
    ['subject', { subject: 'Hello\nBcc: all@guests.example' }, 'Use one line of plain text.'],
    ['message', { message: '' }, 'Enter your message.'],
    ['message', { message: 'x'.repeat(4001) }, 'Use 4,000 characters or fewer.'],
    ['message', { message: 'bell\u0007' }, 'Your message contains characters we can’t accept.'],
    ['topic', { topic: 'gossip' }, ''],
    ['with', { with: 'nobody-here' }, 'We couldn’t find this instructor.'],
    ['name', { name: undefined }, ''],
    ['message', { message: { text: 'an object' } }, ''],
  ])('is rejected with the invalid field: %s of %j', async (field, changes, expectedMessage) => {
    const { status, body } = await send(changes);
    expect({ status, code: body.code, field: body.field }).toEqual({
      status: 400,
      code: 'bad_request',
      field,
    });
    expect(body.message).toContain(expectedMessage);
  });

  it('is rejected when too large, and for an unknown branch', async () => {
    expect((await send({ message: 'x'.repeat(70_000) })).body.code).toBe('payload_too_large');
    expect((await send({ branchId: 'elsewhere' })).body.code).toBe('not_found');
  });

  it('is stored as spam without an email when a bot fills it in, with the same response', async () => {
    const email = 'machine@guests.example';
    const honest = await send({ email: 'honest@guests.example' });
    const machine = await send({ email, website: 'https://spam.example' });
    expect(machine).toEqual(honest);
    expect(await newestMessage()).toMatchObject({ status: 'SPAM', email });
    expect(await studio.emails(email)).toEqual([]);
  });

  it('needs a proof of work when sent too fast, valid once and for this form only', async () => {
    for (const openForMs of [undefined, 0, 1999]) {
      expect((await send({ openForMs })).body.code).toBe('proof_required');
    }
    const challenged = await send({ openForMs: 300 });
    expect(challenged.status).toBe(428);
    const proof = await solveProofOfWork(challenged.body.challenge);
    const newsletterInput = { email: 'a@guests.example', source: 'footer', openForMs: 300, proof };
    expect((await studio.visitor().call('/newsletter/subscribe', newsletterInput)).body.code).toBe(
      'proof_required',
    );
    expect((await send({ openForMs: 300, proof })).status).toBe(200);
    expect((await send({ openForMs: 300, proof })).body.code).toBe('proof_required');
  });

  it('rejects a proof of work that is forged, wrong, made easier or expired', async () => {
    const { body } = await send({ openForMs: 0 });
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
      expect((await send({ openForMs: 0, proof: forged })).body.code).toBe('proof_required');
    }
    const before = studio.time.now;
    studio.time.now = new Date(before.getTime() + 601_000);
    expect((await send({ openForMs: 0, proof })).body.code).toBe('proof_required');
    studio.time.now = before;
    expect((await send({ openForMs: 0, proof })).status).toBe(200);
  });
});

describe('rate limit of contact messages', () => {
  let studio: TestStudio;
  beforeAll(async () => {
    studio = await openTestStudio({ limits: 'on' });
  });
  afterAll(() => studio.close());

  const buildMessage = (number: number) => ({ ...message, email: `many-${number}@guests.example` });

  it('requires a proof of work after five from one address with new browsers, then accepts it', async () => {
    const codes: (string | undefined)[] = [];
    for (let number = 0; number < 6; number++) {
      codes.push((await studio.visitor('198.51.100.7').call(path, buildMessage(number))).body.code);
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'proof_required']);
    const challenged = await studio.visitor('198.51.100.7').call(path, buildMessage(6));
    const proof = await solveProofOfWork(challenged.body.challenge);
    expect((await studio.visitor('198.51.100.7').call(path, { ...buildMessage(6), proof })).status).toBe(200);
    expect((await studio.visitor('203.0.113.9').call(path, buildMessage(7))).status).toBe(200);
  });

  it('requires a proof of work across the addresses of a network, and finally rejects messages', async () => {
    const codes: (string | undefined)[] = [];
    for (let number = 0; number < 401; number++) {
      const visitor = studio.visitor(`192.0.2.${number % 250}`);
      codes.push((await visitor.call(path, buildMessage(number))).body.code);
    }
    expect(codes.indexOf('proof_required')).toBe(40);
    expect(codes.at(-1)).toBe('rate_limited');
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1);
  });

  it('limits the copies to a victim’s inbox, while the messages still arrive', { tags: 'long' }, async () => {
    const codes: (string | undefined)[] = [];
    for (let number = 0; number < 6; number++) {
      const visitor = studio.visitor(`203.0.${113 + number}.1`);
      codes.push((await visitor.call(path, { ...message, email: 'Victim@guests.example' })).body.code);
    }
    expect(codes).toEqual(Array(6).fill(undefined));
    expect(await studio.emails('victim@guests.example')).toHaveLength(5);
  });
});
