import { formatPriceShort } from '@studio/domain/money/money';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { Link } from 'react-router';
import { Badge } from './badge.tsx';

/** Dispute, reduced to the fields shown here. */
interface Dispute {
  disputeId: string;
  at: string;
  amountPence: number;
  currency: string;
  reason: string;
  status: string;
  needsResponse: boolean;
  dueBy: string | null;
}

export function getDisputePath(disputeId: string): string {
  return `/admin/money?dispute=${encodeURIComponent(disputeId)}`;
}

interface DisputeListProps {
  /** Id of the heading, unique on the page. */
  id: string;
  disputes: readonly Dispute[];
}

/** Renders the disputes of a client or payment, with reason, status and a link to the evidence. */
export function DisputeList({ id, disputes }: DisputeListProps) {
  if (disputes.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="text-row">
        Disputes
      </h3>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {disputes.map((dispute) => (
          <li key={dispute.disputeId} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-3 text-small">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="numeric font-medium">
                {formatPriceShort(dispute.amountPence, dispute.currency)}
              </span>
              <DisputeBadge dispute={dispute} />
            </span>
            <Link to={getDisputePath(dispute.disputeId)} className="text-link">
              View evidence
              <span className="sr-only">
                {' '}
                for the {formatPriceShort(dispute.amountPence, dispute.currency)} dispute
              </span>
            </Link>
            <span className="col-span-2 text-stone">
              {dispute.reason}. {dueText(dispute)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the status as a badge. Disputes that need a response stand out. */
export function DisputeBadge({ dispute: { status, needsResponse } }: { dispute: Dispute }) {
  return <Badge tone={needsResponse ? 'low' : 'plain'}>{status}</Badge>;
}

function dueText({ needsResponse, dueBy, at }: Dispute): string {
  return needsResponse && dueBy
    ? `Respond by ${formatMomentShort(new Date(dueBy))}.`
    : `Opened ${formatMomentShort(new Date(at))}.`;
}
