import { getPresetPeriod, type Period, validatePeriod } from '@studio/domain/insight/period';
import { staffToolGroups } from '@studio/domain/people/groups';
import { isLocalDate, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { useSearchParams } from 'react-router';
import { StaffInsight } from '../features/staff/insight/staff-insight.tsx';
import { getServerTime } from '../lib/api/server-clock.ts';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { StaffPage } from '../ui/staff-page.tsx';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Reports', 'Occupancy, revenue, clients and website visits.');

/** /admin/insight?from=…&to=… The URL contains the period, so that it can be shared. */
export default function StaffInsightRoute() {
  return <RequireAccess groups={staffToolGroups}>{() => <InsightPage />}</RequireAccess>;
}

function InsightPage() {
  const [search, setSearch] = useSearchParams();
  const today = toLondonDate(getServerTime());
  const period = readPeriod(search, today);
  return (
    <StaffPage title="Reports">
      <StaffInsight
        period={period}
        today={today}
        onChoose={({ from, to }) => setSearch({ from, to }, { preventScrollReset: true })}
      />
    </StaffPage>
  );
}

/** Returns the period in the URL, or the last four weeks if it is missing or invalid. */
function readPeriod(search: URLSearchParams, today: LocalDate): Period {
  const requested = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const isValid =
    isLocalDate(requested.from) && isLocalDate(requested.to) && validatePeriod(requested) === null;
  return isValid ? requested : getPresetPeriod('last-28-days', today);
}
