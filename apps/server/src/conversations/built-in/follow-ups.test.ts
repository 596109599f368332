import { describe, expect, it } from 'vitest';
import { createFakeClass, type FakeAssistantData } from './fake-assistant-tools.ts';
import { sendMessagesInTurn } from './fake-conversation.ts';

/** A Monday in London, 13:00. */
const now = new Date('2026-11-23T13:00:00Z');
const classes = [
  createFakeClass('2026-11-23', '18:00', 'dynamic-reformer', 2),
  createFakeClass('2026-11-23', '19:05', 'dynamic-reformer', 1),
  createFakeClass('2026-11-29', '09:00', 'vinyasa-yoga', 4),
  createFakeClass('2026-12-06', '09:00', 'vinyasa-yoga', 5),
];
const bookings = ['2026-11-24', '2026-11-26', '2026-11-28'].map((date, index) => ({
  bookingId: `b${index}`,
  title: 'Vinyasa Yoga',
  date,
  time: '07:15',
  instructorName: 'Ada Moss',
  cancellable: true,
  cancelUntil: `${date}T07:15:00.000Z`,
  to: `/booking/b${index}`,
}));

const passages = ['rooms:lockers', 'rooms:changing-rooms'].map((id) => ({
  ...{ id, title: '', text: 'Built-in text.', link: null, score: 1, coverage: 1 },
}));
const ask = (messages: readonly string[], data: FakeAssistantData = { classes, passages }) =>
  sendMessagesInTurn(messages, data, now);

describe('follow-ups', () => {
  it('keep the subject when they only name how many come', async () => {
    expect((await ask(['any yoga on sunday?', 'for two?'])).classIds).toEqual(['2026-11-29 09:00']);
  });

  it('move on from the day and the time of the message before', async () => {
    expect((await ask(['yoga on sunday', 'no i meant the sunday after'])).classIds).toEqual([
      '2026-12-06 09:00',
    ]);
    expect((await ask(['is the 6pm reformer tonight full', 'ok and the one after'])).classIds).toEqual([
      '2026-11-23 19:05',
    ]);
  });

  it('pick a booking of the list in the last reply', async () => {
    const second = await ask(['what have i booked?', 'cancel the second one'], { bookings });
    expect(second.links.map(({ to }) => to)).toEqual(['/booking/b1']);
    const last = await ask(['what have i booked?', 'can i move the last one'], { bookings });
    expect(last.links.map(({ to }) => to)).toEqual(['/booking/b2']);
    const next = await ask(['when is my next class?', 'and after that'], { bookings });
    expect(next.links.map(({ to }) => to)).toEqual(['/booking/b1']);
  });

  it('ask for the reason of the last reply', async () => {
    const reply = await ask(['what happens if i am late?', 'why'], {
      passages: [
        { id: 'faq:late-for-class', title: '', text: 'No one can join.', link: null, score: 1, coverage: 1 },
      ],
    });
    expect(reply.text).toMatch(/^The door stays closed .* safe and undisturbed/);
  });

  it('ask for the reason in the last reply', async () => {
    const text = 'Bring socks, because the carriage moves. You can buy a pair.';
    const reply = await ask(['do i need grip socks?', 'why'], {
      passages: [{ id: 'faq:grip-socks', title: '', text, link: null, score: 1, coverage: 1 }],
    });
    expect(reply.text).toMatch(/because the carriage moves\.$/);
  });

  it('doubt the last reply, which stands', async () => {
    const { text, dialogueState } = await ask(['do you have lockers and showers?', 'are you sure?']);
    expect(text).toMatch(/^That’s what our information says\. .*Would you like our team to check\?$/);
    expect(dialogueState?.offer).toBe('talk_to_human');
  });

  it('pick the only topic of several that fits', async () => {
    expect((await ask(['any yoga this week?', 'which is the earliest of those'])).classIds).toEqual([
      '2026-11-29 09:00',
    ]);
  });

  it('exclude a day of the week', async () => {
    expect((await ask(['reformer or yoga this week', 'i cant do sundays'])).classIds).toEqual([
      '2026-11-23 18:00',
      '2026-11-23 19:05',
    ]);
  });

  it('ask for the other class of the list', async () => {
    const messages = ['reformer today', 'the later one', 'no the other one'];
    expect((await ask(messages)).classIds).toEqual(['2026-11-23 18:00']);
  });

  it('ask for the last class of the day', async () => {
    expect((await ask(['what’s on today', 'last one that day'])).classIds).toEqual(['2026-11-23 19:05']);
  });

  it('ask the assistant to do what it explained', async () => {
    const passages = [
      { id: 'site:cancel-membership', title: '', text: 'Cancel it.', link: null, score: 1, coverage: 1 },
    ];
    const reply = await ask(['how do i cancel my membership', 'ok do it'], { passages });
    expect(reply.text).toMatch(/^I can’t do that for you in this chat\./);
  });

  it('ask until when a class can be cancelled', async () => {
    const reply = await ask(['how late can i cancel', 'mine is saturday 11am so until when']);
    expect(reply.text).toMatch(/until on Friday 27 November at 11:00|until Friday 27 November at 11:00/);
  });

  it('ask whether something is free of charge', async () => {
    expect((await ask(['do you have towels?', 'free?'])).text).toMatch(
      /I don’t know whether there’s a charge/,
    );
  });

  it('keep a health problem in mind', async () => {
    const passages = [
      { id: 'faq:injuries', title: '', text: 'Tell the instructor.', link: null, score: 1, coverage: 1 },
    ];
    const reply = await ask(['my knee hurts', 'so can i come on sunday or not'], { passages });
    expect(reply.text).toMatch(/Tell the instructor\./);
    expect(reply.classIds).toEqual([]);
  });

  it('ask for a person', async () => {
    expect((await ask(['my invoice has the wrong name', 'yes get someone'])).handOver).toBe(true);
  });
});

