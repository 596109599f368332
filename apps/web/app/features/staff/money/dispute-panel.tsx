import type { GetDisputeResponse } from '@studio/contracts/staff-disputes';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { downloadFile } from '../../../lib/query/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { DisputeBadge } from '../../../ui/dispute-list.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { moneyQueries } from './money-queries.ts';

interface DisputePanelProps {
  /** The provider's dispute id; null closes the panel. */
  disputeId: string | null;
  onClose: () => void;
}

export function DisputePanel({ disputeId, onClose }: DisputePanelProps) {
  return (
    <SidePanel title="Dispute" open={disputeId !== null} onClose={onClose}>
      {disputeId !== null && <DisputeSummary disputeId={disputeId} />}
    </SidePanel>
  );
}

function DisputeSummary({ disputeId }: { disputeId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(moneyQueries.dispute(disputeId));
  if (!data && isError)
    return <LoadError title="Couldn’t load this dispute." busy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton className="block h-64 rounded-card" />;
  const { dispute, item, payerName, personId } = data;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <span className="numeric text-h2">{formatPriceShort(dispute.amountPence, dispute.currency)}</span>
        <DisputeBadge dispute={dispute} />
      </p>
      <p className="mt-1 text-ui">{item}</p>
      <dl className="mt-5 grid grid-cols-[8rem_1fr] gap-x-4 gap-y-2.5 border-y border-hairline py-4 text-small [&>dt]:text-stone">
        <dt>Reason</dt>
        <dd>{dispute.reason}</dd>
        {dispute.dueBy && dispute.needsResponse && (
          <>
            <dt>Respond by</dt>
            <dd className="font-medium">{formatMomentMedium(new Date(dispute.dueBy))}</dd>
          </>
        )}
        <dt>Opened</dt>
        <dd>{formatMomentMedium(new Date(dispute.at))}</dd>
        <dt>Client</dt>
        <dd>
          {personId ? (
            <Link to={`/admin/people/${personId}`} className="text-link">
              {payerName}
            </Link>
          ) : (
            payerName || 'Unknown client'
          )}
        </dd>
        <dt>Stripe dispute ID</dt>
        <dd className="[overflow-wrap:anywhere]">{dispute.disputeId}</dd>
      </dl>
      <Evidence response={data} />
    </>
  );
}

function Evidence({ response: { dispute, sections, text } }: { response: GetDisputeResponse }) {
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    showToast(done ? 'Evidence copied.' : 'We couldn’t copy the evidence. Download it instead.');
  };
  const download = () => downloadFile(`evidence-${dispute.disputeId}.txt`, text, 'text/plain;charset=utf-8');
  return (
    <section aria-labelledby="dispute-evidence" className="mt-6">
      <h3 id="dispute-evidence" className="text-row">
        Evidence
      </h3>
      <p className="mt-1 text-small text-stone">
        Check the text, then paste or upload it under this dispute in Stripe. It contains the client’s name
        and email address.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          Copy evidence
        </Button>
        <Button kind="secondary" size="small" onClick={download}>
          Download evidence
        </Button>
      </div>
      {sections
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines }) => (
          <section key={title} aria-label={title} className="mt-5">
            <h4 className="text-small font-medium">{title}</h4>
            <ul className="mt-1 grid gap-1 text-small text-stone [overflow-wrap:anywhere]">
              {lines.map((line, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines can be equal, and the list never changes.
                <li key={number}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}
