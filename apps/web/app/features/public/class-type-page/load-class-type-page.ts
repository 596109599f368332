import { type ClassPage, toLines } from '@studio/content/class-pages';
import { listSampleReviews } from '@studio/content/copy/sample-reviews';
import type { ClassTypeDto, GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { ListPublishedReviewsResponse } from '@studio/contracts/reviews';
import type { ClassSlot } from '@studio/contracts/timetable';
import { formatPriceShort } from '@studio/domain/money/money';
import { applyPercentDiscount } from '@studio/domain/pricing/discounted-price';
import { buildTimetableSearch } from '@studio/domain/timetable/timetable-query';
import type { Api } from '../../../lib/api/api.ts';
import { choosePicture } from '../../../lib/site/choose-picture.ts';
import { getShareImagePath } from '../../../lib/site/get-share-image-path.ts';
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

interface ClassTypePageOptions {
  catalogue: GetCatalogueResponse;
  pages: readonly ClassPage[];
  teachersRating: string;
  now: Date;
  samples: boolean;
  origin: string;
}

/**
 * Loads a class page. `pages` contains all class pages. `samples`: show sample reviews, in a demo. `origin`: the site's
 * origin, for structured data. Throws ApiError.
 */
export async function loadClassTypePage(
  api: Api,
  page: ClassPage,
  { catalogue, pages, teachersRating, now, samples, origin }: ClassTypePageOptions,
): Promise<ClassTypePageData> {
  const filters = { activityType: page.activityId, subType: page.subType };
  const [slots, published] = await Promise.all([
    loadUpcomingSlots(api, filters, now),
    loadReviews(api, filters),
  ]);
  const type = catalogue.classTypes.find(({ id }) => id === page.classType);
  if (!type) throw new Error(`The class page ${page.id} has no class type.`);
  return {
    key: page.id,
    category: page.category.id,
    crumb: page.category.name,
    path: page.path,
    timetable: `/timetable${buildTimetableSearch({ filter: 'activity', ...filters })}`,
    styles: listStyles(page, pages),
    meta: { title: page.metaTitle, description: page.metaDescription },
    details: toDetails(page, type, catalogue, slots ?? []),
    activityId: type.activityId,
    subType: type.subType,
    picture: choosePicture(type.picture, catalogue),
    sharePath: getShareImagePath({ activityId: page.activityId, subType: page.subType }, catalogue),
    story: toStory(page, catalogue),
    filters,
    upcoming: toUpcomingClasses(slots, now),
    others: page.others.line
      ? { line: page.others.line, links: page.others.link ? [page.others.link] : [] }
      : null,
    cancellationRule: catalogue.settings.cancellationRule,
    paymentOptions: listPaymentOptions(catalogue.products, page.activityId),
    spotlight: listFeaturedProducts(catalogue.products, page.activityId),
    teachers: listTeachers(page, catalogue),
    teachersRating,
    reviews: { ...published, samples: samples ? listSampleReviews(page.id) : [] },
    structuredData: [
      toBreadcrumbList(toBreadcrumbs(page), origin),
      ...toRatedClass({
        name: type.title,
        path: page.path,
        studio: catalogue.studio,
        origin,
        ...published,
      }),
      ...(slots ?? []).map((slot) =>
        toClassEvent({
          ...{ slot, studio: catalogue.studio, origin, state: 'on' },
          picture: getShareImagePath(
            { activityId: slot.activityType, subType: slot.activitySubType },
            catalogue,
          ),
        }),
      ),
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
function toBreadcrumbs({ category: { id, name }, style: label, path }: ClassPage): Breadcrumb[] {
  const category = { name, path: `/classes/${id}` };
  const style = label && path !== category.path ? [{ name: label, path }] : [];
  return [{ name: 'Classes', path: '/classes' }, category, ...style];
}

function toDetails(
  page: ClassPage,
  type: ClassTypeDto,
  catalogue: GetCatalogueResponse,
  upcomingSlots: readonly ClassSlot[],
): ClassTypeDetails {
  const { card } = page;
  const discountPercent = Math.max(0, ...catalogue.products.map(({ terms }) => terms.memberDiscountPercent));
  return {
    title: type.title,
    lead: page.lead,
    minutes: type.durationMin,
    level: type.difficulty,
    levelNote: page.levelNote || card.note,
    // A class may have more or fewer places than its type, so the capacity of the next class takes precedence.
    capacity: upcomingSlots.find(({ className }) => className === type.title)?.capacity ?? type.capacity,
    pricePence: type.pricePence,
    memberPence: discountPercent > 0 ? applyPercentDiscount(type.pricePence, discountPercent) : null,
    priceLabel: card.price || null,
    membership: card.membership,
    rating: Number(card.rating) || null,
    reviewsCount: Number(card.reviews) || 0,
  };
}

function toStory(
  { overview, timeline, goodFor, bring, firstVisit }: ClassPage,
  catalogue: GetCatalogueResponse,
): ClassTypeDescription {
  const offer = catalogue.products.find(({ id }) => id === firstVisit.product);
  const first =
    offer && firstVisit.line ? [firstVisit.line.replace('{price}', formatPriceShort(offer.pricePence))] : [];
  const minutes = String(catalogue.settings.arriveEarlyMinutes);
  return {
    overview,
    timeline: timeline.map(({ minute, title, text }) => ({ minute: Number(minute) || 0, title, text })),
    goodFor: [...first, ...toLines(goodFor)],
    bring: toLines(bring).map((line) => line.replace('{minutes}', minutes)),
  };
}

/** Returns links to the category's pages; an empty list when there is only one. */
function listStyles({ category }: ClassPage, all: readonly ClassPage[]) {
  const pages = all.filter((page) => page.category.id === category.id);
  if (pages.length < 2) return [];
  return pages.map(({ id, style, name, path }) => ({ key: id, label: style || name, to: path }));
}

/** Returns instructors of the page's subtype, or of the whole activity when the page has no subtype. */
function listTeachers(page: ClassPage, { classTypes, instructors }: GetCatalogueResponse): ClassInstructor[] {
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
