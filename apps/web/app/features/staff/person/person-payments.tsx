import type { ListPersonPaymentsResponse } from '@studio/contracts/staff-people';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DisputeList } from '../../../ui/dispute-list.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { personQueries } from './person-queries.ts';

type Line = ListPersonPaymentsResponse['lines'][number];

/** Maximum number of payments that the section shows until staff ask for more. */
const maxCollapsedLines = 5;

/** Lists a client's payments, refunds and invoices, newest first, one page at a time. */
export function PersonPayments({ personId }: { personId: string }) {
  /** Cursors of the pages after the first, up to the shown one. */
  const [cursors, setCursors] = useState<string[]>([]);
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    personQueries.payments(personId, cursors.at(-1) ?? null),
  );
  const next = data?.cursor;
  const [isExpanded, setExpanded] = useState(false);
  const isCollapsed = !isExpanded && (data?.lines.length ?? 0) > maxCollapsedLines;
  return (
    <section aria-labelledby="person-money">
      <h2 id="person-money" className="text-h3">
        Payments and invoices
      </h2>
      {isError && <LoadError title="Couldn’t load payments." busy={isFetching} onRetry={refetch} />}
      {isPending && <Skeleton className="mt-4 block h-28 rounded-card" />}
      {data?.lines.length === 0 && <p className="mt-3 text-stone">No payments yet.</p>}
      {data && <DisputeList id="person-disputes" disputes={data.disputes} />}
      {data && data.lines.length > 0 && (
        <Lines lines={isExpanded ? data.lines : data.lines.slice(0, maxCollapsedLines)} />
      )}
      <div className="mt-4 flex gap-3 empty:hidden">
        {cursors.length > 0 && (
          <Button kind="secondary" size="small" onClick={() => setCursors(cursors.slice(0, -1))}>
            Newer payments
          </Button>
        )}
        {isCollapsed && (
          <Button kind="secondary" size="small" onClick={() => setExpanded(true)}>
            Show more payments
          </Button>
        )}
        {!isCollapsed && next && (
          <Button kind="secondary" size="small" onClick={() => setCursors([...cursors, next])}>
            Older payments
          </Button>
        )}
      </div>
    </section>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const cell = 'py-3 pr-4 align-top max-md:block max-md:p-0 max-md:pt-1';
  return (
    <table className="mt-2 w-full text-left max-md:block">
      <caption className="sr-only">Payments and refunds, newest first</caption>
      <thead className="text-note text-stone max-md:sr-only">
        <tr className="border-b border-hairline">
          <th className="py-2 pr-4 font-medium">Date</th>
          <th className="py-2 pr-4 font-medium">Description</th>
          <th className="py-2 pr-4 font-medium">Payment method</th>
          <th className="py-2 pr-4 text-right font-medium">Amount</th>
          <th className="py-2 font-medium">Document</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {lines.map((line) => (
          <tr key={line.lineId} className="border-b border-hairline max-md:block max-md:py-3">
            <td className={`${cell} numeric whitespace-nowrap text-stone`}>
              {formatMomentShort(new Date(line.at))}
            </td>
            <td className={cell}>
              {line.amountPence < 0 && 'Refund: '}
              {line.item}
            </td>
            <td className={`${cell} text-stone md:whitespace-nowrap`}>
              {line.paymentMethod} {line.status === 'FAILED' && <Badge tone="warn">Refund failed</Badge>}
              {line.status === 'DISPUTED' && <Badge tone="warn">Disputed</Badge>}
              {line.status === 'LOST' && <Badge tone="warn">Dispute lost</Badge>}
            </td>
            <td className={`${cell} numeric font-medium whitespace-nowrap md:text-right`}>
              {line.amountPence < 0 && '−'}
              {formatPriceShort(Math.abs(line.amountPence))}
            </td>
            <td className={`${cell} pr-0`}>
              {line.invoice && (
                <a
                  href={line.invoice.link}
                  target="_blank"
                  rel="noreferrer"
                  className="text-link numeric whitespace-nowrap"
                >
                  {line.invoice.number}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
