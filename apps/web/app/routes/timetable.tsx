import { formatList } from '@studio/domain/text/format';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { buildTimetableSearch, timetableParameters } from '@studio/domain/timetable/timetable-query';
import { lazyIsland } from '@studio/islands/lazy-island';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { getChosenFiltersText } from '../features/public/timetable/chosen-filters-text.ts';
import { loadTimetable, type TimetableData } from '../features/public/timetable/load-timetable.ts';
import { removeUnknownFilters } from '../features/public/timetable/remove-unknown-filters.ts';
import { hasSameClasses, parseTimetableUrl } from '../features/public/timetable/timetable-url.ts';
import { useTrackEvent } from '../lib/analytics/use-track-event.ts';
import { useDemoSignInLink } from '../lib/session/use-demo-sign-in-link.ts';
import { getRootDataFromMatches } from '../lib/site/get-studio-from-matches.ts';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/timetable';

export const handle = { reads: timetableParameters };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const activities = getRootDataFromMatches(matches)?.activities ?? [];
  const taught = activities.filter(({ isTaught }) => isTaught).map(({ label }) => label);
  const description = `${formatList(taught)} classes by day, with places left. Book in a minute.`.trimStart();
  if (!loaderData) return buildPageMeta(matches, 'Timetable', description);
  const { date, facets, filters, instructor } = loaderData;
  const { value } = getChosenFiltersText(
    parseTimetableUrl(location.search),
    filters,
    facets.value,
    instructor,
    activities,
  );
  return buildPageMeta(matches, `${value}, ${formatDayMedium(date)}`, description);
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = getServerApi(context);
  const query = parseTimetableUrl(new URL(request.url).searchParams);
  const known = await removeUnknownFilters(query, () => loadCatalogue(api));
  if (known !== query) throw redirect(`/timetable${buildTimetableSearch(known)}`);
  return loadTimetable(api, query, context.get(siteContext).now());
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { loadTimetableInBrowser: loadTimetableHere } = await import(
    '../features/public/timetable/load-timetable-in-browser.ts'
  );
  return loadTimetableHere(request.url);
}

/** Opening a class changes only the URL and needs no data. Navigating to the same URL reloads the data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return true;
  return !hasSameClasses(parseTimetableUrl(currentUrl.searchParams), parseTimetableUrl(nextUrl.searchParams));
}

/**
 * Days, filters and rows work before hydration. The page hydrates when the browser is idle, so that the script is
 * ready for the first tap, and to refetch free places.
 */
const Timetable = lazyIsland(async () => {
  const [{ Timetable }, { FullClassActionsContext: FullClass }, { BookingSteps }, { JoinWaitingList }] =
    await Promise.all([
      import('../features/public/timetable/timetable.tsx'),
      import('../features/public/timetable/full-class-actions-context.tsx'),
      import('../features/public/shell/booking-steps.tsx'),
      import('../features/public/waiting-list/join-waiting-list.tsx'),
    ]);
  const breadcrumb = <BookingSteps current="Find a class" />;
  return ({ data }: { data: TimetableData }) => (
    <FullClass value={JoinWaitingList}>
      <Timetable data={data} breadcrumb={breadcrumb} />
    </FullClass>
  );
});

export default function TimetablePage({ loaderData }: Route.ComponentProps) {
  useDemoSignInLink();
  useTrackEvent('timetable-viewed');
  return <Timetable data={loaderData} />;
}
