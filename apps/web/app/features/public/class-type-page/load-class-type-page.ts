import {
  type ClassTypePageCopy,
  classTypePages,
  getClassTypePagePath,
} from '@studio/content/copy/class-type-pages';
import { coreClasses } from '@studio/content/copy/home';
import { sampleReviews } from '@studio/content/copy/sample-reviews';
import type { ClassTypeDto, GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { ListPublishedReviewsResponse } from '@studio/contracts/reviews';
import type { ClassSlot } from '@studio/contracts/timetable';
import { formatPriceShort } from '@studio/domain/money/money';
import { applyPercentDiscount } from '@studio/domain/pricing/discounted-price';
import { buildTimetableSearch } from '@studio/domain/timetable/timetable-query';
import type { Api } from '../../../lib/api/api.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { toPictureDetails } from '../../../lib/site/to-picture-details.ts';
import { type Breadcrumb, toBreadcrumbList } from '../../../lib/structured-data/to-breadcrumb-list.ts';
import { toClassEvent } from '../../../lib/structured-data/to-class-event.ts';
import { toRatedClass } from '../../../lib/structured-data/to-rated-class.ts';
import { listFeaturedProducts, listPaymentOptions } from './class-products.ts';
import type {
  ClassInstructor,
  ClassTypeDescription,
  ClassTypeDetails,
  ClassTypePageData,
  PublishedReviews,
} from './class-type-page-data.ts';
import { loadUpcomingSlots, toUpcomingClasses } from './load-upcoming-classes.ts';

/**
 * Loads a class type page. Returns null when the catalogue no longer has the class type.
 * `samples`: show sample reviews, in a demo. `origin`: the site's origin, for structured data.
 */
export async function loadClassTypePage(
  api: Api,
  page: ClassTypePageCopy,
  { now, samples, origin }: { now: Date; samples: boolean; origin: string },
): Promise<ClassTypePageData | null> {
  const filters = { activityType: page.activityId, subType: page.subType };
  const [catalogue, slots, published] = await Promise.all([
    loadCatalogue(api),
    loadUpcomingSlots(api, filters, now),
    loadReviews(api, filters),
  ]);
  const type = catalogue.classTypes.find(({ id }) => id === page.classTypeId);
  if (!type) return null;
  return {
    key: page.key,
    category: page.category,
    crumb: page.crumb,
    path: getClassTypePagePath(page),
    timetable: `/timetable${buildTimetableSearch({ filter: 'activity', ...filters })}`,
    styles: listStyles(page, catalogue),
    meta: { title: page.metaTitle, description: page.metaDescription },
    details: toDetails(page, type, catalogue, slots ?? []),
    picture: type.picture && toPictureDetails(type.picture),
    story: toStory(page, catalogue),
    filters,
    upcoming: toUpcomingClasses(slots, now),
    others: page.others,
    cancellationRule: catalogue.settings.cancellationRule,
    paymentOptions: listPaymentOptions(catalogue.products, page.activityId),
    spotlight: listFeaturedProducts(catalogue.products, page.activityId),
    teachers: listTeachers(page, catalogue),
    reviews: { ...published, samples: samples ? sampleReviews[page.key] : [] },
    structuredData: [
      toBreadcrumbList(toBreadcrumbs(page), origin),
      ...toRatedClass({
        name: type.title,
        path: getClassTypePagePath(page),
        studio: catalogue.studio,
        origin,
        ...published,
      }),
      ...(slots ?? []).map((slot) => toClassEvent({ slot, studio: catalogue.studio, origin, state: 'on' })),
    ],
  };
}

/** Loads published reviews. Returns none if that fails, because the page is useful without them. */
async function loadReviews(
  api: Api,
  filters: ClassTypePageData['filters'],
): Promise<Omit<PublishedReviews, 'samples'>> {
  try {
    const { count, average, reviews, next } = await api.call<ListPublishedReviewsResponse>(
      paths.shownReviews,
      filters,
    );
    return { count, average, reviews, next };
  } catch {
    return { count: 0, average: null, reviews: [], next: null };
  }
}

/** Returns the breadcrumbs: Classes, the category, and the style if it has its own page. */
function toBreadcrumbs(page: ClassTypePageCopy): Breadcrumb[] {
  const category = { name: page.crumb, path: `/classes/${page.category}` };
  const style = page.styleLabel ? [{ name: page.styleLabel, path: getClassTypePagePath(page) }] : [];
  return [{ name: 'Classes', path: '/classes' }, category, ...style];
}

function toDetails(
  page: ClassTypePageCopy,
  type: ClassTypeDto,
  catalogue: GetCatalogueResponse,
  upcomingSlots: readonly ClassSlot[],
): ClassTypeDetails {
  const card = coreClasses.cards.find(({ slug }) => slug === page.card);
  const room = catalogue.rooms.find(({ id }) => id === page.roomId);
  const discountPercent = Math.max(0, ...catalogue.products.map(({ terms }) => terms.memberDiscountPercent));
  return {
    title: type.title,
    lead: page.lead,
    minutes: type.durationMin,
    level: type.difficulty,
    levelNote: page.levelNote ?? card?.leftMetaLabel ?? '',
    // Some classes have fewer places than their room, so the capacity of the next class takes precedence.
    capacity:
      upcomingSlots.find(({ className }) => className === type.title)?.capacity ?? room?.capacity ?? null,
    pricePence: type.pricePence,
    memberPence: discountPercent > 0 ? applyPercentDiscount(type.pricePence, discountPercent) : null,
    priceLabel: card?.rightMetaLabel ?? null,
    membership: card?.membership ?? null,
    rating: card?.rating ?? 0,
    reviewsCount: card?.reviewsCount ?? 0,
  };
}

function toStory(
  { overview, timeline, goodFor, bring, firstVisit }: ClassTypePageCopy,
  catalogue: GetCatalogueResponse,
): ClassTypeDescription {
  const offer = catalogue.products.find(({ id }) => id === firstVisit?.productId);
  const first =
    offer && firstVisit ? [firstVisit.line.replace('{price}', formatPriceShort(offer.pricePence))] : [];
  const minutes = String(catalogue.settings.arriveEarlyMinutes);
  return {
    overview,
    timeline,
    goodFor: [...first, ...goodFor],
    bring: bring.map((line) => line.replace('{minutes}', minutes)),
  };
}

/** Returns links to the category's pages; an empty list when there is only one. */
function listStyles({ category }: ClassTypePageCopy, { classTypes }: GetCatalogueResponse) {
  const pages = classTypePages.filter((page) => page.category === category);
  if (pages.length < 2) return [];
  return pages.map((page) => ({
    key: page.key,
    label: page.styleLabel ?? classTypes.find(({ id }) => id === page.classTypeId)?.title ?? page.crumb,
    to: getClassTypePagePath(page),
  }));
}

/** Returns instructors of the page's subtype, or of the whole activity when the page has no subtype. */
function listTeachers(
  page: ClassTypePageCopy,
  { classTypes, instructors }: GetCatalogueResponse,
): ClassInstructor[] {
  const classTypeIds = classTypes
    .filter((type) => type.activityId === page.activityId && (!page.subType || type.subType === page.subType))
    .map(({ id }) => id);
  return instructors
    .filter(({ teaches }) => teaches.some((id) => classTypeIds.includes(id)))
    .map(({ id, name, bio, portrait, picture, tags, oneToOneFromPence }) => ({
      id,
      name,
      bio,
      portrait,
      picture: picture && toPictureDetails(picture),
      tags,
      oneToOneFromPence,
      firstName: name.split(' ')[0] ?? name,
    }));
}
