import { v7 as uuidv7 } from 'uuid';
import type { PastClass } from './demo-history-rows.ts';
import { buildExampleEmailAddress, getExamplePerson } from './example-people.ts';
import { hashToFraction } from './fill-target.ts';

/** Client id of past example bookings. It's too short for a real browser's id. */
export const pastClientId = 'demo-past';

/** Example client of the past weeks. `since`: first possible visit. */
export interface PastPerson {
  id: string;
  firstName: string;
  lastName: string;
  title: string;
  email: string;
  since: Date;
  /** Whether the client buys packs. Clients who aren't regular pay for each class. */
  isRegular: boolean;
}

const dayMs = 86_400_000;

/** Number of clients that a studio of this size sees in two months. */
const peopleCount = 390;

/** Creates demo clients for past bookings. 60% are clients from the first day, the others join during the period. */
export function createPastPeople(from: Date, days: number): PastPerson[] {
  return Array.from({ length: peopleCount }, (_, number) => {
    const person = pastPerson(number);
    const day = number % 5 < 3 ? 0 : Math.floor(hashToFraction(`since ${number}`) * days);
    return {
      ...person,
      id: uuidv7(),
      email: buildExampleEmailAddress(person),
      since: new Date(from.getTime() + day * dayMs),
      isRegular: number % 3 === 0,
    };
  });
}

/** Creates the details of one client. There are 156 combinations of names; further clients get a double surname. */
function pastPerson(number: number) {
  const person = getExamplePerson(number, false);
  if (number < 156) return person;
  return { ...person, lastName: `${person.lastName}-${getExamplePerson(number * 5 + 3, false).lastName}` };
}

/**
 * Returns when a client bought a pack. Clients from the first day may have bought before the period, so that not all
 * purchases fall into its first days. `periodStart` is in milliseconds since 1970.
 */
export function getPackPurchaseTime({ since, email }: PastPerson, bookedAt: Date, periodStart: number): Date {
  const isEarly = since.getTime() === periodStart && bookedAt.getTime() < periodStart + 14 * dayMs;
  return isEarly ? new Date(bookedAt.getTime() - hashToFraction(`bought ${email}`) * 38 * dayMs) : bookedAt;
}

/**
 * Returns the clients who could have booked a class, in an order that depends only on `seed` and their email addresses.
 */
export function listPossibleClients(
  people: readonly PastPerson[],
  { startsAt, tags }: PastClass,
  seed: string,
): PastPerson[] {
  const womenOnly = tags.some((tag) => tag === 'female-only' || tag === 'prenatal');
  return people
    .filter(({ since, title }) => since < startsAt && (!womenOnly || title === 'Ms'))
    .map((person) => ({ person, order: hashToFraction(`${seed} ${person.email}`) }))
    .sort((one, other) => one.order - other.order)
    .map(({ person }) => person);
}
