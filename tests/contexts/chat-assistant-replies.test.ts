import { createHmac, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { conversations } from '@studio/server/conversations/tables';
import { buildTextReply } from '@studio/server/conversations/text-reply';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  installScriptedAssistant,
  readChat,
  type ScriptedAssistant,
  sendChatMessage,
} from '../harness/chat.ts';
import { type ChatStudio, openChatStudio } from '../harness/chat-studio.ts';
import { createClass } from '../harness/create-class.ts';
import type { TestBrowser } from '../harness/test-studio.ts';

let assistant: ScriptedAssistant;
const noon = new Date('2026-11-23T12:00:00Z');

let { studio } = {} as ChatStudio;

beforeAll(async () => {
  ({ studio } = await openChatStudio());
});
beforeEach(() => {
  studio.time.now = noon;
  assistant = installScriptedAssistant(studio);
});
afterAll(() => studio.close());

describe('assistant reply', () => {
  it('shows only existing upcoming classes, with their current free places', async () => {
    const startsAt = new Date(noon.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt, capacity: 2 });
    const startedClassId = await createClass(studio.database, {
      startsAt: new Date(noon.getTime() - 3_600_000),
    });
    const visitor = studio.visitor();
    assistant.replyWith({
      classIds: [randomUUID(), classId, startedClassId, 'nonsense'],
      action: 'startBooking',
    });
    const { body } = await sendChatMessage(visitor, 'What is on?');
    expect(body.action).toBe('startBooking');
    const path = '/classes/on/2026-11-26/dynamic-reformer-pilates-1200';
    expect(body.message?.classes).toEqual([
      expect.objectContaining({ classId, capacityLeft: 2, price: 20, to: path, time: '12:00' }),
    ]);
    await studio.visitor().call('/classes/class/hold', { classId, places: 2 });
    expect((await readChat(visitor)).messages[0]?.classes[0]?.capacityLeft).toBe(0);
  });

  it('apologises when the engine fails, and offers a person', async () => {
    const visitor = studio.visitor();
    assistant.replyWith(async () => {
      throw new Error('The engine is out.');
    });
    const { status, body } = await sendChatMessage(visitor, 'Hello?');
    expect(status).toBe(200);
    expect(body.reply).toContain('Sorry, I can’t answer that right now.');
    expect(body.message?.suggestions).toEqual(['Talk to your team']);
    const handOverResponse = await sendChatMessage(visitor, 'talk to your team');
    expect(handOverResponse.body.conversation.state).toBe('WAITING');
    expect(assistant.questions).toHaveLength(1);
  });

  it('has a default text when the engine returns none', async () => {
    assistant.replyWith({ text: ' \n' });
    const { body } = await sendChatMessage(studio.visitor(), 'Hm');
    expect(body.reply).toBe('Thanks for your message — how can I help further?');
  });

  it('is stored even when a suggestion is too long, which is cut at a whole character', async () => {
    assistant.replyWith({ suggestions: [`${'b'.repeat(79)}😀`] });
    const { status, body } = await sendChatMessage(studio.visitor(), 'And then?');
    expect([status, body.message?.suggestions]).toEqual([200, ['b'.repeat(79)]]);
  });
});

describe('tour booked in the chat', () => {
  async function booked(visitor: TestBrowser) {
    const { body } = await visitor.call('/booking/studio-tour/slots', { days: 14 });
    const slots = (body as never as { slots: { slotId?: string; id: string }[] }).slots;
    const slotId = slots[0]?.slotId ?? slots[0]?.id;
    await visitor.call('/booking/hold', { slotId });
    const customer = {
      firstName: 'Ada',
      lastName: 'Obi',
      // A person can book one tour only.
      email: `${randomUUID()}@guests.example`,
      phone: '+447700900123',
    };
    const { status, body: tour } = await visitor.call('/booking/book', { slotId, customer });
    expect(status).toBe(200);
    return tour as never as Record<string, string>;
  }
  const event = (tour: Record<string, string>) =>
    JSON.stringify({
      event: 'booking-confirmed',
      type: 'studio tour',
      bookingId: tour.bookingId,
      date: '2030-01-01',
      start: 'a lie',
      end: 'a lie',
      customer: { firstName: 'Ada' },
    });

  it('is confirmed with its stored details, not with those from the page', async () => {
    const visitor = studio.visitor();
    const tour = await booked(visitor);
    const messageId = randomUUID();
    const { body } = await sendChatMessage(visitor, event(tour), { messageId });
    expect(body.sent).toMatchObject({ role: 'note' });
    expect(body.sent.text).toMatch(/^Studio tour booked: \w+ \d+ November, \d\d:\d\d\.$/);
    expect(body.reply).toMatch(/^Your studio tour is booked for .+ 2026, from \d\d:\d\d to \d\d:\d\d\./);
    expect(body.message?.links[0]?.to).toContain(`/tour/${tour.bookingId}?k=`);
    expect(assistant.questions).toEqual([]);
    expect((await sendChatMessage(visitor, event(tour), { messageId })).body.message?.id).toBe(
      body.message?.id,
    );
  });

  it('is confirmed while the visitor waits for a person, who still replies', async () => {
    const visitor = studio.visitor();
    await sendChatMessage(visitor, 'A person, please', { recipient: 'person' });
    const tour = await booked(visitor);
    const { body } = await sendChatMessage(visitor, event(tour));
    expect(body.sent).toMatchObject({ role: 'note' });
    expect(body.reply).toMatch(/^Your studio tour is booked for /);
    expect(body.message?.links[0]?.to).toContain(`/tour/${tour.bookingId}?k=`);
    expect(body.conversation.state).toBe('WAITING');
    expect(assistant.questions).toEqual([]);
  });

  it('gets no reply while the team replies, nor when it is repeated after the team has handed back', async () => {
    const visitor = studio.visitor();
    await sendChatMessage(visitor, 'A person, please', { recipient: 'person' });
    const isVisitors = eq(conversations.clientId, visitor.clientId);
    await studio.database.orm.update(conversations).set({ state: 'TEAM' }).where(isVisitors);
    const text = event(await booked(visitor));
    const messageId = randomUUID();
    expect((await sendChatMessage(visitor, text, { messageId })).body.message).toBeNull();
    await studio.database.orm.update(conversations).set({ state: 'ASSISTANT' }).where(isVisitors);
    expect((await sendChatMessage(visitor, text, { messageId })).body.message).toBeNull();
    expect(assistant.questions).toEqual([]);
  });

  it('is treated as plain text when it belongs to another browser or does not exist', async () => {
    const tour = await booked(studio.visitor());
    for (const text of [event(tour), event({ bookingId: randomUUID() }), '{"event": nonsense']) {
      const { body } = await sendChatMessage(studio.visitor(), text);
      expect(body).toMatchObject({ reply: 'Yes.', sent: { role: 'user', text } });
    }
  });
});

