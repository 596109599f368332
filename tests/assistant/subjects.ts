import type { Subject } from './case.ts';
import { account } from './cases/account.ts';
import { bodies } from './cases/bodies.ts';
import { building } from './cases/building.ts';
import { abroad, attempts, smallTalk, strangeThings } from './cases/edges.ts';
import { firstVisits } from './cases/first-visits.ts';
import { followUps } from './cases/follow-ups.ts';
import { hours } from './cases/hours.ts';
import { ownThings } from './cases/own.ts';
import { packs } from './cases/packs.ts';
import { persons, tours } from './cases/people.ts';
import { places } from './cases/places.ts';
import { prices } from './cases/prices.ts';
import { rules } from './cases/rules.ts';
import { style } from './cases/style.ts';
import { byTime } from './cases/when.ts';
import { byKind } from './cases/which.ts';

/** Everything that the assistant has to answer. */
export const subjects: readonly Subject[] = [
  byTime,
  byKind,
  places,
  followUps,
  style,
  prices,
  packs,
  hours,
  building,
  firstVisits,
  rules,
  bodies,
  tours,
  ownThings,
  account,
  persons,
  strangeThings,
  smallTalk,
  attempts,
  abroad,
];
