import { type ChatClass, type ChatResponse, chatResponse } from '@studio/contracts/chat';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import { describe, expect, it } from 'vitest';
import type { AssistantCase } from './assistant-case.ts';
import { caseGroups } from './case-groups.ts';
import type { GroundTruth, GroundTruthClass } from './ground-truth.ts';
import { getAverageScore, scoreCase } from './score-answers.ts';

const buildClass = (
  date: string,
  time: string,
  change: Partial<GroundTruthClass> = {},
): GroundTruthClass => ({
  classId: `${date} ${time}`,
  date,
  time,
  on: true,
  title: 'Dynamic Reformer Pilates',
  classTypeId: 'dynamic-reformer',
  activityId: 'reformer',
  tags: [],
  instructorId: 'noor-haddad',
  instructorName: 'Noor Haddad',
  durationMin: 55,
  capacity: 10,
  capacityLeft: 10,
  pricePence: 2000,
  ...change,
});
const tuesday = '2026-11-24';
const [morning, full, late, cancelled] = [
  buildClass(tuesday, '07:00'),
  buildClass(tuesday, '18:00', { capacityLeft: 0 }),
  buildClass(tuesday, '19:05', { capacityLeft: 4 }),
  buildClass(tuesday, '20:00', { on: false }),
];
const truth: GroundTruth = {
  now: new Date('2026-11-23T06:00:00Z'),
  classes: [morning, full, late, cancelled],
  ownBookings: ['mine'],
};

/** Builds the card of a class as a reply shows it. `overrides` replaces the true details. */
function card(klass: GroundTruthClass, overrides: Partial<ChatClass> = {}): ChatClass {
  const { classId, date, time, title, instructorName, durationMin, capacity, capacityLeft } = klass;
  return {
    classId,
    date,
    time,
    title,
    instructorName,
    durationMin,
    capacity,
    capacityLeft,
    activityType: klass.activityId,
    difficulty: 'All Levels',
    studio: 'Studio 1',
    price: klass.pricePence / 100,
    to: buildClassPath({ className: title, dateStart: `${date}#${time}` }),
    ...overrides,
  };
}

interface ReplyOptions {
  classes?: ChatClass[];
  links?: string[];
  action?: 'startBooking';
  state?: ChatResponse['conversation']['state'];
}

function buildResponse(
  text: string,
  { classes = [], links = [], action, state = 'ASSISTANT' }: ReplyOptions = {},
): ChatResponse {
  const messageFields = {
    timestamp: '2026-11-23T06:00:00.000Z',
    author: null,
    suggestions: [],
    imageUrl: null,
  };
  const id = '01890000-0000-7000-8000-000000000001';
  const linkDtos = links.map((to) => ({ label: 'There', to }));
  return chatResponse.parse({
    ok: true,
    reply: text,
    sent: { ...messageFields, id, role: 'user', text: 'Hi', action: null, classes: [], links: [] },
    message: {
      ...messageFields,
      id,
      role: 'assistant',
      text,
      action: action ?? null,
      classes,
      links: linkDtos,
    },
    conversation: { state, teamMember: null, isTeamAvailable: true, opensAt: null, email: null },
  });
}

const points = (testCase: Omit<AssistantCase, 'name'>, ...responses: (ChatResponse | null)[]) =>
  scoreCase({ name: 'it', ...testCase }, responses, truth).points;
const eveningCase: Omit<AssistantCase, 'name'> = {
  says: 'reformer tomorrow after 6?',
  expect: { classes: { on: tuesday, activity: 'reformer', from: '18:00' } },
};
const priceCase = { says: 'what does it cost?', expect: { facts: [/£20/] } };

