import { describe, expect, it } from 'vitest';
import type { ConversationTurn } from '../../integrations/assistant/port.ts';
import { createBuiltInAssistant } from './built-in-assistant.ts';
import { createFakeAssistantTools, createFakeClass, type FakeAssistantData } from './fake-assistant-tools.ts';
import { sendMessagesInTurn } from './fake-conversation.ts';

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
  coverage: 1,
};

const ask = (messages: readonly string[], data: FakeAssistantData = { classes }) =>
  sendMessagesInTurn(messages, data, now);

describe('classes', () => {
  it('are listed with their free places and a link', async () => {
    const reply = await ask(['any yoga tomorrow morning?']);
    expect(reply.classIds).toEqual(['2026-11-24 07:15']);
    expect(reply.text).toMatch(/07:15\. There are 3 places left, at £12 each/);
    expect(reply.links[0]?.to).toBe('/classes/on/2026-11-24/vinyasa-yoga');
  });

  it('are reported as full, with the waiting list', async () => {
    const reply = await ask(['is the 6pm reformer tomorrow full?']);
    expect(reply.text).toMatch(/^Yes, Dynamic Reformer Pilates with .* is full\..*waiting list/);
  });

  it('are counted, with a time near theirs', async () => {
    const near = [
      createFakeClass('2026-11-24', '09:45', 'vinyasa-yoga', 3),
      createFakeClass('2026-11-24', '10:15', 'vinyasa-yoga', 3),
    ];
    expect((await ask(['anything tomorrow at 10am?'], { classes: near })).text).toBe(
      'There are two classes tomorrow (Tuesday 24 November) around 10:00.',
    );
  });

  it('are reported as missing, with the nearest alternatives', async () => {
    const reply = await ask(['yoga on wednesday evening']);
    expect(reply.text).toMatch(/^There’s no Vinyasa Yoga class on Wednesday 25 November after 17:00/);
    expect(reply.classIds).toEqual(['2026-11-26 18:00']);
  });

  it('are found by a follow-up to the previous message', async () => {
    expect((await ask(['yoga tomorrow?', 'and on thursday?'])).classIds).toEqual(['2026-11-26 18:00']);
    expect((await ask(['yoga tomorrow?', 'how much is that'])).text).toContain('£12');
    expect((await ask(['what is on tomorrow', 'the second one please'])).classIds).toEqual([
      '2026-11-24 18:00',
    ]);
  });

  it('are searched when the visitor names a day after asking about an injury', async () => {
    const passages = [injuries];
    const messages = ['which class is good for a bad back?', 'what about thursday evening'];
    expect((await ask(messages.slice(0, 1), { classes, passages })).text).toContain('Ask your doctor');
    expect((await ask(messages, { classes, passages })).classIds).toEqual(['2026-11-26 18:00']);
  });

  it('are not offered to a group larger than the number of free places', async () => {
    const reply = await ask(['yoga on thursday at 6pm for 3 people']);
    expect(reply.text).toMatch(/^There isn’t room for 3: .* has only 1 place left/);
  });

  it('need a clarification when date and weekday do not match', async () => {
    expect((await ask(['something on Tuesday 25 November?'])).text).toMatch(/is a Wednesday\. Do you mean/);
  });
});

describe('health questions', () => {
  it('about the heart start with the advice to see a doctor', async () => {
    const passages = [{ ...injuries, id: 'care:injuries', text: 'If you’re not sure, start with a 1:1.' }];
    const reply = await ask(['I get chest pain when I exercise, is yoga safe?'], { classes, passages });
    expect(reply.text).toMatch(/^Please see a doctor about this before you come to a class\..*call 999\./);
  });

  it('start with the sentence that sends the visitor to a doctor', async () => {
    const text = 'Come once you can exercise. See a doctor first about a recent fracture.';
    const passages = [{ ...injuries, id: 'care:injuries', text }];
    const reply = await ask(['I broke my ankle, is that a fracture?'], { classes, passages });
    expect(reply.text).toBe('See a doctor first about a recent fracture. Come once you can exercise.');
  });
});

