import { bookByCard, bookFree } from './book.ts';
import { buySomething, subscribe } from './buy.ts';
import { callOff } from './call-off.ts';
import { cancel, changeBooking, giveUp } from './change-booking.ts';
import { type Client, newClient, type World } from './client.ts';
import { type Dice, dice } from './dice.ts';
import { bookAtDesk, sellAtDesk } from './stand-at-desk.ts';
import { visitStudio } from './visit-studio.ts';
import { waitInLine } from './wait-in-line.ts';
import { waitWithCard } from './wait-with-card.ts';

/** Access tokens of those who have an account. */
export interface Tokens {
  members: readonly string[];
  /** Members without sessions, who let a card of theirs be charged. */
  cardHolders: readonly string[];
  staff: readonly string[];
}

/** People who come and go until they are told to stop. */
export interface Crowd {
  /** Lets everybody finish what they have begun. */
  stop(): Promise<void>;
}

type Visit = (client: Client) => Promise<void>;

const byCard: Visit = async (client) => {
  const { hot, wide, doomed } = client.world.classes;
  const classId = client.dice.pick(client.dice.chance(0.6) ? hot : [...wide, ...doomed]);
  for (const bookingId of await bookByCard(client, classId)) await changeBooking(client, bookingId);
};
const free: Visit = async (client) => {
  const [bookingId] = await bookFree(client, client.dice.pick(client.world.classes.free), false);
  if (bookingId) await changeBooking(client, bookingId);
};
const tooLate: Visit = async (client) => {
  const [bookingId] = await bookByCard(client, client.dice.pick(client.world.classes.soon));
  if (!bookingId) return;
  await cancel(client, bookingId);
  if (client.dice.chance(0.7)) await giveUp(client, bookingId);
};
const withSession: Visit = async (client) => {
  const { hot, wide, doomed } = client.world.classes;
  const [bookingId] = await bookFree(client, client.dice.pick([...hot, ...wide, ...doomed]), true);
  if (bookingId) await changeBooking(client, bookingId);
};

/** What each kind of them comes for, as often as it stands here. */
const visits: Record<keyof Tokens | 'guests', readonly Visit[]> = {
  guests: [byCard, byCard, byCard, byCard, free, tooLate, waitInLine, visitStudio],
  members: [
    withSession,
    withSession,
    withSession,
    byCard,
    free,
    tooLate,
    buySomething,
    buySomething,
    subscribe,
    waitInLine,
    visitStudio,
    visitStudio,
  ],
  cardHolders: [waitWithCard],
  staff: [bookAtDesk, bookAtDesk, bookAtDesk, sellAtDesk, sellAtDesk, callOff],
};

/** Of ten one stands at the desk, one has left a card, and a third are members; what each does follows from the seed. */
export function gather(
  world: World,
  { size, seed, tokens }: { size: number; seed: number; tokens: Tokens },
): Crowd {
  let open = true;
  const live = async (own: Dice, number: number) => {
    const kind = kindOf(number);
    const theirs = kind === 'guests' ? [] : tokens[kind];
    const token = theirs[Math.floor(number / (kind === 'members' ? 3 : 10)) % theirs.length];
    while (open) {
      const client = newClient(world, own, number, token);
      await client.think();
      await own.pick(visits[kind])(client);
    }
  };
  const people = Array.from({ length: size }, (_, number) => live(dice(seed * 1000 + number), number));
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
