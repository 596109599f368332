import type { SubscriberListRow, SubscriberState } from '@studio/contracts/staff-messages';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { subscriberSourceLabels } from './subscriber-source-labels.ts';

interface SubscriberTableProps {
  rows: readonly SubscriberListRow[];
  state: SubscriberState;
  onRemove: (subscriber: SubscriberListRow) => void;
}

/** Table of subscribers. On phones each row takes two lines. */
export function SubscriberTable({ rows, state, onRemove }: SubscriberTableProps) {
  return (
    <table className="w-full text-left max-md:block">
      <caption className="sr-only">
        {state === 'CONFIRMED' ? 'Subscribers' : 'Subscribers who haven’t confirmed'}
      </caption>
      <thead className="max-md:sr-only">
        <tr className="text-small text-stone">
          <th scope="col" className="py-2 pr-4 font-medium">
            Email
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            Source
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            {state === 'CONFIRMED' ? 'Subscribed on' : 'Requested on'}
          </th>
          <th scope="col" className="py-2 font-medium">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={row.id}
            className="border-t border-hairline last:border-b max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-4 max-md:py-2"
          >
            <th scope="row" className="py-1.5 pr-4 font-medium wrap-anywhere max-md:py-0">
              {row.email}
            </th>
            <td className="py-1.5 pr-4 text-small text-stone max-md:col-start-1 max-md:py-0">
              {row.source && subscriberSourceLabels[row.source]}
            </td>
            <td className="py-1.5 pr-4 text-small text-stone numeric max-md:col-start-1 max-md:py-0">
              {formatDayAndYear(toLondonDate(new Date(row.since)))}
            </td>
            <td className="text-right max-md:col-start-2 max-md:row-span-3 max-md:row-start-1">
              <button
                type="button"
                onClick={() => onRemove(row)}
                aria-label={`Remove ${row.email}`}
                className="min-h-11 px-2 text-small text-link"
              >
                Remove
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
