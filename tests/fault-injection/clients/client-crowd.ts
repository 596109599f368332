import { autoBookFromWaitingList } from './auto-book-from-waiting-list.ts';
import { bookByCard, bookFree } from './book-class.ts';
import { runTourVisit } from './book-tour.ts';
import { buyRandomProduct, subscribe } from './buy-product.ts';
import { cancelClass } from './cancel-class.ts';
import { cancelBooking, changeBooking, lateCancelBooking } from './change-booking.ts';
import { bookAtFrontDesk, sellAtFrontDesk } from './front-desk-client.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import { type ClientEnvironment, createSimulatedClient, type SimulatedClient } from './simulated-client.ts';

/** Access tokens of clients with an account. */
export interface MemberTokens {
  members: readonly string[];
  /** Members without sessions, who pay with a saved card. */
  cardHolders: readonly string[];
  staff: readonly string[];
}

/** Clients that visit repeatedly until stopped. */
export interface ClientCrowd {
  /** Lets all clients finish their current visit. */
  stop(): Promise<void>;
}

type Visit = (client: SimulatedClient) => Promise<void>;

const byCard: Visit = async (client) => {
  const { hot, wide, doomed } = client.environment.classes;
  const classId = client.random.pick(client.random.chance(0.6) ? hot : [...wide, ...doomed]);
  for (const bookingId of await bookByCard(client, classId)) await changeBooking(client, bookingId);
};
const free: Visit = async (client) => {
  const [bookingId] = await bookFree(client, client.random.pick(client.environment.classes.free), false);
  if (bookingId) await changeBooking(client, bookingId);
};
const tooLate: Visit = async (client) => {
  const [bookingId] = await bookByCard(client, client.random.pick(client.environment.classes.startingSoon));
  if (!bookingId) return;
  await cancelBooking(client, bookingId);
  if (client.random.chance(0.7)) await lateCancelBooking(client, bookingId);
};
const withSession: Visit = async (client) => {
  const { hot, wide, doomed } = client.environment.classes;
  const [bookingId] = await bookFree(client, client.random.pick([...hot, ...wide, ...doomed]), true);
  if (bookingId) await changeBooking(client, bookingId);
};

/** Visits by kind of client. Duplicates raise the probability. */
const visits: Record<keyof MemberTokens | 'guests', readonly Visit[]> = {
  guests: [byCard, byCard, byCard, byCard, free, tooLate, joinWaitingList, runTourVisit],
  members: [
    withSession,
    withSession,
    withSession,
    byCard,
    free,
    tooLate,
    buyRandomProduct,
    buyRandomProduct,
    subscribe,
    joinWaitingList,
    runTourVisit,
    runTourVisit,
  ],
  cardHolders: [autoBookFromWaitingList],
  staff: [bookAtFrontDesk, bookAtFrontDesk, bookAtFrontDesk, sellAtFrontDesk, sellAtFrontDesk, cancelClass],
};

/**
 * Starts the crowd. Of ten clients one is staff and one has a saved card; a third are members. The seed determines what
 * each does.
 */
export function startCrowd(
  environment: ClientEnvironment,
  { size, seed, tokens }: { size: number; seed: number; tokens: MemberTokens },
): ClientCrowd {
  let open = true;
  const runClient = async (random: SeededRandom, number: number) => {
    const kind = kindOf(number);
    const kindTokens = kind === 'guests' ? [] : tokens[kind];
    const token = kindTokens[Math.floor(number / (kind === 'members' ? 3 : 10)) % kindTokens.length];
    while (open) {
      const client = createSimulatedClient(environment, random, number, token);
      await client.think();
      await random.pick(visits[kind])(client);
    }
  };
  const people = Array.from({ length: size }, (_, number) =>
    runClient(createSeededRandom(seed * 1000 + number), number),
  );
  return {
    stop: async () => {
      open = false;
      await Promise.all(people);
    },
  };
}

function kindOf(number: number): keyof typeof visits {
  if (number % 10 === 5) return 'staff';
  if (number % 10 === 9) return 'cardHolders';
  return number % 3 === 0 ? 'members' : 'guests';
}
