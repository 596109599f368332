import { afterEach, describe, expect, it } from 'vitest';
import {
  type AssistantTestBed,
  builtInReply,
  classIds,
  createSampleQuestion,
  createSmallStudio,
  openAssistantTestBed,
  sunday,
  visitorSecrets,
} from './assistant-test-bed.ts';

let testBed: AssistantTestBed;
afterEach(() => testBed.sandbox.stop());

/** Request body of either protocol. */
interface Body {
  max_tokens: number;
  model: string;
  stream: boolean;
  tool_choice?: string | { type: string };
  tools: { name?: string; function?: { name: string } }[];
  messages: { role: string; content: unknown }[];
}

const bodies = () => testBed.sandbox.responses.requests.map(({ body }) => body as Body);
const ask = (
  text: string,
  more: Parameters<typeof createSampleQuestion>[1] = {},
  studio = createSmallStudio(more),
) => testBed.assistant.answer(createSampleQuestion(text, more), studio);

const find = { call: [{ name: 'find_classes', input: { from: '2026-11-24', to: '2026-11-24' } }] };
const grounded = { say: 'Reformer Flow is on Tuesday 24 November at 18:00, for £20.' };

describe.each(['openai-compatible', 'anthropic'] as const)('a model with the %s protocol', (provider) => {
  it('answers from tool results, and resolves its references to classes and pages', async () => {
    testBed = await openAssistantTestBed({ provider });
    const studio = createSmallStudio();
    testBed.sandbox.responses.next(
      find,
      { call: [{ name: 'search_policies', input: { words: 'cancel' } }], say: 'Let me look.' },
      {
        call: [
          { name: 'show_classes', input: { ids: ['c1'] } },
          { name: 'add_link', input: { path: '/terms' } },
        ],
      },
      { say: `${grounded.say} You can cancel up to **24 hours** before.` },
    );
    const chunks: string[] = [];
    const reply = await testBed.assistant.answer(createSampleQuestion('Anything on Tuesday?'), studio, {
      onText: (chunk) => chunks.push(chunk),
    });
    expect(reply).toEqual({
      text: `${grounded.say} You can cancel up to 24 hours before.`,
      action: null,
      classIds: [classIds.reformer],
      links: [{ label: 'Terms', to: '/terms' }],
      suggestions: [],
      handOver: false,
    });
    expect(chunks).toHaveLength(2);
    expect(chunks.join('')).toBe(reply.text);
    expect(studio.toolCalls).toEqual(['studio', 'classes 2026-11-24', 'search cancel']);
    const [first] = bodies();
    expect(first).toMatchObject({ model: 'small', max_tokens: 400, stream: true });
    expect(testBed.logged).toEqual([]);
  });

  it('gets the London time, its tools and the redacted conversation, and nothing else', async () => {
    testBed = await openAssistantTestBed({ provider });
    testBed.sandbox.responses.next({ say: 'Hello.' });
    await ask(`I am ${visitorSecrets.email}, call ${visitorSecrets.phone}`, {
      earlier: [
        { role: 'user', text: `My code is ${visitorSecrets.code}` },
        { role: 'team', text: `Hello ${visitorSecrets.name}` },
        { role: 'assistant', text: 'Good.' },
        { role: 'assistant', text: `Your class, ${visitorSecrets.code}`, personal: true },
      ],
    });
    const sent = JSON.stringify(bodies());
    expect(sent).toContain('Sunday 22 November 2026, 12:00');
    expect(sent).toContain('Miles Street');
    expect(sent).toContain('I am [email], call [number]');
    for (const secret of Object.values(visitorSecrets)) expect(sent).not.toContain(secret);
  });

  it('falls back when its key is rejected, and logs only that', async () => {
    testBed = await openAssistantTestBed({ provider, key: 'another' });
    expect(await ask('A very private question')).toEqual(builtInReply);
    expect(testBed.logged).toEqual([{ reason: 'failed', status: 401, error: 'AI_APICallError' }]);
    expect(JSON.stringify(testBed.logged)).not.toContain('private');
  });

  it.each([
    ['is asked too often', { fault: 'status', status: 429 }, 'failed'],
    ['fails', { fault: 'status', status: 500 }, 'failed'],
    ['is overloaded', { fault: 'status', status: 529 }, 'failed'],
    ['says what is no answer', { fault: 'garbage' }, 'failed'],
    ['breaks off in the middle', { fault: 'half' }, 'failed'],
    ['says nothing', { fault: 'hold' }, 'slow'],
    ['goes silent in the middle', { fault: 'stall' }, 'slow'],
    ['declines', { refuse: 'I cannot help with that.' }, 'refused'],
    ['is cut short', { say: 'We have', finish: 'length' }, 'cut short'],
    ['writes nothing', { say: '  ' }, 'empty'],
    ['makes up a price', { say: 'It costs £3.' }, 'ungrounded'],
    ['says that it has booked', { say: 'You are booked.' }, 'claims an action'],
  ] as const)('falls back when the model %s', async (_what, turn, reason) => {
    testBed = await openAssistantTestBed({ provider, ...(reason === 'slow' ? { timeoutMs: 400 } : {}) });
    testBed.sandbox.responses.always(turn);
    const chunks: string[] = [];
    const reply = await testBed.assistant.answer(createSampleQuestion('Hello'), createSmallStudio(), {
      onText: (chunk) => chunks.push(chunk),
    });
    expect(reply).toEqual(builtInReply);
    expect(chunks).toEqual([builtInReply.text]);
    expect(testBed.logged).toMatchObject([{ reason }]);
    expect(testBed.sandbox.responses.requests).toHaveLength(1);
  });
});

