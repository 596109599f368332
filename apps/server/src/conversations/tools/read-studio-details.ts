import { type ClassPage, listClassPages } from '@studio/content/class-pages';
import type { SiteCopy } from '@studio/content/site-copy/site-copy-fields';
import { siteSettings } from '@studio/content/site-settings';
import type {
  ClassTypeDto,
  GetCatalogueResponse,
  ProductDto,
  StudioProfile,
} from '@studio/contracts/catalogue';
import { formatValidity } from '@studio/domain/catalogue/format-validity';
import { getProductActionLink } from '@studio/domain/catalogue/product-action-link';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { findSetting, listActivities } from '../../catalogue/store.ts';
import type {
  AssistantProduct,
  AssistantProductTerms,
  StudioDetails,
} from '../../integrations/assistant/port.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { countClassesByDay } from '../../timetable/count-classes.ts';
import { findSuitabilityText } from './class-passages.ts';

/** Number of days ahead for which closures are listed. */
const closureDays = 366;

/** Reads the studio's current details from the database. */
export async function readStudioDetails(
  db: QueryExecutor,
  branchId: string,
  { catalogue, copy }: { catalogue: GetCatalogueResponse; copy: SiteCopy },
  now: Date,
): Promise<StudioDetails> {
  const today = toLondonDate(now);
  const year = { from: today, to: addDays(today, closureDays) };
  const [activities, days, capacities, tourHours] = await Promise.all([
    listActivities(db, branchId),
    countClassesByDay(db, branchId, year, {}, now),
    listLargestCapacities(db, branchId),
    findSetting(db, branchId, 'tourHours'),
  ]);
  const { studio, rooms, classTypes, instructors, products, settings } = catalogue;
  const pages = listClassPages(copy.classes, classTypes);
  return {
    ...toProfileDetails(studio),
    tourHours: tourHours ?? siteSettings.tourHours,
    closures: days.flatMap(({ date, name }) => (name === null ? [] : [{ date, name }])),
    activities: activities
      .filter(({ id }) => classTypes.some(({ activityId }) => activityId === id))
      .map(({ id, label }) => ({ id, name: label, to: findActivityPath(pages, id) })),
    rooms: rooms.map(({ name, detail }) => ({ name, detail })),
    classTypes: classTypes.map((one) => ({
      ...toClassTypeDetails(one, capacities.get(one.id) ?? 0),
      suits: findSuitabilityText(copy.eligibility, one.id) ?? '',
    })),
    instructors: instructors.map(({ id, name, bio, tags, teaches, oneToOneFromPence }) => ({
      id,
      name,
      about: bio,
      tags,
      teaches,
      oneToOneFromPence,
    })),
    products: products.map(toAssistantProduct),
    newsletterOfferPercent: settings.newsletterOfferPercent,
    arriveEarlyMinutes: settings.arriveEarlyMinutes,
    cancellationRule: settings.cancellationRule,
  };
}

function toProfileDetails({ name, address, directions, phone, email, hours }: StudioProfile) {
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

function toClassTypeDetails(
  type: ClassTypeDto,
  capacity: number,
): Omit<StudioDetails['classTypes'][number], 'suits'> {
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

/** Returns the path of the page about an activity, or of all classes if it has none. */
function findActivityPath(pages: readonly ClassPage[], activityId: string): string {
  const page = pages.find((one) => one.activityId === activityId);
  return page ? `/classes/${page.category.id}` : '/classes';
}

function toAssistantProduct({ id, kind, name, pricePence, terms }: ProductDto): AssistantProduct {
  const { sessions, renewsMonthly, copy } = terms;
  return {
    id,
    name,
    kind,
    pricePence,
    sessions,
    perMonth: renewsMonthly,
    details: [copy.subtitle, ...copy.includes, ...copy.excludes, ...formatTerms(terms)],
    terms: toProductTerms(terms),
    to: getPurchasePath(id, kind, getProductActionLink(terms), copy.fragments[0] ?? copy.section),
  };
}

function toProductTerms(terms: ProductDto['terms']): AssistantProductTerms {
  const { covers, offPeakOnly, shareable, oncePerPerson, memberDiscountPercent, validDays } = terms;
  return {
    covers,
    validDays,
    onlyWhen: terms.onlyWhen,
    offPeakOnly,
    shareable,
    oncePerPerson,
    memberDiscountPercent,
    valid: formatValidity(terms),
  };
}

function formatTerms(terms: ProductDto['terms']): string[] {
  const { validDays, offPeakOnly, shareable, oncePerPerson, memberDiscountPercent } = terms;
  return [
    ...(validDays === null ? [] : [`Valid for ${formatValidity(terms)}`]),
    ...(offPeakOnly ? ['Weekday classes that start before 16:00'] : []),
    ...(shareable ? ['Share with friends or family who check in with you'] : ['For one person']),
    ...(oncePerPerson ? ['Once per person'] : []),
    ...(memberDiscountPercent > 0 ? [`${memberDiscountPercent}% off 1:1s, drop-ins and packs`] : []),
  ];
}

/**
 * Returns the path on which to buy a product: its checkout, or the page on which customers choose or enquire about its
 * kind.
 */
function getPurchasePath(
  id: string,
  kind: AssistantProduct['kind'],
  action: string,
  fragment: string,
): string {
  if (kind === 'drop-in' || kind === 'event') return action;
  if (action.startsWith('/timetable')) return action;
  return kind === 'one-to-one' ? `/pricing#${fragment}` : `/checkout?product=${id}`;
}

const largest: PreparedStatement = {
  name: 'largest_classes',
  text: `SELECT class_type_id AS "classTypeId", max(capacity)::int AS capacity FROM class_series
    WHERE branch_id = $1 GROUP BY 1`,
};

/**
 * Returns the largest capacity among the recurring classes of each class type, by class type id. Omits types without
 * recurring classes.
 */
async function listLargestCapacities(db: QueryExecutor, branchId: string): Promise<Map<string, number>> {
  const rows = await db.run<{ classTypeId: string; capacity: number }>(largest, [branchId]);
  return new Map(rows.map(({ classTypeId, capacity }) => [classTypeId, capacity]));
}