describe('a passage that begins with Yes', () => {
  it('is quoted as a sentence without it', async () => {
    const text = 'Yes, to Prenatal Mat Pilates, once your midwife is happy for you to exercise.';
    const passages = [{ ...injuries, id: 'faq:pregnant', text }];
    const reply = await ask(['can I come while pregnant?'], { classes, passages });
    expect(reply.text).toBe(
      'You can come to Prenatal Mat Pilates, once your midwife is happy for you to exercise.',
    );
  });
});

describe('the visitor’s own bookings', () => {
  it('are linked, but never changed', async () => {
    const reply = await ask(["cancel tomorrow's yoga"], { classes, bookings: [booking] });
    expect(reply.text).toMatch(/until Monday 23 November, 07:15.*I can’t cancel it for you/);
    expect(reply.links).toEqual([{ label: 'Vinyasa Yoga, 07:15', to: '/booking/b1' }]);
  });

  it('are hidden from visitors who are not signed in', async () => {
    const reply = await ask(['what have i booked?']);
    expect(reply.links[0]?.to).toBe('/login');
    expect(reply.text).not.toContain('Vinyasa');
  });
});

describe('handing over to the team', () => {
  it.each([
    'can I speak to a human',
    'you charged me twice',
    'I left my ring in the changing room',
    'I hurt my knee in your class yesterday',
  ])('hands over for: %s', async (text) => expect((await ask([text])).handOver).toBe(true));

  it.each(['hello', 'what time do you open', 'yoga tomorrow'])('does not hand over for: %s', async (text) =>
    expect((await ask([text])).handOver).toBe(false),
  );
});

describe('questions without an answer', () => {
  it('are answered with the contact options', async () => {
    const reply = await ask(['qwertz asdf hjkl yxcv']);
    expect(reply.text).toMatch(/^I don’t know that/);
    expect(reply.links.map(({ to }) => to)).toEqual([
      '/contact',
      'tel:+442079460000',
      'mailto:desk@small.example',
    ]);
  });

  it('never repeats markup from the message', async () => {
    const reply = await ask(['<img src=x onerror=alert(1)> yoga tomorrow']);
    expect(JSON.stringify(reply)).not.toMatch(/[<>]|onerror/);
  });
});

it('opens the tour form when the visitor wants to see the studio', async () => {
  expect((await ask(['could I have a look round first?'])).action).toBe('startBooking');
});

it('answers two questions of one message in turn', async () => {
  const reply = await ask(['How much is vinyasa and what time do you open on Sunday?']);
  expect(reply.text).toMatch(/£12[\s\S]*08:00 to 18:00/);
});

it('knows the days when the studio is closed', async () => {
  expect((await ask(['are you open on christmas day'])).text).toMatch(/^We’re closed on Friday 25 December/);
});

describe('messages like an example that staff have saved', () => {
  const savedExamples = [
    { topicId: 'parking', text: 'zorbing pod storage' },
    { topicId: 'parking', text: 'i am having a heart attack' },
  ];

  it('get the answer of its topic', async () => {
    expect((await ask(['Zorbing pod storage?'])).dialogueState?.topicId).toBeNull();
    const reply = await ask(['Zorbing pod storage?'], { classes, savedExamples });
    expect(reply.dialogueState?.topicId).toBe('parking');
  });

  it('get it as a whole, although they look like several questions', async () => {
    const whole = [{ topicId: 'parking', text: 'where are the showers and what does a class cost' }];
    const reply = await ask(['Where are the showers? And what does a class cost?'], {
      classes,
      savedExamples: whole,
    });
    expect(reply.dialogueState?.topicId).toBe('parking');
  });

  it('still get help in an emergency', async () => {
    const reply = await ask(['I’m having a heart attack'], { classes, savedExamples });
    expect(reply.dialogueState?.topicId).toBe('emergency_now');
  });

  it('are answered as follow-ups when their meaning depends on the conversation', async () => {
    const fragments = ['tomorrow evening', 'for two'].map((text) => ({ topicId: 'opening_hours', text }));
    const reply = await ask(['any yoga on sunday?', 'for two'], { classes, savedExamples: fragments });
    expect(reply.text).not.toContain('open from');
  });
});

