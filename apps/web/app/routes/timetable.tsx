import { formatDayMedium } from '@studio/domain/time/format-london';
import { timetableParameters } from '@studio/domain/timetable/timetable-query';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readAddress, sameClasses } from '../features/timetable/address.ts';
import { chosenWords } from '../features/timetable/chosen-words.ts';
import { loadTimetable, type TimetableData } from '../features/timetable/load-timetable.ts';
import { pageMeta } from '../lib/meta.ts';
import { onReturn } from '../lib/on-approach.tsx';
import { useSignedInLink } from '../lib/session/use-signed-in-link.ts';
import { serverApi, siteContext } from '../lib/site-context.server.ts';
import { useTrack } from '../lib/use-track.ts';
import type { Route } from './+types/timetable';

export const handle = { reads: timetableParameters };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const description =
    'Reformer, mat and yoga classes by day, with the places that are left. Book one in a minute.';
  if (!loaderData) return pageMeta(matches, 'Timetable', description);
  const { date, facets, filters, instructor } = loaderData;
  const { value } = chosenWords(readAddress(location.search), filters, facets.value, instructor);
  return pageMeta(matches, `${value}, ${formatDayMedium(date)}`, description);
}

export function loader({ context, request }: Route.LoaderArgs) {
  const query = readAddress(new URL(request.url).searchParams);
  return loadTimetable(serverApi(context), query, context.get(siteContext).now());
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { loadTimetableHere } = await import('../features/timetable/load-here.ts');
  return loadTimetableHere(request.url);
}

/** Opening a class changes the address and nothing that is loaded. Asking for the same address means: load anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return true;
  return !sameClasses(readAddress(currentUrl.searchParams), readAddress(nextUrl.searchParams));
}

/**
 * Days, filters and rows work as they were served; places are looked at again after a quarter of a minute. Members see
 * their own prices at once.
 */
const Timetable = onReturn(
  async () => {
    const [{ Timetable }, { FullClass }, { BookingSteps }, { JoinWaitingList }] = await Promise.all([
      import('../features/timetable/timetable.tsx'),
      import('../features/timetable/full-class.tsx'),
      import('../features/shell/booking-steps.tsx'),
      import('../features/waiting-list/join-waiting-list.tsx'),
    ]);
    const breadcrumb = <BookingSteps current="Find a class" />;
    return ({ data }: { data: TimetableData }) => (
      <FullClass value={JoinWaitingList}>
        <Timetable data={data} breadcrumb={breadcrumb} />
      </FullClass>
    );
  },
  15_000,
  { forMembers: true },
);

export default function TimetablePage({ loaderData }: Route.ComponentProps) {
  useSignedInLink();
  useTrack('timetable-viewed');
  return <Timetable data={loaderData} />;
}
