import { isBuiltInActivity } from '@studio/content/activities';
import type { ClassTypeDto, ProductDto } from '@studio/contracts/catalogue';
import type { ClassSlot } from '@studio/contracts/timetable';
import { formatPriceShort } from '@studio/domain/money/money';
import type { RecommendableClass } from '@studio/domain/recommendations/recommend-classes';
import { formatDayName } from '@studio/domain/time/format-day-name';
import type { LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { buildClassTypeSearch } from '@studio/domain/timetable/class-type-link';
import type { Api } from '../../../lib/api/api.ts';
import { getStartDay, getStartTime } from '../../../lib/format/class-text.ts';
import { choosePicture, type PictureSettings } from '../../../lib/site/choose-picture.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { loadNextClassByTitle } from '../../../lib/site/load-next-class-by-title.ts';
import type { PictureDetails } from '../../../ui/picture-details.ts';
import { describeFirstTimePrice } from './describe-first-time-price.ts';

export interface QuizClass extends RecommendableClass {
  durationMin: number;
  /** Price, such as "£12 / session". */
  price: string;
  /** First-time price, such as "First class £9"; null without such an offer. */
  firstPrice: string | null;
  /** Next class with a free place, such as "Tomorrow, 18:45"; null if there is none. */
  next: string | null;
  /** Uploaded picture; null to show the built-in one. */
  picture: PictureDetails | null;
  /** URL of the timetable, which opens the next class or filters by class type. */
  to: string;
}

/**
 * Loads the classes that the quiz can recommend, each with its next bookable start. Throws ApiError if the
 * catalogue can't be loaded. If the timetable can't be loaded, omits the starts.
 */
export async function loadQuizClasses(api: Api, now: Date): Promise<QuizClass[]> {
  const { activities, classTypes, products, settings, studio } = await loadCatalogue(api);
  const types = classTypes.filter(canRecommend);
  const context = {
    today: toLondonDate(now),
    builtInIds: new Set(activities.filter(isBuiltInActivity).map(({ id }) => id)),
    classTypes,
    products,
    settings,
    currency: studio.currency,
  };
  const next = await loadNextClassByTitle(
    api,
    now,
    types.map(({ title }) => title),
  );
  return types.map((type) => toQuizClass(type, next.get(type.title), context));
}

/**
 * Returns whether the quiz can recommend a class type. Excludes female-only classes and events, because no option of
 * the quiz asks for them.
 */
function canRecommend({ tags }: ClassTypeDto): boolean {
  return !tags.includes('female-only') && !tags.includes('no-entitlement');
}

interface QuizContext extends PictureSettings {
  today: LocalDate;
  /** Ids of the activities that still have their built-in name. */
  builtInIds: ReadonlySet<string>;
  classTypes: readonly ClassTypeDto[];
  products: readonly ProductDto[];
  currency: string;
}

function toQuizClass(type: ClassTypeDto, next: ClassSlot | undefined, context: QuizContext): QuizClass {
  const { title, activityId, subType, difficulty, tags, durationMin, pricePence, picture } = type;
  const { today, builtInIds, classTypes, products, currency } = context;
  const time = next ? { date: getStartDay(next), time: getStartTime(next) } : {};
  return {
    title,
    // The reasons and pictures of the built-in activity don't fit one that an owner has renamed.
    activityId: builtInIds.has(activityId) ? activityId : `own ${activityId}`,
    subType,
    difficulty,
    tags,
    durationMin,
    price: `${formatPriceShort(pricePence, currency)} / session`,
    firstPrice: describeFirstTimePrice(products, activityId, currency),
    picture: choosePicture(picture, context),
    next: next ? `${formatDayName(getStartDay(next), today)}, ${getStartTime(next)}` : null,
    to: `/timetable${buildClassTypeSearch(type, classTypes, time)}`,
  };
}