describe('the conversation', () => {
  it('goes on with what the last reply offered', async () => {
    const accepted = await ask(['is there parking?', 'yes please']);
    expect(accepted.handOver).toBe(true);
    const declined = await ask(['is there parking?', 'no thanks']);
    expect(declined).toMatchObject({ handOver: false, text: 'No problem. Is there anything else?' });
  });

  it('repeats the last reply on request', async () => {
    const first = await ask(['what is on tomorrow']);
    const repeated = await ask(['what is on tomorrow', 'what did you say?']);
    expect(repeated).toMatchObject({ text: first.text, classIds: first.classIds });
  });

  it('keeps the classes that were shown, through questions about them', async () => {
    const messages = ['what is on tomorrow', 'the first one', 'how much is it', 'who teaches it', 'book it'];
    expect((await ask(messages.slice(0, 3))).text).toContain('£12');
    expect((await ask(messages.slice(0, 4))).text).toContain('Ada Moss');
    expect((await ask(messages)).classIds).toEqual(['2026-11-24 07:15']);
  });

  it('asks back with buttons, whose texts choose the topic', async () => {
    const reply = await ask(['what is on tomorrow', 'that is not what I asked']);
    expect(reply.text).toMatch(/^Sorry, I misunderstood/);
    expect(reply.suggestions).toContain('Talk to your team');
    expect((await ask(['Is there parking?'])).dialogueState?.topicId).toBe('parking');
  });
});

describe('what is stored about a conversation', () => {
  const tools = createFakeAssistantTools({ classes });
  const lastReply = (turn: Partial<ConversationTurn>): ConversationTurn[] => [
    { role: 'user', text: 'what have i booked' },
    { role: 'assistant', text: 'Vinyasa Yoga is tomorrow at 07:15.', ...turn },
  ];
  const dialogueState = { topicId: 'own_bookings', offer: null, choices: [], isSmallTalk: false };
  const say = (text: string, earlier: ConversationTurn[]) =>
    createBuiltInAssistant().answer({ text, earlier, now, signedIn: false }, tools);

  it('is never repeated to someone else', async () => {
    const reply = await say('can you repeat that', lastReply({ personal: true, dialogueState }));
    expect(reply.text).toMatch(/^Log in/);
  });

  it('may name topics that no longer exist', async () => {
    const gone = { ...dialogueState, topicId: 'gone', offer: 'gone', choices: ['gone'] };
    for (const text of ['yes please', 'no thanks', 'the first one', 'that is not what I asked'])
      expect((await say(text, lastReply({ dialogueState: gone }))).text).not.toBe('');
  });
});

describe('the rule about cancelling', () => {
  it.each([
    'what happens if i cancel less than 24 hours before',
    'can i cancel under 24 hours before the class',
  ])('names the late rule: %s', async (text) =>
    expect((await ask([text])).text).toContain('too late for an automatic refund'),
  );
});

describe('people in danger', () => {
  it.each(['I can’t breathe', 'my friend has collapsed in class', 'someone fainted and is not waking up'])(
    'are told to call 999, and handed over: %s',
    async (text) => {
      const reply = await ask([text]);
      expect(reply.text).toMatch(/^Call 999 now\./);
      expect(reply.handOver).toBe(true);
    },
  );

  it('are not those who forgot their socks', async () => {
    expect((await ask(['emergency!! i forgot my grip socks for the 4.45'])).text).not.toContain('999');
  });

  it('are not those who joke', async () => {
    expect((await ask(['that class nearly killed me lol'])).text).not.toContain('999');
  });
});

describe('other languages', () => {
  it.each([
    ['Bonjour, avez-vous des cours demain soir ?', /anglais/],
    ['Hola, ¿cuánto cuesta una clase?', /inglés/],
    ['Quanto costa una lezione di yoga?', /inglese/],
    ['Olá, quanto custa uma aula de yoga?', /inglês/],
    ['Was kostet eine Stunde?', /Englisch/],
    ['Dzień dobry, ile kosztują zajęcia?', /angielsku/],
  ])('are answered in that language, with links: %s', async (text, expected) => {
    const reply = await ask([text]);
    expect(reply.text).toMatch(expected);
    expect(reply.links.map(({ to }) => to)).toEqual(['/timetable', '/pricing', '/contact']);
  });
});