describe('tools', () => {
  it('offer own bookings only to a logged-in visitor, without ids and names', async () => {
    testBed = await openAssistantTestBed();
    const names = () =>
      bodies()
        .at(-1)
        ?.tools.map((each) => each.function?.name ?? each.name);
    const publicTools = [
      'search_policies',
      'studio_facts',
      'prices',
      'find_classes',
      'show_classes',
      'add_link',
      'start_tour',
      'hand_over',
    ];
    testBed.sandbox.responses.next({ say: 'Hello.' });
    await ask('Hello');
    expect(names()?.toSorted()).toEqual(publicTools.toSorted());
    testBed.sandbox.responses.next(
      {
        call: [
          { name: 'own_bookings', input: {} },
          { name: 'own_sessions', input: {} },
        ],
      },
      { call: [{ name: 'add_link', input: { path: 'b1' } }] },
      { say: 'You have Reformer Flow on Tuesday at 18:00 and 4 sessions left.' },
    );
    const reply = await ask('What have I booked?', { signedIn: true });
    expect(names()?.toSorted()).toEqual([...publicTools, 'own_bookings', 'own_sessions'].toSorted());
    expect(reply.text).toContain('4 sessions left');
    expect(reply.links).toEqual([{ label: 'Reformer Flow', to: `/booking/${visitorSecrets.bookingId}` }]);
    expect(JSON.stringify(bodies())).not.toContain(visitorSecrets.bookingId);
  });

  it('start a tour and hand over, with or without text', async () => {
    testBed = await openAssistantTestBed();
    testBed.sandbox.responses.next({ call: [{ name: 'start_tour', input: {} }] }, { say: '' });
    expect(await ask('Show me the studio')).toMatchObject({
      action: 'startBooking',
      text: 'You can choose a time for your tour here.',
    });
    testBed.sandbox.responses.next(
      { call: [{ name: 'hand_over', input: {} }] },
      { say: 'The team will answer you.' },
    );
    expect(await ask('A person, please')).toMatchObject({
      handOver: true,
      text: 'The team will answer you.',
    });
  });

  it('let the model correct a call with invalid arguments', async () => {
    testBed = await openAssistantTestBed();
    testBed.sandbox.responses.next(
      { call: [{ name: 'find_classes', input: { from: 'soon' } }] },
      { call: [{ name: 'find_classes', input: '{"from":' }] },
      find,
      grounded,
    );
    expect((await ask('Tuesday?')).text).toBe(grounded.say);
  });

  it('hide internal errors of the studio from the model', async () => {
    testBed = await openAssistantTestBed();
    const broken = {
      ...createSmallStudio(),
      search: () => Promise.reject(new Error(`no row of ${visitorSecrets.name}`)),
    };
    testBed.sandbox.responses.next(
      { call: [{ name: 'search_policies', input: { words: 'x' } }] },
      { say: 'I am not sure.' },
    );
    await testBed.assistant.answer(createSampleQuestion('Hello'), broken);
    expect(JSON.stringify(bodies())).not.toContain(visitorSecrets.name);
    expect(JSON.stringify(bodies())).toContain('The lookup failed');
  });

  it('limit the model to five calls, the last one for the reply', async () => {
    testBed = await openAssistantTestBed();
    testBed.sandbox.responses.always(find);
    expect(await ask('Tuesday?')).toEqual(builtInReply);
    expect(bodies()).toHaveLength(5);
    expect(bodies().map((body) => body.tool_choice)).toEqual(['auto', 'auto', 'auto', 'auto', 'none']);
  });
});

