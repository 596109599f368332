import type { ClassTypeFacts, ProductFacts } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { AvailabilityAnswer, ClassSlot } from '@studio/contracts/timetable';
import { formatPriceShort } from '@studio/domain/money/money';
import type { Recommendable } from '@studio/domain/recommendations/recommend-classes';
import { dayName } from '@studio/domain/time/day-name';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { timetableSearch } from '@studio/domain/timetable/timetable-query';
import type { Api } from '../../lib/api.ts';
import { startDay, startTime } from '../../lib/class-words.ts';
import { loadCatalogue } from '../../lib/load-catalogue.ts';
import { firstTimePrice } from './first-time-price.ts';

/** A class that the quiz can recommend, with everything that it then says. */
export interface QuizClass extends Recommendable {
  durationMin: number;
  /** "£12 / session". */
  price: string;
  /** What it costs somebody new, "First class £9"; null without such an offer. */
  firstPrice: string | null;
  /** The next one with a place, "Tomorrow, 18:45"; null when none was found. */
  next: string | null;
  /** The timetable with that class open, or with all of its kind. */
  to: string;
}

/** A week and a day: every class of the weekly timetable that is not full comes within it. */
const daysAsked = 8;

/**
 * What the quiz needs, small: the classes that it can recommend and the next one of each that has a place. Asks for
 * one day after another, and for no more than it takes to find one of each. Throws an ApiError when the catalogue
 * cannot be read; without the timetable the times are missing.
 */
export async function loadQuiz(api: Api, now: Date): Promise<QuizClass[]> {
  const { classTypes, products, studio } = await loadCatalogue(api);
  const types = classTypes.filter(recommendable);
  const today = londonDate(now);
  const next = await nextOfEach(api, today, new Set(types.map(({ title }) => title)));
  return types.map((type) =>
    quizClass(type, next.get(type.title), { today, products, currency: studio.currency }),
  );
}

/** What no answer leads to is not sent: classes for women only, and events. */
function recommendable({ tags }: ClassTypeFacts): boolean {
  return !tags.includes('female-only') && !tags.includes('no-entitlement');
}

/** The next class with a place for each title. Asks no further when a call fails: what was found stands. */
async function nextOfEach(api: Api, today: LocalDate, wanted: Set<string>): Promise<Map<string, ClassSlot>> {
  const found = new Map<string, ClassSlot>();
  try {
    for (let day = 0; day < daysAsked && found.size < wanted.size; day++) {
      const date = addDays(today, day);
      const { slots } = await api.call<AvailabilityAnswer>(paths.availability, { date, filters: {} });
      for (const slot of slots) {
        const { className, capacityLeft } = slot;
        if (capacityLeft > 0 && wanted.has(className) && !found.has(className)) found.set(className, slot);
      }
    }
  } catch {
    // The links then lead to the timetable, which says what is wrong.
  }
  return found;
}

interface Around {
  today: LocalDate;
  products: readonly ProductFacts[];
  currency: string;
}

function quizClass(type: ClassTypeFacts, next: ClassSlot | undefined, around: Around): QuizClass {
  const { title, activityId, subType, difficulty, tags, durationMin, pricePence } = type;
  const { today, products, currency } = around;
  const time = next ? { date: startDay(next), time: startTime(next) } : {};
  return {
    ...{ title, activityId, subType, difficulty, tags, durationMin },
    price: `${formatPriceShort(pricePence, currency)} / session`,
    firstPrice: firstTimePrice(products, activityId, currency),
    next: next ? `${dayName(startDay(next), today)}, ${startTime(next)}` : null,
    to: `/timetable${timetableSearch({ filter: 'activity', activityType: activityId, subType, ...time })}`,
  };
}
