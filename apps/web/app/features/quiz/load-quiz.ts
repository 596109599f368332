import type { ClassTypeFacts, ProductFacts } from '@studio/contracts/catalogue';
import type { ClassSlot } from '@studio/contracts/timetable';
import { formatPriceShort } from '@studio/domain/money/money';
import type { Recommendable } from '@studio/domain/recommendations/recommend-classes';
import { dayName } from '@studio/domain/time/day-name';
import type { LocalDate } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { classTypeSearch } from '@studio/domain/timetable/class-type-link';
import type { Api } from '../../lib/api.ts';
import { startDay, startTime } from '../../lib/class-words.ts';
import { loadCatalogue } from '../../lib/load-catalogue.ts';
import { loadNextOfEach } from '../../lib/load-next-of-each.ts';
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

/**
 * What the quiz needs, small: the classes that it can recommend and the next one of each that has a place. Throws
 * an ApiError when the catalogue cannot be read; without the timetable the times are missing.
 */
export async function loadQuiz(api: Api, now: Date): Promise<QuizClass[]> {
  const { classTypes, products, studio } = await loadCatalogue(api);
  const types = classTypes.filter(recommendable);
  const around = { today: londonDate(now), classTypes, products, currency: studio.currency };
  const next = await loadNextOfEach(
    api,
    now,
    types.map(({ title }) => title),
  );
  return types.map((type) => quizClass(type, next.get(type.title), around));
}

/** What no answer leads to is not sent: classes for women only, and events. */
function recommendable({ tags }: ClassTypeFacts): boolean {
  return !tags.includes('female-only') && !tags.includes('no-entitlement');
}

interface Around {
  today: LocalDate;
  classTypes: readonly ClassTypeFacts[];
  products: readonly ProductFacts[];
  currency: string;
}

function quizClass(type: ClassTypeFacts, next: ClassSlot | undefined, around: Around): QuizClass {
  const { title, activityId, subType, difficulty, tags, durationMin, pricePence } = type;
  const { today, classTypes, products, currency } = around;
  const time = next ? { date: startDay(next), time: startTime(next) } : {};
  return {
    title,
    activityId,
    subType,
    difficulty,
    tags,
    durationMin,
    price: `${formatPriceShort(pricePence, currency)} / session`,
    firstPrice: firstTimePrice(products, activityId, currency),
    next: next ? `${dayName(startDay(next), today)}, ${startTime(next)}` : null,
    to: `/timetable${classTypeSearch(type, classTypes, time)}`,
  };
}
