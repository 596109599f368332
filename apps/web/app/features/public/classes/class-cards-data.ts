import { type ClassTypePageCopy, classTypePages } from '@studio/content/copy/class-type-pages';
import { type ClassCardCopy, classCards } from '@studio/content/copy/classes';
import { coreClasses } from '@studio/content/copy/home';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatList } from '@studio/domain/text/format';
import { toLondonDate } from '@studio/domain/time/london';
import { getAvailabilityStatus } from '@studio/domain/timetable/availability';
import { formatPlacesLeft } from '../../../lib/format/class-text.ts';
import { buildTimetableClassUrl, formatClassDayAndTime } from '../../../lib/format/next-class-text.ts';
import type { NextClass } from '../../../lib/site/load-next-classes.ts';
import { toPictureDetails } from '../../../lib/site/to-picture-details.ts';
import type { PictureDetails } from '../../../ui/picture-details.ts';

/** Class card with current data from the catalogue and the timetable. */
export interface ClassCardData extends ClassCardCopy {
  /** Duration in minutes: "55", or "55 or 60" if the category has classes of both lengths. */
  minutes: string;
  levels: string;
  /** Capacity of the room, such as "10 beds". */
  places: string | null;
  price: string;
  /** Uploaded picture of the category's first class type; null to show the built-in one. */
  picture: PictureDetails | null;
  /** Next class with free places: when ("today, 13:30") and how many. */
  next: { when: string; places: string; low: boolean; to: string } | null;
  /** URL of the activity's timetable. */
  timetable: string;
}

const cards = classCards.flatMap((copy) => {
  const pages = classTypePages.filter(({ category }) => category === copy.category);
  const [first] = pages;
  return first ? [{ copy, pages, first }] : [];
});

export const classCardActivityIds = cards.map(({ first }) => first.activityId);

type CardCatalogue = Pick<GetCatalogueResponse, 'classTypes' | 'rooms'>;

/** Builds the cards of /classes from the catalogue and the next class of each activity. */
export function buildClassCards(
  { classTypes, rooms }: CardCatalogue,
  nextByActivity: ReadonlyMap<string, NextClass>,
  now: Date,
): ClassCardData[] {
  return cards.flatMap(({ copy, pages, first }) => {
    const types = pages.flatMap(({ classTypeId }) => classTypes.filter(({ id }) => id === classTypeId));
    const [type] = types;
    if (!type) return [];
    const room = rooms.find(({ id }) => id === first.roomId);
    return {
      ...copy,
      minutes: formatList(uniqueSorted(types.map(({ durationMin }) => durationMin)).map(String), 'or'),
      levels: [...new Set(types.map(({ difficulty }) => difficulty))].join(', '),
      places: room ? `${room.capacity} ${copy.placesUnit}` : null,
      price: getPriceLabel(first) ?? `${formatPriceShort(type.pricePence)} / session`,
      picture: type.picture && toPictureDetails(type.picture),
      next: toNextClassCopy(nextByActivity.get(first.activityId), now),
      timetable: `/timetable?activity=${first.activityId}`,
    };
  });
}

function uniqueSorted(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Returns the fixed price label of the category's card on the home page; undefined if it has none. */
function getPriceLabel({ card }: ClassTypePageCopy): string | undefined {
  return coreClasses.cards.find(({ slug }) => slug === card)?.rightMetaLabel;
}

function toNextClassCopy(next: NextClass | undefined, now: Date): ClassCardData['next'] {
  if (!next) return null;
  return {
    when: formatClassDayAndTime(next, toLondonDate(now)),
    places: formatPlacesLeft(next.capacityLeft),
    low: getAvailabilityStatus(next.capacityLeft) !== 'open',
    to: buildTimetableClassUrl(next),
  };
}
