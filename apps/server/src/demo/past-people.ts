import { v7 as uuidv7 } from 'uuid';
import { buildExampleEmail, getExamplePerson } from './example-people.ts';
import { hashToFraction } from './fill-target.ts';

/** No browser can have this identifier, which is too short for one. */
export const pastClientId = 'demo-past';

/** Somebody who does not exist, and since when they come. */
export interface PastPerson {
  id: string;
  firstName: string;
  lastName: string;
  title: string;
  email: string;
  since: Date;
  /** Buys packs; the others pay each time. */
  isRegular: boolean;
}

const dayMs = 86_400_000;

/** How many people a studio of this size sees in two months. */
const peopleMost = 390;

/** The people of the past: more than half came before, the others for the first time on some day of it. */
export function createPastPeople(from: Date, days: number): PastPerson[] {
  return Array.from({ length: peopleMost }, (_, number) => {
    const person = pastPerson(number);
    const day = number % 5 < 3 ? 0 : Math.floor(hashToFraction(`since ${number}`) * days);
    return {
      ...person,
      id: uuidv7(),
      email: buildExampleEmail(person),
      since: new Date(from.getTime() + day * dayMs),
      isRegular: number % 3 === 0,
    };
  });
}

/** There are 156 example people; the others have two surnames. */
function pastPerson(number: number) {
  const person = getExamplePerson(number, false);
  if (number < 156) return person;
  return { ...person, lastName: `${person.lastName}-${getExamplePerson(number * 5 + 3, false).lastName}` };
}
