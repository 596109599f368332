import type {
  AssistantTools,
  FoundClass,
  OwnBooking,
  Passage,
  SavedExample,
  StudioDetails,
} from '../../integrations/assistant/port.ts';

/** A small studio as plain objects, for unit tests of the built-in assistant. */
export const fakeStudio: StudioDetails = {
  name: 'Small Studio',
  address: '1 High Street, London',
  directions: 'Next to the church.',
  phone: '+44 20 7946 0000',
  email: 'desk@small.example',
  newsletterOfferPercent: 10,
  arriveEarlyMinutes: 10,
  hours: { weekdays: { opens: '07:00', closes: '20:00' }, weekends: { opens: '08:00', closes: '18:00' } },
  closures: [{ date: '2026-12-25', name: 'Christmas Day' }],
  activities: [
    { id: 'reformer', name: 'Reformer', to: '/classes/reformer' },
    { id: 'yoga', name: 'Yoga', to: '/classes/yoga' },
  ],
  rooms: [],
  classTypes: [
    type('dynamic-reformer', 'reformer', 'dynamic', 'Dynamic Reformer Pilates', 2000),
    type('vinyasa-yoga', 'yoga', 'vinyasa', 'Vinyasa Yoga', 1200),
  ],
  instructors: [{ id: 'ada-moss', name: 'Ada Moss', about: 'Counts out loud.', teaches: ['vinyasa-yoga'] }],
  products: [],
  cancellationRule: 'Free until 24 hours before.',
};

function type(id: string, activityId: string, subType: string, title: string, pricePence: number) {
  const details = {
    description: `${title}.`,
    suits: '',
    difficulty: 'All Levels',
    durationMin: 55,
    capacity: 10,
    tags: [],
  };
  return { id, activityId, subType, title, pricePence, ...details };
}

export function createFakeClass(
  date: string,
  time: string,
  classTypeId: string,
  capacityLeft: number,
): FoundClass {
  const found = fakeStudio.classTypes.find(({ id }) => id === classTypeId) ?? fakeStudio.classTypes[0];
  if (!found) throw new Error('The fake studio has no class types.');
  const { id, ...details } = found;
  return {
    ...details,
    classTypeId: id,
    classId: `${date} ${time}`,
    date,
    time,
    capacityLeft,
    room: 'Studio 1',
    instructorId: 'ada-moss',
    instructorName: 'Ada Moss',
    to: `/classes/on/${date}/${id}`,
  };
}

/** Data that the fake assistant tools look up. A visitor without `bookings` isn't logged in. */
export interface FakeAssistantData {
  classes?: readonly FoundClass[];
  passages?: readonly Passage[];
  bookings?: readonly OwnBooking[] | null;
  savedExamples?: readonly SavedExample[];
}

/** Returns assistant tools that look up the given data. */
export function createFakeAssistantTools(data: FakeAssistantData): AssistantTools {
  const { classes = [], passages = [], bookings = null, savedExamples = [] } = data;
  return {
    studio: async () => fakeStudio,
    search: async () => passages,
    passage: async (id) => passages.find((one) => one.id === id) ?? null,
    findClasses: async ({ from, to, timeFrom = '00:00', timeTo = '23:59', places = 0 }) =>
      classes.filter(
        ({ date, time, capacityLeft }) =>
          date >= from && date <= to && time >= timeFrom && time <= timeTo && capacityLeft >= places,
      ),
    classesById: async (ids) => classes.filter(({ classId }) => ids.includes(classId)),
    ownBookings: async () => bookings,
    ownSessions: async () => null,
    savedExamples: async () => savedExamples,
  };
}
