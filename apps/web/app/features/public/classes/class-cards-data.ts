import type { ClassPage } from '@studio/content/class-pages';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatList } from '@studio/domain/text/format';
import { toLondonDate } from '@studio/domain/time/london';
import { getAvailabilityStatus } from '@studio/domain/timetable/availability';
import { formatPlacesLeft } from '../../../lib/format/class-text.ts';
import { buildTimetableClassUrl, formatClassDayAndTime } from '../../../lib/format/next-class-text.ts';
import { choosePicture } from '../../../lib/site/choose-picture.ts';
import type { NextClass } from '../../../lib/site/load-next-classes.ts';
import type { PictureDetails } from '../../../ui/picture-details.ts';

/** Class card with current data from the catalogue and the timetable. */
export interface ClassCardData {
  /** Id of the category, and the path of its page. */
  id: string;
  path: string;
  title: string;
  text: string;
  /** Text beside the level, about the clients that the class suits. */
  audience: string;
  activityId: string;
  subType: string;
  /** Duration in minutes: "55", or "55 or 60" if the category has classes of both lengths. */
  minutes: string;
  levels: string;
  /** Places of a class, such as "10 beds"; null if neither the class type nor a room has a capacity. */
  places: string | null;
  price: string;
  /** Uploaded picture of the category's first class type; null to show the built-in one. */
  picture: PictureDetails | null;
  /** Next class with free places: its start ("today, 13:30") and the number of free places. Null if none is known. */
  next: { when: string; places: string; low: boolean; to: string } | null;
  /** URL of the activity's timetable. */
  timetable: string;
}

type CardCatalogue = Pick<GetCatalogueResponse, 'classTypes' | 'rooms' | 'settings'>;

/** Builds one card for each category of class pages, with the next class of its activity. */
export function buildClassCards(
  { classTypes, rooms, settings }: CardCatalogue,
  pages: readonly ClassPage[],
  nextByActivity: ReadonlyMap<string, NextClass>,
  now: Date,
): ClassCardData[] {
  const categories = [...new Set(pages.map(({ category }) => category))];
  return categories.flatMap((category) => {
    const ofCategory = pages.filter((page) => page.category === category);
    const types = ofCategory.flatMap(({ classType }) => classTypes.filter(({ id }) => id === classType));
    const [first] = ofCategory;
    const [type] = types;
    if (!first || !type) return [];
    const { id, name, text, audience, placesUnit } = category;
    const places = type.capacity ?? getLargestCapacity(rooms);
    return {
      ...{ id, text, audience },
      title: name,
      path: `/classes/${id}`,
      activityId: type.activityId,
      subType: type.subType,
      minutes: formatList(uniqueSorted(types.map(({ durationMin }) => durationMin)).map(String), 'or'),
      levels: [...new Set(types.map(({ difficulty }) => difficulty))].join(', '),
      places: places > 0 ? `${places} ${placesUnit}` : null,
      price: first.card.price || `${formatPriceShort(type.pricePence)} / session`,
      picture: choosePicture(type.picture, { settings }),
      next: toNextClassCopy(nextByActivity.get(first.activityId), now),
      timetable: `/timetable?activity=${first.activityId}`,
    };
  });
}

const getLargestCapacity = (rooms: readonly { capacity: number }[]) =>
  Math.max(0, ...rooms.map(({ capacity }) => capacity));

function uniqueSorted(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
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
