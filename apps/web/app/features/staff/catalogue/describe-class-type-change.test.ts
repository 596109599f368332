import type { StaffClassType } from '@studio/contracts/staff-class-types';
import { expect, it } from 'vitest';
import { toClassTypeDraft, toClassTypeValues } from './class-type-draft.ts';
import {
  changesDetails,
  changesTexts,
  describeSavedClassType,
  listDetailScopes,
  listPriceScopes,
} from './describe-class-type-change.ts';

const use = { upcomingClasses: 5, upcomingBookings: 2, ownPriceClasses: 1, recurringClasses: 0 };
const nothing = {
  ok: true as const,
  changedClasses: 0,
  renamedClasses: 0,
  unchangedClasses: 0,
  repricedClasses: 0,
  keptPrices: 0,
};

it('offers a new price for upcoming classes, also those with bookings, but not those with their own price', () => {
  expect(listPriceScopes(use).map(({ detail }) => detail)).toEqual([
    '4 classes. Existing bookings keep their price. 1 class with its own price keeps it.',
    '5 upcoming classes keep their price.',
  ]);
  expect(listPriceScopes({ ...use, ownPriceClasses: 0 })[0]?.detail).toBe(
    '5 classes. Existing bookings keep their price.',
  );
  expect(listPriceScopes({ ...use, ownPriceClasses: 5 })).toEqual([]);
});

it('offers other changes for the classes that can change, and says which ones can’t', () => {
  expect(listDetailScopes(use, false)[0]?.detail).toBe(
    '3 classes. 2 classes with bookings, holds or a waiting list won’t change. A class that would overlap the next one keeps its duration.',
  );
  expect(listDetailScopes({ ...use, upcomingBookings: 5 }, false)).toEqual([]);
});

it('offers a new name and description for classes with bookings too', () => {
  expect(listDetailScopes(use, true)[0]?.detail).toBe(
    '3 classes. In 2 classes with bookings, holds or a waiting list, only the name and description change. We don’t email the clients. A class that would overlap the next one keeps its duration.',
  );
  expect(listDetailScopes({ ...use, upcomingBookings: 5 }, true)[0]?.detail).toBe(
    'In 5 classes with bookings, holds or a waiting list, only the name and description change. We don’t email the clients.',
  );
});

it('says what has changed in upcoming classes, and what not', () => {
  expect(describeSavedClassType('Flow', 2200, nothing)).toBe('Flow saved. Changes apply to new classes.');
  expect(describeSavedClassType('Flow', 2200, { ...nothing, repricedClasses: 5, keptPrices: 1 })).toBe(
    'Flow saved. 5 upcoming classes now cost £22. 1 class with its own price keeps it.',
  );
  expect(describeSavedClassType('Flow', 2200, { ...nothing, changedClasses: 3, unchangedClasses: 2 })).toBe(
    'Flow saved. 3 upcoming classes updated. We didn’t update 2 classes with bookings, holds or a waiting list.',
  );
});

it('tells a new price and number of places from other changes', () => {
  const type = {
    title: 'Flow',
    description: 'Slow.',
    activityId: 'mat',
    subType: 'flow',
    difficulty: 'Beginner',
    tags: ['prenatal'],
    durationMin: 50,
    capacity: null,
    pricePence: 1500,
  } as unknown as StaffClassType;
  const draft = toClassTypeDraft(type);
  expect(changesDetails(type, toClassTypeValues({ ...draft, price: '18', capacity: '4' }))).toBe(false);
  expect(changesDetails(type, toClassTypeValues({ ...draft, duration: '55' }))).toBe(true);
  expect(changesDetails(type, toClassTypeValues({ ...draft, audience: 'everyone' }))).toBe(true);
  expect(changesTexts(type, toClassTypeValues({ ...draft, audience: 'everyone' }))).toBe(false);
  expect(changesTexts(type, toClassTypeValues({ ...draft, title: 'Flow 2' }))).toBe(true);
});
