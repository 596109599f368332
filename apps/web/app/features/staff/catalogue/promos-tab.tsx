import type { StaffPromo } from '@studio/contracts/staff-catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount, formatNumber } from '@studio/domain/text/format';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { deactivatePromo } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import type { CatalogueTabProps } from './catalogue-tab-props.ts';
import { PromoForm } from './promo-form.tsx';

const states: Record<StaffPromo['state'], string> = {
  active: 'Active',
  scheduled: 'Not started',
  expired: 'Ended',
  'used-up': 'Used',
};

export function PromosTab({ catalogue, mayChange }: CatalogueTabProps) {
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const { data, isError, isFetching, refetch } = useQuery(catalogueQueries.promos(deferredQuery));
  const [adding, setAdding] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-64">
          <TextField
            id="promo-query"
            label="Search promo codes"
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        {mayChange && <Button onClick={() => setAdding(true)}>Add promo code</Button>}
      </div>
      <div className="mt-6">
        {isError && <LoadError title="Couldn’t load promo codes." busy={isFetching} onRetry={refetch} />}
        {!data && !isError && <Skeleton className="block h-48 rounded-card" />}
        {data?.promos.length === 0 && (
          <p className="text-lead text-stone">
            {query
              ? 'No promo codes match this search.'
              : 'No promo codes yet. We create promo codes for newsletter subscribers automatically.'}
          </p>
        )}
        {data && data.promos.length > 0 && (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {data.promos.map((promo) => (
              <Row key={promo.code} promo={promo} mayChange={mayChange} />
            ))}
          </ul>
        )}
      </div>
      <SidePanel title="Add promo code" open={adding} onClose={() => setAdding(false)}>
        <PromoForm catalogue={catalogue} onDone={() => setAdding(false)} />
      </SidePanel>
    </>
  );
}

function Row({ promo, mayChange }: { promo: StaffPromo; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const deactivating = useMutation({
    mutationFn: () => deactivatePromo(promo.code),
    onSuccess: () => {
      setEnding(false);
      showToast(`${promo.code} ended.`);
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2.5">
          <span className="numeric text-row tracking-wide">{promo.code}</span>
          <Badge tone={promo.state === 'active' ? 'ok' : 'plain'}>{states[promo.state]}</Badge>
        </p>
        <p className="mt-1 text-small text-stone">{formatPromo(promo)}</p>
      </div>
      <div className="flex items-center gap-5">
        <p className="numeric text-small">{formatUses(promo)}</p>
        {mayChange && (promo.state === 'active' || promo.state === 'scheduled') && (
          <Button
            kind="secondary"
            size="small"
            aria-haspopup="dialog"
            aria-label={`End promo code ${promo.code}`}
            onClick={() => setEnding(true)}
          >
            End promo code
          </Button>
        )}
        <ConfirmDialog
          title={`End promo code ${promo.code}?`}
          open={isEnding}
          onConfirm={() => deactivating.mutate()}
          onClose={() => setEnding(false)}
          busy={deactivating.isPending}
          failure={describeMutationError(deactivating.error)}
          kind="danger"
          label="End promo code"
          busyLabel="Ending…"
          closeLabel="Keep promo code"
        >
          <p className="text-stone">
            No one will be able to use {promo.code} any more. Bookings and purchases that used it will keep
            their price. You can’t restart it.
          </p>
        </ConfirmDialog>
      </div>
    </li>
  );
}

const scopes: Record<StaffPromo['appliesTo'], string> = {
  everything: 'everything',
  classes: 'class bookings',
  products: 'packs and other products',
  'first-pack': 'a client’s first pack',
};

/** Formats how often a code was used, such as "Used 3 of 10 times". */
function formatUses({ uses, usesMax }: StaffPromo): string {
  if (usesMax !== null) return `Used ${formatNumber(uses)} of ${formatCount(usesMax, 'time')}`;
  return uses === 0 ? 'Not used yet' : `Used ${formatCount(uses, 'time')}`;
}

function formatPromo(promo: StaffPromo): string {
  const discount = promo.percent === null ? formatPriceShort(promo.amountPence ?? 0) : `${promo.percent}%`;
  const day = (at: string, offsetMs = 0) =>
    formatDayMedium(toLondonDate(new Date(new Date(at).getTime() - offsetMs)));
  const parts = [
    `${discount} off ${scopes[promo.appliesTo]}${promo.limitedTo.length > 0 ? `: ${promo.limitedTo.join(', ')}` : ''}`,
    promo.startsAt && `from ${day(promo.startsAt)}`,
    // The code expires at midnight, so its last valid day is the day before.
    promo.endsAt && `${promo.state === 'expired' ? 'ended on' : 'until'} ${day(promo.endsAt, 1)}`,
    promo.usesPerPerson && `${formatCount(promo.usesPerPerson, 'use')} per client`,
  ];
  return parts.filter(Boolean).join(', ');
}
