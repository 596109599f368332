import { formatPrice } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { formatDayLong, formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { isLocalDate } from '@studio/domain/time/local-date';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { chooseClassPicture } from '../features/public/scheduled-class/choose-class-picture.ts';
import { buildClassPicturePreloadLinks } from '../features/public/scheduled-class/class-picture.tsx';
import { loadScheduledClass } from '../features/public/scheduled-class/load-scheduled-class.ts';
import type { ScheduledClass } from '../features/public/scheduled-class/scheduled-class-data.ts';
import { ScheduledClassPage } from '../features/public/scheduled-class/scheduled-class-page.tsx';
import { NotFoundPage } from '../features/public/shell/not-found-page.tsx';
import { JoinWaitingList } from '../features/public/waiting-list/join-waiting-list.tsx';
import { isNotFound } from '../lib/api/api-error.ts';
import { getStartTime } from '../lib/format/class-text.ts';
import { studioSharePath } from '../lib/site/get-share-image-path.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/scheduled-class';

export const handle = {
  cacheFor: { seconds: 1 },
  shareMetadata: (klass: ScheduledClass) => ({
    // Link previews show the built-in picture, or the studio's own share image for other activities.
    sharePicture: {
      path: klass.sharePath,
      alt:
        klass.sharePath === studioSharePath
          ? klass.title
          : chooseClassPicture({ ...klass, picture: null }).alt,
    },
  }),
};

export async function loader({ context, params: { date, slug } }: Route.LoaderArgs) {
  if (!isLocalDate(date)) throw new Response('Not Found', { status: 404 });
  const { config, now } = context.get(siteContext);
  const options = { now: now(), origin: config.publicUrl };
  const api = getServerApi(context);
  const klass = await loadScheduledClass(api, { date, slug }, options).catch((error: unknown) => {
    if (isNotFound(error)) throw new Response('Not Found', { status: 404 });
    throw error;
  });
  // Redirects if the class has been renamed or moved since the requested URL was shared.
  const path = buildClassPath({ className: klass.title, dateStart: klass.dateStart });
  if (path !== `/classes/on/${date}/${slug}`) throw redirect(path);
  return klass;
}

export function meta({ loaderData: klass, matches }: Route.MetaArgs) {
  if (!klass)
    return buildPageMeta(matches, 'Class not found', 'We can’t find this class.', { unlisted: true });
  const { title, date, dateStart, start, end, teacher, address, currency, structuredData } = klass;
  const { state, capacityLeft, finalPence } = klass.now;
  const places = formatCount(capacityLeft, 'place left', 'places left');
  const offer = `${formatPrice(finalPence, currency)} / session, ${capacityLeft > 0 ? places : 'full'}.`;
  const when = `${formatDayLong(date)}, ${formatTime(new Date(start))} to ${formatTime(new Date(end))}`;
  return [
    ...buildPageMeta(
      matches,
      `${title}, ${formatDayShort(date)}, ${getStartTime({ dateStart })}`,
      `${title} with ${teacher.name} on ${when}, at ${address}. ${state === 'on' ? offer : ''}`.trim(),
      { structuredData, unlisted: state !== 'on' },
    ),
    ...buildClassPicturePreloadLinks(klass).map((link) => ({ tagName: 'link', ...link })),
  ];
}

/**
 * Returns whether the visitor navigates to another class. Otherwise nothing is reloaded, because the page refetches
 * its own live data.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function ScheduledClassRoute({ loaderData: klass }: Route.ComponentProps) {
  const { classId, title: className, start, dateStart, activityType } = klass;
  const waited = { classId, className, start, dateStart, activityType };
  return (
    <ScheduledClassPage
      key={classId}
      klass={klass}
      whenFull={<JoinWaitingList klass={waited} size="large" />}
    />
  );
}

/** Shows the not-found page for error responses, and leaves exceptions to the root boundary. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (error instanceof Error) throw error;
  return <NotFoundPage />;
}
