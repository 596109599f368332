import { type ClassTypePageCopy, classTypePages } from '@studio/content/copy/class-type-pages';
import { type ClassCardCopy, classCards } from '@studio/content/copy/classes';
import { coreClasses } from '@studio/content/copy/home';
import type { CatalogueResponse } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import { toLondonDate } from '@studio/domain/time/london';
import { getClassStatus } from '@studio/domain/timetable/availability';
import { formatPlacesLeft } from '../../lib/class-text.ts';
import type { NextClass } from '../../lib/load-next-classes.ts';
import { buildTimetableClassUrl, formatClassWhen } from '../../lib/next-class-text.ts';

/** A class card with what the catalogue and the timetable say now. */
export interface ClassCardData extends ClassCardCopy {
  /** "55", or "55 or 60" where the category has classes of both. */
  minutes: string;
  levels: string;
  /** "10 beds". */
  places: string | null;
  price: string;
  /** The next one with a place left, "today, 13:30", and how many. */
  next: { when: string; places: string; low: boolean; to: string } | null;
  /** The timetable of its activity. */
  timetable: string;
}

const cards = classCards.flatMap((copy) => {
  const pages = classTypePages.filter(({ category }) => category === copy.category);
  const [first] = pages;
  return first ? [{ copy, pages, first }] : [];
});

/** What the cards are about. */
export const classCardActivities = cards.map(({ first }) => first.activityId);

type Taught = Pick<CatalogueResponse, 'classTypes' | 'rooms'>;

/** The cards of /classes, from the catalogue and the next class of each activity. */
export function buildClassCards(
  { classTypes, rooms }: Taught,
  nextOf: ReadonlyMap<string, NextClass>,
  now: Date,
): ClassCardData[] {
  return cards.flatMap(({ copy, pages, first }) => {
    const types = pages.flatMap(({ classTypeId }) => classTypes.filter(({ id }) => id === classTypeId));
    const [type] = types;
    if (!type) return [];
    const room = rooms.find(({ id }) => id === first.roomId);
    return {
      ...copy,
      minutes: inOrder(types.map(({ durationMin }) => durationMin)).join(' or '),
      levels: [...new Set(types.map(({ difficulty }) => difficulty))].join(', '),
      places: room ? `${room.capacity} ${copy.placesUnit}` : null,
      price: priceLabel(first) ?? `${formatPriceShort(type.pricePence)} / session`,
      next: nextWords(nextOf.get(first.activityId), now),
      timetable: `/timetable?activity=${first.activityId}`,
    };
  });
}

function inOrder(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** As the card at home calls the price. */
function priceLabel({ card }: ClassTypePageCopy): string | undefined {
  return coreClasses.cards.find(({ slug }) => slug === card)?.rightMetaLabel;
}

function nextWords(next: NextClass | undefined, now: Date): ClassCardData['next'] {
  if (!next) return null;
  return {
    when: formatClassWhen(next, toLondonDate(now)),
    places: formatPlacesLeft(next.capacityLeft),
    low: getClassStatus(next.capacityLeft) !== 'open',
    to: buildTimetableClassUrl(next),
  };
}
