import type { ClassFilters, ClassSlot } from '@studio/contracts/timetable';
import type { OfferedProduct } from '@studio/domain/pricing/pair-offer';
import { toLondonTime } from '@studio/domain/time/london';
import { type DayPart, getDayPart } from '@studio/domain/timetable/day-part';
import { matchesFilters } from './matches-filters.ts';
import type { ClassRow, listClasses } from './store.ts';
import { toClassSlot } from './to-class-slot.ts';
import { getTwoForOneOffer } from './two-for-one-offer.ts';
import type { VersionedValue } from './versioned-cache.ts';

/** Attributes shared by many classes, which differ only in id and times. */
export interface CachedClassKind
  extends Pick<ClassRow, 'activityId' | 'subType' | 'instructorId' | 'difficulty' | 'tags'> {
  /** JSON that these classes share. Ends with the key `capacityLeft`; its number follows when a response is built. */
  json: Buffer;
}

/**
 * Classes of a day, in the order in which `listClasses` returns them, without the number of free places. Stored as
 * bytes to send: with thousands of cached days, few large values keep garbage collection cheap.
 */
export interface CachedDay extends VersionedValue {
  kinds: CachedClassKind[];
  startsMs: number[];
  dayParts: DayPart[];
  /** Parts of the JSON that differ between classes, concatenated. */
  own: Buffer;
  /** End offset of each class's part in `own`. */
  ownEnds: number[];
}

/** Approximate memory per class, in bytes, besides its own characters. */
const sizeOfClass = 30;

/**
 * Builds the cached classes of a day.
 * @param before data version that was read before the classes; used for a day without classes
 * @param products products on sale, read after the classes, so that a change in between makes the version outdated
 * @param getCachedKind returns the cached kind for equal JSON
 */
export function buildCachedDay(
  before: string,
  rows: Awaited<ReturnType<typeof listClasses>>,
  products: readonly OfferedProduct[],
  getCachedKind: (json: string, slot: ClassSlot) => CachedClassKind,
): CachedDay {
  const ownEnds: number[] = [];
  let text = '';
  const kinds = rows.map((row) => {
    const slot = { ...toClassSlot(row), ...getTwoForOneOffer(products, row) };
    const { classId, start, end, dateStart, capacityLeft: _read, ...kind } = slot;
    text += JSON.stringify({ classId, start, end, dateStart }).slice(0, -1);
    ownEnds.push(Buffer.byteLength(text));
    return getCachedKind(`,${JSON.stringify(kind).slice(1, -1)},"capacityLeft":`, slot);
  });
  return {
    kinds,
    ownEnds,
    own: Buffer.from(text),
    startsMs: rows.map(({ startsAt }) => startsAt.getTime()),
    dayParts: rows.map(({ startsAt }) => getDayPart(toLondonTime(startsAt))),
    size: text.length + rows.length * sizeOfClass,
    version: rows[0]?.dataVersion ?? before,
  };
}

const head = Buffer.from('{"ok":true,"slots":[');
const tail = Buffer.from(']}');
const comma = 44;
const brace = 125;

/**
 * Returns the response with a day's future classes that match the filters.
 * @param placesLeft comma-separated numbers of free places of all classes of the day
 */
export function serializeMatchingClasses(
  day: CachedDay,
  placesLeft: string,
  filters: ClassFilters,
  nowMs: number,
): Buffer {
  const isMatch = (nth: number): boolean =>
    (day.startsMs[nth] as number) > nowMs &&
    (!filters.dayPart || day.dayParts[nth] === filters.dayPart) &&
    matchesFilters(day.kinds[nth] as CachedClassKind, filters);
  const buffer = Buffer.allocUnsafe(getMaxBytes(day, placesLeft, isMatch));
  let at = head.copy(buffer);
  const first = at;
  let place = 0;
  for (let nth = 0; nth < day.kinds.length; nth += 1) {
    const isIncluded = isMatch(nth);
    if (isIncluded) {
      if (at > first) buffer[at++] = comma;
      at += day.own.copy(buffer, at, day.ownEnds[nth - 1] ?? 0, day.ownEnds[nth]);
      at += (day.kinds[nth] as CachedClassKind).json.copy(buffer, at);
    }
    for (; place < placesLeft.length && placesLeft.charCodeAt(place) !== comma; place += 1)
      if (isIncluded) buffer[at++] = placesLeft.charCodeAt(place);
    place += 1;
    if (isIncluded) buffer[at++] = brace;
  }
  at += tail.copy(buffer, at);
  return buffer.subarray(0, at);
}

/** Returns an upper bound of the response's size in bytes, with a comma and a brace per class. */
function getMaxBytes(day: CachedDay, placesLeft: string, isMatch: (nth: number) => boolean): number {
  let bytes = head.length + tail.length + placesLeft.length + day.own.length;
  for (const [nth, { json }] of day.kinds.entries()) if (isMatch(nth)) bytes += json.length + 2;
  return bytes;
}