describe('streamed reply', () => {
  let origin = '';
  beforeAll(async () => {
    await studio.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}`;
  });
  /** Returns a browser's identifiers, and a function that sends a message as an event-stream request. */
  const browser = () => {
    const ids = { clientId: randomUUID(), sessionId: randomUUID().replaceAll('-', '').slice(0, 16) };
    const send = async (fields: object, signal?: AbortSignal) => {
      const time = Math.floor(studio.time.now.getTime() / 1000);
      const token = createHmac('sha256', studio.services.config.tokenSalt)
        .update(`${ids.clientId}:${ids.sessionId}:${time}`)
        .digest('hex');
      return fetch(`${origin}/api/chat`, {
        method: 'POST',
        headers: {
          accept: 'text/event-stream',
          'accept-encoding': 'gzip, br',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ ...ids, time, token, ...fields }),
        ...(signal && { signal }),
      });
    };
    return { ids, send };
  };
  const eventsOf = (text: string) =>
    text
      .split('\n\n')
      .filter((block) => block.startsWith('event: '))
      .map((block) => {
        const [event = '', data = ''] = block.split('\n');
        return { event: event.slice(7), data: JSON.parse(data.slice(6)) };
      });

  it('arrives in chunks, then in full', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    assistant.replyWith(async (_question, _tools, options) => {
      options?.onText?.('We ');
      options?.onText?.('open\u0000 at 7.');
      await held;
      return buildTextReply('We open at 7.');
    });
    const response = await browser().send({ message: 'When?' });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    while (!received.includes('at 7.')) received += (await reader?.read())?.value ?? '';
    expect(received).not.toContain('done');
    release();
    let remainder = '';
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      remainder += chunk.value;
    }
    const events = eventsOf(received + remainder);
    expect(events.map(({ event }) => event)).toEqual(['text', 'text', 'done']);
    expect(events[1]?.data).toEqual({ text: 'open at 7.' });
    expect(events[2]?.data).toMatchObject({
      ok: true,
      reply: 'We open at 7.',
      message: { role: 'assistant' },
    });
  });

  it('ends with an error event when the message is rejected', async () => {
    const { send } = browser();
    const messageId = randomUUID();
    await (await send({ message: 'One', messageId })).text();
    const events = eventsOf(await (await send({ message: 'Other', messageId })).text());
    expect(events).toEqual([
      { event: 'failed', data: expect.objectContaining({ ok: false, code: 'idempotency_mismatch' }) },
    ]);
    const blank = await send({ message: ' ' });
    expect([blank.status, (await blank.json()).code]).toEqual([400, 'bad_request']);
  });

  it('aborts the engine on disconnect, stores nothing partial, and is generated again on a retry', async () => {
    const { send } = browser();
    const messageId = randomUUID();
    const left = new AbortController();
    const stopped = new Promise<boolean>((done) => {
      assistant.replyWith((_question, _tools, options) => {
        options?.onText?.('Half of');
        return new Promise((_answer, reject) => {
          const stop = () => {
            done(true);
            reject(new Error('stopped'));
          };
          // The browser may have left before the assistant was called.
          if (options?.signal?.aborted) stop();
          else options?.signal?.addEventListener('abort', stop);
        });
      });
    });
    const response = await send({ message: 'Long?', messageId }, left.signal);
    const reader = response.body?.getReader();
    await reader?.read();
    left.abort();
    expect(await stopped).toBe(true);
    assistant.replyWith({ text: 'All of it.' });
    const events = eventsOf(await (await send({ message: 'Long?', messageId })).text());
    expect(events.at(-1)?.data).toMatchObject({ reply: 'All of it.' });
  });
});
