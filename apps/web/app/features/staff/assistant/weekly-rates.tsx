import type { AssistantWeek } from '@studio/contracts/staff-assistant';
import type { ReplyOutcome } from '@studio/domain/conversations/reply-outcome';
import { formatCount } from '@studio/domain/text/format';
import { formatDay } from '@studio/domain/time/format-london';

const columns: readonly { outcome: ReplyOutcome; heading: string }[] = [
  { outcome: 'ANSWERED', heading: 'Understood' },
  { outcome: 'ASKED_TO_CLARIFY', heading: 'Asked for details' },
  { outcome: 'NOT_UNDERSTOOD', heading: 'Not understood' },
  { outcome: 'HANDED_OVER', heading: 'Handed over' },
];

/** Table of how the assistant replied in each week, with the current week in a sentence above it. */
export function WeeklyRates({ weeks }: { weeks: readonly AssistantWeek[] }) {
  // Leaves out the weeks before the assistant's first reply, because they would contain only zeros.
  const first = weeks.findLastIndex(({ replies }) => replies > 0);
  const shown = weeks.slice(0, Math.max(first, 0) + 1);
  return (
    <section aria-labelledby="weekly-rates" className="max-w-[46rem]">
      <h2 id="weekly-rates" className="text-section">
        Replies by week
      </h2>
      <p className="mt-2">{describeWeek(weeks[0])}</p>
      {first >= 0 && (
        <table className="numeric mt-4 w-full table-fixed text-small">
          <caption className="sr-only">The assistant’s replies by week</caption>
          <thead>
            <tr className="border-b border-line align-bottom text-note text-stone max-sm:text-[0.75rem]">
              <th scope="col" className="w-[20%] py-2 pr-2 text-left font-medium sm:w-[27%]">
                Week of
              </th>
              {columns.map(({ outcome, heading }) => (
                <th key={outcome} scope="col" className="py-2 pl-1 text-right font-medium">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((week) => (
              <WeekRow key={week.week} week={week} />
            ))}
          </tbody>
        </table>
      )}
      {first >= 0 && (
        <p className="mt-3 text-small text-stone">
          Understood: the assistant knew what the visitor meant, even if the answer was that we don’t offer
          it. Handed over: the assistant couldn’t help, so it passed the visitor to your team.
        </p>
      )}
    </section>
  );
}

function WeekRow({ week: { week, replies, rates } }: { week: AssistantWeek }) {
  return (
    <tr className="border-b border-hairline last:border-0">
      <th scope="row" className="py-2.5 pr-2 text-left font-medium">
        {formatDay(week, { day: 'numeric', month: 'short' })}
        <span className="block text-note font-normal text-stone">
          {formatCount(replies, 'reply', 'replies')}
        </span>
      </th>
      {columns.map(({ outcome }) => (
        <td key={outcome} className="py-2.5 pl-1 text-right">
          {replies > 0 && `${rates[outcome].percent}%`}
          <span className="block text-note text-stone">{rates[outcome].count}</span>
        </td>
      ))}
    </tr>
  );
}

function describeWeek(week: AssistantWeek | undefined): string {
  if (!week || week.replies === 0) return 'The assistant hasn’t replied to anyone this week.';
  const { count, percent } = week.rates.ANSWERED;
  return `This week the assistant understood ${count} of ${formatCount(week.replies, 'message')} (${percent}%).`;
}
