import type { ClassFilters, ClassSlot } from '@studio/contracts/timetable';
import type { OfferedProduct } from '@studio/domain/pricing/pair-offer';
import { toLondonTime } from '@studio/domain/time/london';
import { type DayPart, getDayPart } from '@studio/domain/timetable/day-part';
import { matchesFilters } from './matches-filters.ts';
import type { ClassRow, listClasses } from './store.ts';
import { toClassSlot } from './to-class-slot.ts';
import { getTwoForOneOffer } from './two-for-one-offer.ts';
import type { VersionedValue } from './versioned-cache.ts';

/** What classes share that differ by their time only: most of a studio do. */
export interface CachedClassKind
  extends Pick<ClassRow, 'activityId' | 'subType' | 'instructorId' | 'difficulty' | 'tags'> {
  /** Its part of a class's JSON, up to the number of places. */
  json: Buffer;
}

/**
 * Everything about a day's classes but the places left, in the order in which these are read. As bytes, as they are sent:
 * thousands of days are kept, and what is one value here is none that the collector of garbage has to look at.
 */
export interface CachedDay extends VersionedValue {
  kinds: CachedClassKind[];
  startsMs: number[];
  dayParts: DayPart[];
  /** The parts of their JSON that no other class has, one after the other, and where each of them ends. */
  own: Buffer;
  ownEnds: number[];
}

/** About what a class takes beside the characters of its own. */
const sizeOfClass = 30;

/**
 * @param before the version that was read before; a day without classes says none itself
 * @param products what is sold, read after the classes: then a change in between leaves the version behind
 * @param known gives the kind itself for one that is alike
 */
export function buildCachedDay(
  before: string,
  rows: Awaited<ReturnType<typeof listClasses>>,
  products: readonly OfferedProduct[],
  known: (json: string, slot: ClassSlot) => CachedClassKind,
): CachedDay {
  const ownEnds: number[] = [];
  let text = '';
  const kinds = rows.map((row) => {
    const slot = { ...toClassSlot(row), ...getTwoForOneOffer(products, row) };
    const { classId, start, end, dateStart, capacityLeft: _read, ...kind } = slot;
    text += JSON.stringify({ classId, start, end, dateStart }).slice(0, -1);
    ownEnds.push(Buffer.byteLength(text));
    return known(`,${JSON.stringify(kind).slice(1, -1)},"capacityLeft":`, slot);
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
 * The answer with those of a day's classes that have not begun and are looked for.
 * @param left the places of all of the day's classes, with commas between them
 */
export function serializeMatchingClasses(
  day: CachedDay,
  left: string,
  filters: ClassFilters,
  nowMs: number,
): Buffer {
  const isWanted = (nth: number): boolean =>
    (day.startsMs[nth] as number) > nowMs &&
    (!filters.dayPart || day.dayParts[nth] === filters.dayPart) &&
    matchesFilters(day.kinds[nth] as CachedClassKind, filters);
  const answer = Buffer.allocUnsafe(mostBytes(day, left, isWanted));
  let at = head.copy(answer);
  const first = at;
  let place = 0;
  for (let nth = 0; nth < day.kinds.length; nth += 1) {
    const wanted = isWanted(nth);
    if (wanted) {
      if (at > first) answer[at++] = comma;
      at += day.own.copy(answer, at, day.ownEnds[nth - 1] ?? 0, day.ownEnds[nth]);
      at += (day.kinds[nth] as CachedClassKind).json.copy(answer, at);
    }
    for (; place < left.length && left.charCodeAt(place) !== comma; place += 1)
      if (wanted) answer[at++] = left.charCodeAt(place);
    place += 1;
    if (wanted) answer[at++] = brace;
  }
  at += tail.copy(answer, at);
  return answer.subarray(0, at);
}

/** At least what an answer takes, with a comma and a brace for each class. */
function mostBytes(day: CachedDay, left: string, isWanted: (nth: number) => boolean): number {
  let bytes = head.length + tail.length + left.length + day.own.length;
  for (const [nth, { json }] of day.kinds.entries()) if (isWanted(nth)) bytes += json.length + 2;
  return bytes;
}
