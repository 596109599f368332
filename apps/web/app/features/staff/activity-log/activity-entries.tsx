import type { ActivityLogEntry } from '@studio/contracts/staff-activity-log';
import { formatDayLong, formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { listDetailLines } from './activity-changes.ts';
import { getActorLabel, getEntryText } from './activity-text.ts';

/** Log entries by day, newest first, each with expandable details. */
export function ActivityEntries({ entries }: { entries: readonly ActivityLogEntry[] }) {
  const dayOf = ({ at }: ActivityLogEntry) => toLondonDate(new Date(at));
  const days = [...new Set(entries.map(dayOf))];
  return days.map((day) => (
    <section key={day} aria-label={formatDayLong(day)} className="mt-8 first:mt-0">
      <h2 className="text-h3">{formatDayLong(day)}</h2>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {entries
          .filter((entry) => dayOf(entry) === day)
          .map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function Entry({ entry }: { entry: ActivityLogEntry }) {
  const { at, by, subjectId } = entry;
  const { text, reason } = getEntryText(entry);
  return (
    <details className="group">
      <summary className="grid min-h-14 cursor-pointer items-baseline gap-x-5 py-3.5 hover:bg-linen/50 md:grid-cols-[4.5rem_13rem_1fr]">
        <span className="text-stone tabular-nums">{formatTime(new Date(at))}</span>
        <span className="font-medium">{getActorLabel(by)}</span>
        <span>
          {text}
          {reason && <span className="text-stone">, {reason}</span>}
        </span>
      </summary>
      <dl className="grid gap-x-5 gap-y-1.5 pb-5 text-small md:grid-cols-[13rem_1fr] md:pl-[5.75rem]">
        {[...listDetailLines(entry), { name: 'ID for support', value: subjectId }].map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-stone">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