describe('classes', () => {
  it('that have started are reported as such, with the next ones', async () => {
    const reply = await ask(['is it too late for the 12:15 reformer today']);
    expect(reply.text).toMatch(/^It’s past 12:15, .* started\. The next classes/);
    expect(reply.classIds[0]).toBe('2026-11-23 18:00');
  });

  it('are looked for on the day in the question, not on a day in the story', async () => {
    const text = 'My mum retired on friday and loves walking. Is there yoga on sunday morning for her?';
    expect((await ask([text])).classIds).toEqual(['2026-11-29 09:00']);
  });

  it('that are full can be asked for', async () => {
    expect((await ask(['is anything full today'])).text).toMatch(/^No, none of them is full\./);
  });

  it('end at a time', async () => {
    expect((await ask(['what time does the last class finish today'])).text).toMatch(/It ends at 20:00\.$/);
  });

  it('with places for several people can be asked for', async () => {
    expect((await ask(['need 2 spaces together on sunday'])).classIds).toEqual(['2026-11-29 09:00']);
  });

  it('after a closed day are offered instead', async () => {
    const next = createFakeClass('2026-12-29', '07:00', 'vinyasa-yoga', 5);
    const reply = await ask(['is there a class on christmas day'], { classes: [...classes, next] });
    expect(reply.classIds).toEqual(['2026-12-29 07:00']);
  });

  it('of an instructor can be excluded', async () => {
    expect((await ask(['reformer tonight but not with ada'])).classIds).toEqual([]);
  });
});

describe('instructors', () => {
  it('are asked for what they teach', async () => {
    expect((await ask(['does ada do yoga or only the reformer'])).text).toBe(
      'Ada Moss teaches Vinyasa Yoga.',
    );
  });

  it('can be meant by what their descriptions say', async () => {
    expect((await ask(['which teacher is the one who counts out loud'])).text).toMatch(
      /^Ada Moss: Counts out loud\./,
    );
  });

  it('who aren’t known are denied, and private questions declined', async () => {
    expect((await ask(['does Gwen still teach there?'])).text).toMatch(
      /^We don’t have an instructor called Gwen/,
    );
    expect((await ask(['is ada single?'])).text).toMatch(/^I can’t share personal details/);
  });
});
