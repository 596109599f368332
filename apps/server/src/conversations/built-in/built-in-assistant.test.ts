import { describe, expect, it } from 'vitest';
import type { ConversationTurn } from '../../integrations/assistant/port.ts';
import { createBuiltInAssistant } from './built-in-assistant.ts';
import { createFakeAssistantTools, createFakeClass } from './fake-assistant-tools.ts';

/** A Monday in London, 06:00. */
const now = new Date('2026-11-23T06:00:00Z');
const classes = [
  createFakeClass('2026-11-24', '07:15', 'vinyasa-yoga', 3),
  createFakeClass('2026-11-24', '18:00', 'dynamic-reformer', 0),
  createFakeClass('2026-11-26', '18:00', 'vinyasa-yoga', 1),
];
const booking = {
  bookingId: 'b1',
  title: 'Vinyasa Yoga',
  date: '2026-11-24',
  time: '07:15',
  instructorName: 'Ada Moss',
  cancellable: true,
  cancelUntil: '2026-11-23T07:15:00.000Z',
  to: '/booking/b1',
};

const injuries = {
  id: 'faq:injuries',
  title: 'Can I come with an injury?',
  text: 'Ask your doctor first, then tell the instructor.',
  link: null,
  score: 1,
};

/** Sends the messages in order, and returns the last reply. */
async function ask(
  said: readonly string[],
  given: Parameters<typeof createFakeAssistantTools>[0] = { classes },
) {
  const tools = createFakeAssistantTools(given);
  const earlier: ConversationTurn[] = [];
  let reply = null;
  for (const text of said) {
    const question = { text, earlier: [...earlier], now, signedIn: Boolean(given.bookings) };
    reply = await createBuiltInAssistant().answer(question, tools);
    earlier.push({ role: 'user', text }, { role: 'assistant', text: reply.text });
  }
  if (!reply) throw new Error('Nothing was asked.');
  return reply;
}

describe('classes', () => {
  it('are told with their places, and led to', async () => {
    const reply = await ask(['any yoga tomorrow morning?']);
    expect(reply.classIds).toEqual(['2026-11-24 07:15']);
    expect(reply.text).toMatch(/07:15: 3 places left, £12/);
    expect(reply.links[0]?.to).toBe('/classes/on/2026-11-24/vinyasa-yoga');
  });

  it('that are full are said to be, with the waiting list', async () => {
    const reply = await ask(['is the 6pm reformer tomorrow full?']);
    expect(reply.text).toMatch(/^Yes, it is full.*waiting list/);
  });

  it('that there are not are said not to be, with the nearest', async () => {
    const reply = await ask(['yoga on wednesday evening']);
    expect(reply.text).toMatch(/^There is no Vinyasa Yoga class on Wednesday 25 November after 17:00/);
    expect(reply.classIds).toEqual(['2026-11-26 18:00']);
  });

  it('go on from what was said before', async () => {
    expect((await ask(['yoga tomorrow?', 'and on thursday?'])).classIds).toEqual(['2026-11-26 18:00']);
    expect((await ask(['yoga tomorrow?', 'how much is that'])).text).toContain('£12');
    expect((await ask(['what is on tomorrow', 'the second one please'])).classIds).toEqual([
      '2026-11-24 18:00',
    ]);
  });

  it('are looked for by who names a day after asking about an injury', async () => {
    const passages = [injuries];
    const said = ['which class is good for a bad back?', 'what about thursday evening'];
    expect((await ask(said.slice(0, 1), { classes, passages })).text).toContain('Ask your doctor first');
    expect((await ask(said, { classes, passages })).classIds).toEqual(['2026-11-26 18:00']);
  });

  it('are not offered to more people than there are places', async () => {
    const reply = await ask(['yoga on thursday at 6pm for 3 people']);
    expect(reply.text).toMatch(/^Not for 3: .* has only 1 place left/);
  });

  it('on a date that is another weekday are asked back', async () => {
    expect((await ask(['something on Tuesday 25 November?'])).text).toMatch(/is a Wednesday\. Do you mean/);
  });
});

describe('what is somebody’s own', () => {
  it('is led to, never changed', async () => {
    const reply = await ask(["cancel tomorrow's yoga"], { classes, bookings: [booking] });
    expect(reply.text).toMatch(/until Monday 23 November, 07:15.*I cannot do it from here/);
    expect(reply.links).toEqual([{ label: 'Vinyasa Yoga, 07:15', to: '/booking/b1' }]);
  });

  it('is not told to somebody who is not signed in', async () => {
    const reply = await ask(['what have i booked?']);
    expect(reply.links[0]?.to).toBe('/login');
    expect(reply.text).not.toContain('Vinyasa');
  });
});

describe('a person', () => {
  it.each([
    'can I speak to a human',
    'you charged me twice',
    'I left my ring in the changing room',
    'I hurt my knee in your class yesterday',
  ])('is asked for: %s', async (text) => expect((await ask([text])).handOver).toBe(true));

  it.each(['hello', 'what time do you open', 'yoga tomorrow'])('is not: %s', async (text) =>
    expect((await ask([text])).handOver).toBe(false),
  );
});

describe('what it does not know', () => {
  it('it says, with the ways to ask', async () => {
    const reply = await ask(['is there parking?']);
    expect(reply.text).toMatch(/^I do not know that/);
    expect(reply.links.map(({ to }) => to)).toEqual([
      '/contact',
      'tel:+442079460000',
      'mailto:desk@small.example',
    ]);
  });

  it('never says back what looks like markup', async () => {
    const reply = await ask(['<img src=x onerror=alert(1)> yoga tomorrow']);
    expect(JSON.stringify(reply)).not.toMatch(/[<>]|onerror/);
  });
});

it('opens the tour where somebody wants to see the studio', async () => {
  expect((await ask(['could I have a look round first?'])).action).toBe('startBooking');
});

it('answers two questions in one message one after the other', async () => {
  const reply = await ask(['How much is vinyasa and what time do you open on Sunday?']);
  expect(reply.text).toMatch(/£12[\s\S]*08:00 to 18:00/);
});

it('knows the days on which the studio is closed', async () => {
  expect((await ask(['are you open on christmas day'])).text).toMatch(
    /^No, we are closed on Friday 25 December/,
  );
});
