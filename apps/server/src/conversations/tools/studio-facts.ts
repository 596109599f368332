import type {
  CatalogueAnswer,
  ClassTypeFacts,
  ProductFacts,
  StudioProfile,
} from '@studio/contracts/catalogue';
import { actionAddress } from '@studio/domain/catalogue/action-address';
import { validityWords } from '@studio/domain/catalogue/validity';
import { addDays } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { listActivities } from '../../catalogue/store.ts';
import type { PricedProduct, SoldTerms, StudioFacts } from '../../outside/assistant/port.ts';
import type { Queries } from '../../platform/database.ts';
import { countDays } from '../../timetable/store.ts';
import { largestClasses } from './largest-classes.ts';

/** Days ahead of which closed ones are told. */
const closureDays = 366;

/** The studio as its database has it now. */
export async function readStudioFacts(
  db: Queries,
  branchId: string,
  catalogue: CatalogueAnswer,
  now: Date,
): Promise<StudioFacts> {
  const today = londonDate(now);
  const year = { from: today, to: addDays(today, closureDays) };
  const [activities, days, capacities] = await Promise.all([
    listActivities(db, branchId),
    countDays(db, branchId, year, {}, now),
    largestClasses(db, branchId),
  ]);
  const { studio, classTypes, instructors, products, settings } = catalogue;
  return {
    ...profileFacts(studio),
    closures: days.flatMap(({ date, name }) => (name === null ? [] : [{ date, name }])),
    activities: activities.map(({ id, label }) => ({ id, name: label, to: activityPage(id) })),
    classTypes: classTypes.map((one) => classTypeFacts(one, capacities.get(one.id) ?? 0)),
    instructors: instructors.map(({ id, name, bio, teaches }) => ({ id, name, about: bio, teaches })),
    products: products.map(pricedProduct),
    arriveEarlyMinutes: settings.arriveEarlyMinutes,
    cancellationRule: settings.cancellationRule,
  };
}

function profileFacts({ name, address, directions, phone, email, hours }: StudioProfile) {
  const { street, district, city, postcode } = address;
  return {
    name,
    directions,
    email,
    hours,
    phone: phone.display,
    address: `${street}, ${district}, ${city} ${postcode}`,
  };
}

function classTypeFacts(type: ClassTypeFacts, capacity: number): StudioFacts['classTypes'][number] {
  const { id, activityId, subType, title, description, difficulty, durationMin, pricePence, tags } = type;
  return {
    id,
    activityId,
    subType,
    title,
    description,
    difficulty,
    durationMin,
    pricePence,
    tags,
    capacity,
  };
}

function activityPage(activityId: string): string {
  return `/classes/${activityId === 'mat' ? 'mat-pilates' : activityId}`;
}

function pricedProduct({ id, kind, name, pricePence, terms }: ProductFacts): PricedProduct {
  const { sessions, renewsMonthly, copy } = terms;
  return {
    id,
    name,
    kind,
    pricePence,
    sessions,
    perMonth: renewsMonthly,
    facts: [copy.subtitle, ...copy.includes, ...copy.excludes, ...termsFacts(terms)],
    terms: soldTerms(terms),
    to: buyingAddress(id, kind, actionAddress(terms), copy.fragments[0] ?? copy.section),
  };
}

function soldTerms(terms: ProductFacts['terms']): SoldTerms {
  const { covers, offPeakOnly, shareable, oncePerPerson, memberDiscountPercent, validDays } = terms;
  return {
    covers,
    validDays,
    onlyWhen: terms.onlyWhen,
    offPeakOnly,
    shareable,
    oncePerPerson,
    memberDiscountPercent,
    valid: validityWords(terms),
  };
}

function termsFacts(terms: ProductFacts['terms']): string[] {
  const { validDays, offPeakOnly, shareable, oncePerPerson, memberDiscountPercent } = terms;
  return [
    ...(validDays === null ? [] : [`Valid ${validityWords(terms)}`]),
    ...(offPeakOnly ? ['Weekday classes that start before 16:00'] : []),
    ...(shareable ? ['Shareable with friends or family who check in together'] : ['For one person']),
    ...(oncePerPerson ? ['Once per person'] : []),
    ...(memberDiscountPercent > 0 ? [`${memberDiscountPercent}% off 1:1s, drop-ins and packs`] : []),
  ];
}

/** Where it can be bought: its checkout, or where its kind is chosen and asked about. */
function buyingAddress(id: string, kind: PricedProduct['kind'], action: string, fragment: string): string {
  if (kind === 'drop-in' || kind === 'event') return action;
  if (action.startsWith('/timetable')) return action;
  return kind === 'one-to-one' ? `/pricing#${fragment}` : `/checkout?product=${id}`;
}
