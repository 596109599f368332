import { findPageOfClass, listClassPages, toLines } from '@studio/content/class-pages';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import type { ClassSlot } from '@studio/contracts/timetable';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import type { Api } from '../../../lib/api/api.ts';
import { choosePicture } from '../../../lib/site/choose-picture.ts';
import { getShareImagePath } from '../../../lib/site/get-share-image-path.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { loadSiteCopy } from '../../../lib/site/load-site-copy.ts';
import { toBreadcrumbList } from '../../../lib/structured-data/to-breadcrumb-list.ts';
import { toClassEvent } from '../../../lib/structured-data/to-class-event.ts';
import { getBookability } from './bookability.ts';
import { type ClassUrlParams, fetchClass } from './fetch-class.ts';
import type { ScheduledClass, ScheduledClassInstructor } from './scheduled-class-data.ts';
import { toClassAvailability } from './to-class-availability.ts';

/** Loads the data of the page of a scheduled class. `origin` is the site's origin. Throws ApiError. */
export async function loadScheduledClass(
  api: Api,
  params: ClassUrlParams,
  { now, origin }: { now: Date; origin: string },
): Promise<ScheduledClass> {
  const [response, catalogue, { classes }] = await Promise.all([
    fetchClass(api, params),
    loadCatalogue(api),
    loadSiteCopy(api, 'classes'),
  ]);
  const { class: slot } = response;
  const { studio, settings } = catalogue;
  const pages = listClassPages(classes, catalogue.classTypes);
  const page = findPageOfClass(pages, slot.activityType, slot.activitySubType);
  const about = page ? { name: page.category.name, path: page.path } : null;
  const shown = toClassAvailability(response, now);
  const sharePath = getShareImagePath(
    { activityId: slot.activityType, subType: slot.activitySubType },
    catalogue,
  );
  return {
    ...params,
    ...toClassDetails(slot),
    address: `${studio.address.street}, ${studio.address.district}, ${studio.address.city} ${studio.address.postcode}`,
    arriveEarlyMinutes: settings.arriveEarlyMinutes,
    cancellationRule: settings.cancellationRule,
    teacher: toClassInstructor(slot, catalogue),
    about,
    bring: toLines(page?.bring ?? '').map((line) =>
      line.replace('{minutes}', String(settings.arriveEarlyMinutes)),
    ),
    now: shown,
    picture: findPicture(slot, catalogue),
    sharePath,
    structuredData: [
      toClassEvent({
        slot,
        studio,
        origin,
        picture: sharePath,
        state: eventState(getBookability(shown, slot.end)),
      }),
      toBreadcrumbList(
        [
          { name: 'Classes', path: '/classes' },
          ...(about ? [about] : []),
          { name: slot.className, path: buildClassPath(slot) },
        ],
        origin,
      ),
    ],
  };
}

/** Returns the picture of the class's type. A class whose type was renamed since shows no uploaded one. */
function findPicture(slot: ClassSlot, { classTypes, settings }: GetCatalogueResponse) {
  const type = classTypes.find(
    ({ title, activityId }) => title === slot.className && activityId === slot.activityType,
  );
  return choosePicture(type?.picture, { settings });
}

function toClassDetails(slot: ClassSlot) {
  return {
    classId: slot.classId,
    title: slot.className,
    description: slot.description,
    activityType: slot.activityType,
    subType: slot.activitySubType,
    level: slot.difficulty,
    minutes: slot.durationMin,
    audience: slot.tags.flatMap((tag) => audiences[tag] ?? []),
    start: slot.start,
    end: slot.end,
    dateStart: slot.dateStart,
    room: slot.studio,
    roomDetail: slot.studioDetail,
    roomKind: slot.roomKind,
    currency: slot.price.currency,
  };
}

/** Labels of the tags that restrict a class to an audience. */
const audiences: Readonly<Record<string, string>> = { 'female-only': 'Female-only', prenatal: 'Prenatal' };

/**
 * Returns the instructor of a class. Instructors who have left the studio have only a name and a portrait.
 */
function toClassInstructor(slot: ClassSlot, { instructors }: GetCatalogueResponse): ScheduledClassInstructor {
  const found = instructors.find(({ id }) => id === slot.instructorId);
  if (!found)
    return {
      id: slot.instructorId,
      name: slot.instructorName,
      portrait: slot.instructorPortraitSmall,
      bio: '',
      tags: [],
    };
  const { id, name, portrait, bio, tags } = found;
  return { id, name, portrait, bio, tags };
}

function eventState(bookability: ReturnType<typeof getBookability>): 'on' | 'cancelled' | 'over' {
  if (bookability === 'cancelled') return 'cancelled';
  return bookability === 'started' || bookability === 'over' ? 'over' : 'on';
}