describe('limits', () => {
  it('send at most twelve turns, with a thousand characters each', async () => {
    testBed = await openAssistantTestBed();
    testBed.sandbox.responses.next({ say: 'Hello.' });
    const earlier = Array.from({ length: 30 }, (_, index) => ({
      role: 'user' as const,
      text: `turn ${index}`,
    }));
    await ask('a'.repeat(5000), { earlier });
    const userMessages = bodies()[0]?.messages.filter(({ role }) => role === 'user') ?? [];
    expect(userMessages).toHaveLength(13);
    expect(userMessages[0]?.content).toBe('turn 18');
    expect(userMessages.at(-1)?.content).toHaveLength(1000);
  });

  it('stop calling the model when the daily budget is used up', async () => {
    testBed = await openAssistantTestBed({ budget: 1 });
    testBed.sandbox.responses.always({ say: 'Hello.' });
    expect((await ask('Hello')).text).toBe('Hello.');
    expect(await ask('Hello')).toEqual(builtInReply);
    expect(bodies()).toHaveLength(1);
  });

  it('pause calls for a minute after three failures, and again after one more', async () => {
    testBed = await openAssistantTestBed();
    testBed.sandbox.responses.always({ fault: 'status', status: 500 });
    const askAt = (seconds: number) => ask('Hello', { now: new Date(sunday.getTime() + seconds * 1000) });
    for (const second of [0, 1, 2, 3, 61]) expect(await askAt(second)).toEqual(builtInReply);
    expect(bodies()).toHaveLength(3);
    expect(testBed.countBudgetedReplies()).toBe(3);
    await askAt(63);
    await askAt(64);
    expect(bodies()).toHaveLength(4);
    testBed.sandbox.responses.always({ say: 'Hello.' });
    expect((await askAt(124)).text).toBe('Hello.');
    testBed.sandbox.responses.always({ fault: 'status', status: 500 });
    for (const second of [125, 126]) await askAt(second);
    expect(bodies()).toHaveLength(7);
  });

  it('do not count bad replies or aborted requests as failures', async () => {
    testBed = await openAssistantTestBed();
    testBed.sandbox.responses.always({ say: 'It costs £3.' });
    for (let time = 0; time < 4; time += 1) await ask('Hello');
    expect(bodies()).toHaveLength(4);
    testBed.sandbox.responses.always({ fault: 'hold' });
    const aborted = testBed.assistant.answer(createSampleQuestion('Hello'), createSmallStudio(), {
      signal: AbortSignal.timeout(50),
    });
    await expect(aborted).rejects.toThrow();
    testBed.sandbox.responses.always({ say: 'Hello.' });
    expect((await ask('Hello')).text).toBe('Hello.');
  });
});

describe('the model sandbox', () => {
  it('also answers without streaming, and by default repeats what the tools return', async () => {
    testBed = await openAssistantTestBed();
    testBed.sandbox.responses.next({ call: [{ name: 'prices', input: { kind: 'pack' } }] });
    const response = await fetch(`${testBed.sandbox.url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer key-of-the-stand-in' },
      body: JSON.stringify({ model: 'small', messages: [{ role: 'user', content: 'Hello' }] }),
    });
    expect(await response.json()).toMatchObject({
      choices: [{ finish_reason: 'tool_calls', message: { tool_calls: [{ function: { name: 'prices' } }] } }],
    });
    const studio = createSmallStudio();
    const reply = await testBed.assistant.answer(createSampleQuestion('Can I cancel?'), studio);
    expect(studio.toolCalls).toContain('search Can I cancel?');
    expect(reply.text).toBe('You can cancel up to 24 hours before the start.');
  });
});
