import type { ClassSlot } from '@studio/contracts/timetable';
import { formatPrice } from '@studio/domain/money/money';
import { formatDayName } from '@studio/domain/time/format-day-name';
import { formatDayMedium, formatDayShort } from '@studio/domain/time/format-london';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { getAvailabilityStatus } from '@studio/domain/timetable/availability';
import type { Api } from '../../../lib/api/api.ts';
import { formatPlacesLeft, getStartTime } from '../../../lib/format/class-text.ts';
import { getPricesInPence } from '../../../lib/format/get-prices-in-pence.ts';
import { loadDayClasses } from '../../../lib/site/load-day-classes.ts';

/** Next classes, formatted for display. `classes` is empty if the request failed or no class is in the coming days. */
export interface HomeClasses {
  /** Day of the first class, such as "Today", "Tomorrow" or a weekday. */
  label: string;
  /** Date of the first class, such as "Friday 20 November". */
  day: string;
  classes: HomeClass[];
}

export interface HomeClass {
  id: string;
  /** URL of the class on the timetable. */
  to: string;
  /** Start time in London, as 'HH:MM'. */
  time: string;
  /** Date, such as "Sat 21 Nov", if the class is on a later day than the first class; null otherwise. */
  laterDay: string | null;
  title: string;
  /** Instructor and duration in minutes. */
  detail: string;
  price: string;
  places: string;
  /** Whether at most three places are free. */
  low: boolean;
}

const maxClasses = 3;
/** Maximum number of days to search, because the studio may be closed for several days. */
const daysAhead = 7;

/** Loads up to three next classes, from today and the six following days. */
export async function loadHomeClasses(api: Api, now: Date): Promise<HomeClasses> {
  const today = toLondonDate(now);
  const found: { day: LocalDate; slot: ClassSlot }[] = [];
  for (let ahead = 0; ahead < daysAhead && found.length < maxClasses; ahead += 1) {
    const day = addDays(today, ahead);
    // After a failure, the page shows the classes found so far, or at least the label and the link.
    const slots = await loadDayClasses(api, day).catch(() => null);
    if (!slots) break;
    found.push(...slots.map((slot) => ({ day, slot })));
  }
  const first = found[0]?.day ?? today;
  return {
    label: formatDayName(first, today),
    day: formatDayMedium(first),
    classes: found
      .slice(0, maxClasses)
      .map(({ day, slot }) => toHomeClass(slot, day, day === first ? null : formatDayShort(day))),
  };
}

function toHomeClass(slot: ClassSlot, date: LocalDate, laterDay: string | null): HomeClass {
  const time = getStartTime(slot);
  return {
    id: slot.classId,
    to: `/timetable?${new URLSearchParams({ date, time })}`,
    time,
    laterDay,
    title: slot.className,
    detail: `${slot.instructorName} · ${slot.durationMin} min`,
    price: formatPrice(getPricesInPence(slot).final),
    places: formatPlacesLeft(slot.capacityLeft),
    low: getAvailabilityStatus(slot.capacityLeft) !== 'open',
  };
}
