import { bookByCard, bookFree } from './book.ts';
import { buySomething, subscribe } from './buy.ts';
import { cancel, changeBooking, giveUp } from './change-booking.ts';
import { type Client, newClient, type World } from './client.ts';
import { type Dice, dice } from './dice.ts';
import { waitInLine } from './wait-in-line.ts';

/** People who come and go until they are told to stop. */
export interface Crowd {
  /** Lets everybody finish what they have begun. */
  stop(): Promise<void>;
}

type Visit = (client: Client) => Promise<void>;

const byCard: Visit = async (client) => {
  const { hot, wide } = client.world.classes;
  const classId = client.dice.pick(client.dice.chance(0.6) ? hot : wide);
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
  const { hot, wide } = client.world.classes;
  const [bookingId] = await bookFree(client, client.dice.pick([...hot, ...wide]), true);
  if (bookingId) await changeBooking(client, bookingId);
};

/** What guests and members come for, as often as it stands here. */
const visitsOfGuests: readonly Visit[] = [byCard, byCard, byCard, byCard, free, tooLate, waitInLine];
const visitsOfMembers: readonly Visit[] = [
  ...[withSession, withSession, withSession, byCard, free, tooLate],
  ...[buySomething, buySomething, subscribe, waitInLine],
];

/** Every third of them is a member with an account; what each does follows from the seed. */
export function gather(
  world: World,
  { size, seed, tokens }: { size: number; seed: number; tokens: readonly string[] },
): Crowd {
  let open = true;
  const live = async (own: Dice, number: number) => {
    const token = number % 3 === 0 ? tokens[(number / 3) % tokens.length] : undefined;
    while (open) {
      const client = newClient(world, own, number, token);
      await client.think();
      await own.pick(token ? visitsOfMembers : visitsOfGuests)(client);
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
