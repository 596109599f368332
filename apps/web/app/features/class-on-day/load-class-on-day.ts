import { classPagePath, classPages } from '@studio/content/copy/class-pages';
import type { CatalogueAnswer } from '@studio/contracts/catalogue';
import type { ClassSlot } from '@studio/contracts/timetable';
import { classPath } from '@studio/domain/timetable/class-path';
import type { Api } from '../../lib/api.ts';
import { loadCatalogue } from '../../lib/load-catalogue.ts';
import { sharePath } from '../../lib/share-path.ts';
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts';
import { classEvent } from '../../lib/structured-data/class-event.ts';
import { askForClass, type ClassAddress } from './ask-for-class.ts';
import { classNow } from './class-now.ts';
import type { ClassOnDay, Teacher } from './class-on-day-data.ts';
import { standingOf } from './standing.ts';

/** Everything for the page of a class. `origin` is where the site is found. Throws an ApiError. */
export async function loadClassOnDay(
  api: Api,
  address: ClassAddress,
  { now, origin }: { now: Date; origin: string },
): Promise<ClassOnDay> {
  const [answer, catalogue] = await Promise.all([askForClass(api, address), loadCatalogue(api)]);
  const { class: slot } = answer;
  const { studio, settings } = catalogue;
  const page = classPages.find(
    ({ activityId, subType }) =>
      activityId === slot.activityType && (subType === null || subType === slot.activitySubType),
  );
  const about = page ? { name: page.crumb, path: classPagePath(page) } : null;
  const shown = classNow(answer, now);
  const picture = sharePath(slot.activityType, slot.activitySubType);
  return {
    ...address,
    ...factsOf(slot),
    address: `${studio.address.street}, ${studio.address.district}, ${studio.address.city} ${studio.address.postcode}`,
    arriveEarlyMinutes: settings.arriveEarlyMinutes,
    cancellationRule: settings.cancellationRule,
    teacher: teacherOf(slot, catalogue),
    about,
    bring: (page?.bring ?? []).map((line) => line.replace('{minutes}', String(settings.arriveEarlyMinutes))),
    now: shown,
    sharePath: picture,
    structuredData: [
      classEvent({ slot, studio, origin, picture, state: eventState(standingOf(shown, slot.end)) }),
      breadcrumbs(
        [
          { name: 'Classes', path: '/classes' },
          ...(about ? [about] : []),
          { name: slot.className, path: classPath(slot) },
        ],
        origin,
      ),
    ],
  };
}

function factsOf(slot: ClassSlot) {
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
    currency: slot.price.currency,
  };
}

/** Tags that say for whom a class is, in words. */
const audiences: Readonly<Record<string, string>> = { 'female-only': 'Female-only', prenatal: 'Prenatal' };

/** Somebody who has left the studio since still taught the class, but is told no more of. */
function teacherOf(slot: ClassSlot, { instructors }: CatalogueAnswer): Teacher {
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

function eventState(standing: ReturnType<typeof standingOf>): 'on' | 'cancelled' | 'over' {
  if (standing === 'cancelled') return 'cancelled';
  return standing === 'started' || standing === 'over' ? 'over' : 'on';
}
