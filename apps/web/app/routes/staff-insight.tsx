import { type Period, periodRefusal, presetPeriod } from '@studio/domain/insight/period';
import { staffToolGroups } from '@studio/domain/people/groups';
import { isLocalDate, type LocalDate } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { useSearchParams } from 'react-router';
import { Insight } from '../features/staff-insight/insight.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { serverNow } from '../lib/server-clock.ts';
import { Guarded } from '../lib/session/guarded.tsx';
import { ToolPage } from '../ui/tool-page.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Insight', 'How full, how much, how many.');

/** /admin/insight?from=…&to=…: the address keeps the days, so that they can be sent to somebody. */
export default function StaffInsightRoute() {
  return <Guarded groups={staffToolGroups}>{() => <InsightPage />}</Guarded>;
}

function InsightPage() {
  const [search, setSearch] = useSearchParams();
  const today = londonDate(serverNow());
  const period = periodOf(search, today);
  return (
    <ToolPage title="Insight">
      <Insight
        period={period}
        today={today}
        onChoose={({ from, to }) => setSearch({ from, to }, { preventScrollReset: true })}
      />
    </ToolPage>
  );
}

/** The days that the address asks for; the last four weeks when it names none that can be shown. */
function periodOf(search: URLSearchParams, today: LocalDate): Period {
  const asked = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const can = isLocalDate(asked.from) && isLocalDate(asked.to) && periodRefusal(asked) === null;
  return can ? asked : presetPeriod('last-28-days', today);
}
