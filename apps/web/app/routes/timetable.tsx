import { formatDayMedium } from '@studio/domain/time/format-london';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { BookingSteps } from '../features/shell/booking-steps.tsx';
import { readAddress, sameClasses } from '../features/timetable/address.ts';
import { chosenWords } from '../features/timetable/chosen-words.ts';
import { loadTimetable } from '../features/timetable/load-timetable.ts';
import { Timetable } from '../features/timetable/timetable.tsx';
import { browserApi } from '../lib/browser-api.ts';
import { pageMeta } from '../lib/meta.ts';
import { serverNow } from '../lib/server-clock.ts';
import { serverApi, siteContext } from '../lib/site-context.server.ts';
import type { Route } from './+types/timetable';

export function meta({ loaderData, location }: Route.MetaArgs) {
  const description =
    'Reformer, mat and yoga classes by day, with the places that are left. Book one in a minute.';
  if (!loaderData) return pageMeta('Timetable', description);
  const { date, facets, filters } = loaderData;
  const { value } = chosenWords(readAddress(location.search), filters, facets.value);
  return pageMeta(`${value}, ${formatDayMedium(date)}`, description);
}

export function loader({ context, request }: Route.LoaderArgs) {
  const query = readAddress(new URL(request.url).searchParams);
  return loadTimetable(serverApi(context), query, context.get(siteContext).now());
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTimetable(browserApi(), readAddress(new URL(request.url).searchParams), serverNow());
}

/** Opening a class changes the address and nothing that is loaded. Asking for the same address means: load anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return true;
  return !sameClasses(readAddress(currentUrl.searchParams), readAddress(nextUrl.searchParams));
}

export default function TimetablePage({ loaderData }: Route.ComponentProps) {
  return <Timetable data={loaderData} breadcrumb={<BookingSteps current="Find a class" />} />;
}