describe('a correct reply', () => {
  it('states the expected fact', () => {
    expect(points(priceCase, buildResponse('A reformer class is £20.'))).toBe(1);
  });

  it('shows the requested classes, and mentions that the full class is full', () => {
    expect(points(eveningCase, buildResponse('There is one.', { classes: [card(late)] }))).toBe(1);
    const both = buildResponse('The first is full.', { classes: [card(full), card(late)] });
    expect(points(eveningCase, both)).toBe(1);
    const all = {
      ...eveningCase,
      expect: { classes: { on: tuesday, from: '18:00', shows: 'all' as const } },
    };
    expect(points(all, both)).toBe(1);
  });

  it('links to the expected target, directly or through a class card', () => {
    const linkCase = { says: 'prices?', expect: { link: '/pricing' } };
    expect(points(linkCase, buildResponse('Here.', { links: ['/pricing#packs'] }))).toBe(1);
    const pageCase = { says: 'that one', expect: { link: /^\/classes\/on\/2026-11-24\/.*-1905$/ } };
    expect(points(pageCase, buildResponse('Here.', { classes: [card(late)] }))).toBe(1);
  });

  it('hands over, asks a question back, opens the tour wizard, or states that there is none', () => {
    const handOverCase = { says: 'a person please', expect: { handOver: true as const } };
    expect(points(handOverCase, buildResponse('Somebody will answer.', { state: 'WAITING' }))).toBe(1);
    expect(points(handOverCase, buildResponse('', { state: 'WAITING' }))).toBe(1);
    expect(points({ says: '?', expect: { asksBack: true } }, buildResponse('Which day?'))).toBe(1);
    const tour = { says: 'a tour', expect: { action: 'startBooking' as const } };
    expect(points(tour, buildResponse('Choose a time.', { action: 'startBooking' }))).toBe(1);
    const none = { says: 'at midnight?', expect: { none: true as const } };
    expect(
      points(none, buildResponse('There is nothing then; this is the last.', { classes: [card(late)] })),
    ).toBe(1);
  });

  it('meets one of several alternatives', () => {
    const alternativesCase = {
      says: 'parking?',
      expect: [{ handOver: true as const }, { facts: ['do not know'] }],
    };
    expect(points(alternativesCase, buildResponse('I do not know.'))).toBe(1);
  });
});

describe('an incomplete reply', () => {
  it.each([
    ['the fact', priceCase, buildResponse('See our prices.')],
    ['a text', { says: 'hi', expect: {} }, buildResponse(' ')],
    ['a link', { says: 'prices?', expect: { link: '/pricing' } }, buildResponse('Yes.', { links: ['/faq'] })],
    ['the classes', eveningCase, buildResponse('There are some.')],
    ['a question', { says: '?', expect: { asksBack: true as const } }, buildResponse('Fine.')],
    [
      'the wizard',
      { says: 'a tour', expect: { action: 'startBooking' as const } },
      buildResponse('Come by.'),
    ],
    [
      'a no',
      { says: 'at midnight?', expect: { none: true as const } },
      buildResponse('Yes, see the timetable.'),
    ],
    ['a person', { says: 'a person', expect: { handOver: true as const } }, buildResponse('How can I help?')],
  ])('misses %s', (_what, testCase, response) => {
    expect(points(testCase, response)).toBe(0);
  });

  it('is missing, or hands over without need', () => {
    expect(points(priceCase, null)).toBe(0);
    expect(points(priceCase, buildResponse('It is £20.', { state: 'WAITING' }))).toBe(0);
  });

  it('omits some of the requested classes, or the first one', () => {
    const all = { ...eveningCase, expect: { classes: { on: tuesday, shows: 'all' as const } } };
    expect(points(all, buildResponse('One is full.', { classes: [card(full)] }))).toBe(0);
    const first = { ...eveningCase, expect: { classes: { on: tuesday, shows: 'first' as const } } };
    expect(points(first, buildResponse('Here.', { classes: [card(late)] }))).toBe(0);
  });
});

