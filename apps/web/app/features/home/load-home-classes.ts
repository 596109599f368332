import type { ClassSlot } from '@studio/contracts/timetable';
import { formatPrice } from '@studio/domain/money/money';
import { formatDayName } from '@studio/domain/time/format-day-name';
import { formatDayMedium, formatDayShort } from '@studio/domain/time/format-london';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { getClassStatus } from '@studio/domain/timetable/availability';
import type { Api } from '../../lib/api.ts';
import { formatPlacesLeft, getPricePence, getStartTime } from '../../lib/class-text.ts';
import { loadDayClasses } from '../../lib/load-day-classes.ts';

/** The next classes in words, ready to be shown. None when the call failed. */
export interface HomeClasses {
  /** "Today", "Tomorrow" or a weekday: the day of the first one. */
  label: string;
  /** "Friday 20 November". */
  day: string;
  classes: HomeClass[];
}

export interface HomeClass {
  id: string;
  /** Its place in the timetable. */
  to: string;
  /** London start, 'HH:MM'. */
  time: string;
  /** "Sat 21 Nov" for classes of a later day than the first one. */
  laterDay: string | null;
  title: string;
  /** Instructor and minutes. */
  detail: string;
  price: string;
  places: string;
  /** Three places or fewer. */
  low: boolean;
}

const shown = 3;
/** The studio is closed for some days at a time; it is looked no further ahead than this. */
const daysAhead = 7;

/** The next three classes, from today on. */
export async function loadHomeClasses(api: Api, now: Date): Promise<HomeClasses> {
  const today = toLondonDate(now);
  const found: { day: LocalDate; slot: ClassSlot }[] = [];
  for (let ahead = 0; ahead < daysAhead && found.length < shown; ahead += 1) {
    const day = addDays(today, ahead);
    // The strip then keeps its label and its link; the timetable says what is wrong.
    const slots = await loadDayClasses(api, day).catch(() => null);
    if (!slots) break;
    found.push(...slots.map((slot) => ({ day, slot })));
  }
  const first = found[0]?.day ?? today;
  return {
    label: formatDayName(first, today),
    day: formatDayMedium(first),
    classes: found
      .slice(0, shown)
      .map(({ day, slot }) => inWords(slot, day, day === first ? null : formatDayShort(day))),
  };
}

function inWords(slot: ClassSlot, date: LocalDate, laterDay: string | null): HomeClass {
  const time = getStartTime(slot);
  return {
    id: slot.classId,
    to: `/timetable?${new URLSearchParams({ date, time })}`,
    time,
    laterDay,
    title: slot.className,
    detail: `${slot.instructorName} · ${slot.durationMin} min`,
    price: formatPrice(getPricePence(slot).final),
    places: formatPlacesLeft(slot.capacityLeft),
    low: getClassStatus(slot.capacityLeft) !== 'open',
  };
}
