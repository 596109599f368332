import { type ModelSandbox, startModelSandbox } from '@studio/sandbox/language-model/start-model-sandbox';
import { createLanguageModel } from '@studio/server/integrations/assistant/create-language-model';
import { createModelAssistant } from '@studio/server/integrations/assistant/model-assistant';
import type {
  Assistant,
  AssistantTools,
  FoundClass,
  Question,
  Reply,
  StudioDetails,
} from '@studio/server/integrations/assistant/port';

/** A Sunday, noon in London. */
export const sunday = new Date('2026-11-22T12:00:00Z');

/** Personal data of one visitor, the owner of `ownBookings`, which must never reach the model. */
export const visitorSecrets = {
  name: 'Amara Okafor',
  email: 'amara.okafor@mail.example',
  phone: '+44 7700 900123',
  bookingId: '7b1f6a52-93c4-4d0e-8a11-0c5d2e9f4b77',
  code: '7KQ4 M2XD',
} as const;

export const classIds = {
  reformer: '11111111-1111-4111-8111-111111111111',
  vinyasa: '22222222-2222-4222-8222-222222222222',
} as const;

const klass = (more: Partial<FoundClass>): FoundClass => ({
  classId: classIds.reformer,
  date: '2026-11-24',
  time: '18:00',
  title: 'Reformer Flow',
  classTypeId: 'reformer-flow',
  activityId: 'reformer',
  subType: '',
  difficulty: 'All Levels',
  tags: [],
  instructorId: 'maya',
  instructorName: 'Maya Lind',
  room: 'Reformer Studio',
  durationMin: 50,
  capacity: 10,
  capacityLeft: 3,
  pricePence: 2000,
  to: `/classes/class/${classIds.reformer}`,
  ...more,
});

const timetable = [
  klass({}),
  klass({ classId: classIds.vinyasa, date: '2026-11-25', time: '07:30', title: 'Vinyasa', pricePence: 1750 }),
];

const studioDetails: StudioDetails = {
  name: 'Miles Street',
  address: '11 Miles Street, Vauxhall, London, SW8 1RZ',
  directions: 'Five minutes from Vauxhall station.',
  newsletterOfferPercent: 10,
  phone: '020 7946 0000',
  email: 'hello@miles-street.example',
  hours: { weekdays: { opens: '07:00', closes: '20:00' }, weekends: { opens: '08:00', closes: '18:00' } },
  closures: [{ date: '2026-12-25', name: 'Christmas Day' }],
  activities: [{ id: 'reformer', name: 'Reformer Pilates', to: '/classes/reformer' }],
  rooms: [{ name: 'Studio 1', detail: 'ground floor' }],
  classTypes: [
    {
      id: 'reformer-flow',
      activityId: 'reformer',
      subType: '',
      title: 'Reformer Flow',
      suits: '',
      description: 'A flowing class on the reformer.',
      difficulty: 'All Levels',
      durationMin: 50,
      pricePence: 2000,
      capacity: 10,
      tags: [],
    },
  ],
  instructors: [{ id: 'maya', name: 'Maya Lind', about: 'Teaches reformer.', teaches: ['Reformer Flow'] }],
  products: [
    {
      id: 'pack',
      name: 'Starter Pack',
      kind: 'pack',
      pricePence: 3500,
      sessions: 3,
      perMonth: false,
      details: ['Valid for 30 days.'],
      to: '/pricing',
    },
  ],
  arriveEarlyMinutes: 10,
  cancellationRule: 'Cancel up to 24 hours before the start and your money comes back.',
};

/** Creates tools of a studio with two classes. The tools record their calls. */
export function createSmallStudio(
  options: { signedIn?: boolean } = {},
): AssistantTools & { toolCalls: string[] } {
  const toolCalls: string[] = [];
  const record = async <Found>(what: string, found: Found): Promise<Found> => {
    toolCalls.push(what);
    return found;
  };
  return {
    toolCalls,
    studio: () => record('studio', studioDetails),
    search: (query) =>
      record(`search ${query}`, [
        {
          id: 'cancelling',
          title: 'Cancelling a class',
          text: 'You can cancel up to 24 hours before the start.',
          link: { label: 'Terms', to: '/terms' },
          score: 1,
          coverage: 1,
        },
      ]),
    passage: (id) => record(`passage ${id}`, null),
    findClasses: (filters) =>
      record(
        `classes ${filters.from}`,
        timetable.filter(({ date }) => date >= filters.from && date <= filters.to),
      ),
    classesById: (ids) =>
      record(
        'classes by id',
        timetable.filter(({ classId }) => ids.includes(classId)),
      ),
    ownBookings: () =>
      record(
        'own bookings',
        options.signedIn
          ? [
              {
                bookingId: visitorSecrets.bookingId,
                title: 'Reformer Flow',
                suits: '',
                date: '2026-11-24',
                time: '18:00',
                instructorName: 'Maya Lind',
                cancellable: true,
                cancelUntil: '2026-11-23T18:00:00Z',
                to: `/booking/${visitorSecrets.bookingId}`,
              },
            ]
          : null,
      ),
    ownSessions: () =>
      record(
        'own sessions',
        options.signedIn ? [{ name: 'Ten Pack', sessionsLeft: 4, endsOn: '2027-01-31' }] : null,
      ),
    savedExamples: async () => [],
  };
}

export const createSampleQuestion = (text: string, more: Partial<Question> = {}): Question => ({
  text,
  earlier: [],
  now: sunday,
  signedIn: false,
  ...more,
});

/** Reply of the built-in assistant, which the adapter uses when the model fails. */
export const builtInReply: Reply = {
  text: 'The own engine answers.',
  action: null,
  classIds: [],
  links: [],
  suggestions: [],
  handOver: false,
};

export interface AssistantTestBed {
  sandbox: ModelSandbox;
  assistant: Assistant;
  logged: object[];
  /** Returns the number of replies counted against the daily budget. */
  countBudgetedReplies: () => number;
}

const key = 'key-of-the-stand-in';

/** Opens the adapter with the real library, against the model sandbox. */
export async function openAssistantTestBed(
  settings: {
    provider?: 'openai-compatible' | 'anthropic';
    key?: string;
    timeoutMs?: number;
    budget?: number;
  } = {},
): Promise<AssistantTestBed> {
  const sandbox = await startModelSandbox({ key });
  const logged: object[] = [];
  let counted = 0;
  const assistant = createModelAssistant({
    model: createLanguageModel({
      provider: settings.provider ?? 'openai-compatible',
      key: settings.key ?? key,
      url: sandbox.url,
      model: 'small',
    }),
    maxTokens: 400,
    // The timeout is so long that the model doesn't appear slow on a busy machine.
    timeoutMs: settings.timeoutMs ?? 120_000,
    fallback: {
      answer: async (_question, _tools, options) => {
        options?.onText?.(builtInReply.text);
        return builtInReply;
      },
    },
    withinBudget: async () => {
      counted += 1;
      return counted <= (settings.budget ?? 1000);
    },
    log: { warn: (what) => void logged.push(what) },
  });
  return { sandbox, assistant, logged, countBudgetedReplies: () => counted };
}