describe('a wrong fact', () => {
  const greetingCase = { says: 'hi', expect: {} };
  const wrong: [string, Omit<AssistantCase, 'name'>, ChatResponse][] = [
    [
      'a text that the case forbids',
      { ...greetingCase, never: [/12 hours/] },
      buildResponse('Cancel until 12 hours before.'),
    ],
    ['an unknown price', priceCase, buildResponse('It is £20, or £17 online.')],
    ['the price of another product', greetingCase, buildResponse('The Starter Pack is £220.')],
    ['an unknown discount', greetingCase, buildResponse('Students get 20% off.')],
    ['another currency', greetingCase, buildResponse('That is €23.')],
    ['a wrong weekday', greetingCase, buildResponse('See you on Tuesday 25 November.')],
    ['an impossible date', greetingCase, buildResponse('See you on Tuesday 31 November.')],
    [
      'an unknown start time',
      greetingCase,
      buildResponse('Dynamic Reformer Pilates is on Tuesday at 21:10.'),
    ],
    ['a wrong opening time', greetingCase, buildResponse('We open at 9am.')],
    [
      'a wrong number of free places',
      eveningCase,
      buildResponse('It has 7 places left.', { classes: [card(late)] }),
    ],
    ['free places without a class card', eveningCase, buildResponse('There are seven places left.')],
    [
      'a class that does not match the question',
      eveningCase,
      buildResponse('Here.', { classes: [card(morning)] }),
    ],
    ['a cancelled class', eveningCase, buildResponse('Here.', { classes: [card(cancelled)] })],
    [
      'a full class not mentioned as full',
      eveningCase,
      buildResponse('Come at six.', { classes: [card(full)] }),
    ],
    ['an invented class', eveningCase, buildResponse('Here.', { classes: [card(late, { classId: 'x' })] })],
    [
      'a class card with wrong details',
      eveningCase,
      buildResponse('Here.', { classes: [card(late, { capacityLeft: 9 })] }),
    ],
    ['an unknown page', greetingCase, buildResponse('Here.', { links: ['/parking'] })],
    [
      'an unknown class page',
      greetingCase,
      buildResponse('Here.', { links: ['/classes/on/2026-11-24/x-0900'] }),
    ],
    ['a staff page', greetingCase, buildResponse('Here.', { links: ['/admin/people'] })],
    ['an unknown product', greetingCase, buildResponse('Here.', { links: ['/checkout?product=gold'] })],
    ['the booking of another person', greetingCase, buildResponse('Here.', { links: ['/booking/theirs'] })],
    ['another site', greetingCase, buildResponse('Here.', { links: ['https://elsewhere.example'] })],
    ['a foreign email address', greetingCase, buildResponse('Write to help@elsewhere.example.')],
    ['a foreign phone number', greetingCase, buildResponse('Ring 020 7946 0999.')],
    ['markup', greetingCase, buildResponse('<b>Hello</b>')],
  ];
  it.each(wrong)('misses %s', (_what, testCase, response) => {
    expect(points(testCase, response)).toBe(-1);
  });

  it('counts in any reply of the conversation', () => {
    expect(points(priceCase, buildResponse('We open at 9am.'), buildResponse('It is £20.'))).toBe(-1);
  });
});

describe('a true statement', () => {
  it.each([
    'Reformer Pack of 10, £300: £30 a class. A single class is £20.',
    'The Starter Pack is £35, the Class Pack of 10 £220.',
    '£35 for the Starter Pack, £220 for the Class Pack of 10.',
    'Dynamic Reformer Pilates on Tuesday 24 November at 18:00.',
    'There is no Tuesday 25 November: the 25th is a Wednesday.',
    'We are open from 07:00 to 20:00 on weekdays and 8am to 6pm at weekends.',
    'Members pay 10% less: £18 for a reformer class.',
    'Ring +44 20 7946 0117 or write to hello@miles-street.example.',
    'Two for one on yoga, Tuesdays from 17:00. Gift cards are from £10 to £500.',
  ])('misses %s', (text) => {
    expect(scoreCase({ name: 'it', says: 'hi', expect: {} }, [buildResponse(text)], truth)).toEqual({
      points: 1,
      reasons: [],
    });
  });

  it('may link to the pages and contact details of the studio', () => {
    const links = [
      '/faq#cancel',
      '/timetable?activity=yoga&date=2026-11-28',
      '/buy/starter-pack',
      '/booking/mine',
    ];
    const more = ['/contact?topic=1-1', 'tel:+442079460117', '/classes/yoga/vinyasa', '/', '/tour'];
    const response = buildResponse('Here.', { links: [...links, ...more] });
    expect(scoreCase({ name: 'it', says: 'hi', expect: {} }, [response], truth).reasons).toEqual([]);
  });
});

describe('average score', () => {
  it('counts a wrong fact double', () => {
    const [right, lacking, wrong] = ([1, 0, -1] as const).map((value) => ({ points: value, reasons: [] }));
    expect(getAverageScore([right, right, right, lacking].flatMap((one) => one ?? []))).toBe(0.75);
    expect(getAverageScore([right, right, right, wrong].flatMap((one) => one ?? []))).toBe(0.5);
  });

  it('covers at least 160 cases with unique names', () => {
    const names = caseGroups.flatMap(({ subject, cases }) => cases.map(({ name }) => `${subject}: ${name}`));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(160);
  });
});
