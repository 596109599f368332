import type { GetPaymentTotalsResponse, MoneyPaymentMethod, MoneyRow } from '@studio/contracts/staff-money';
import { formatPrice } from '@studio/domain/money/money';
import { addDays } from '@studio/domain/time/local-date';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { downloadFile } from '../../../lib/query/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipFilter } from '../../../ui/chip.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { exportPayments, type MoneyFilter } from './money-api.ts';
import { moneyQueries } from './money-queries.ts';
import { paymentMethodLabels } from './money-text.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { PaymentRows } from './payment-rows.tsx';

const methodOptions = (['CARD', 'TERMINAL', 'CASH', 'GIFT_CARD'] as const).map((value) => ({
  value,
  label: paymentMethodLabels[value],
}));

const directionLabels: Record<MoneyFilter['direction'], string> = {
  all: 'Payments and refunds',
  taken: 'Payments',
  refunded: 'Refunds',
};

/** Filtered payments and refunds. Each row opens its details. */
export function PaymentsTab({ today }: { today: string }) {
  const [filter, setFilter] = useState<MoneyFilter>({
    from: addDays(today, -29),
    to: today,
    query: '',
    paymentMethods: [] as MoneyPaymentMethod[],
    direction: 'all',
  });
  const set = (change: Partial<MoneyFilter>) => setFilter((before) => ({ ...before, ...change }));
  const deferredFilter = useDeferredValue(filter);
  const isRangeInvalid = deferredFilter.from > deferredFilter.to;
  const enabled = !isRangeInvalid && deferredFilter.from !== '' && deferredFilter.to !== '';
  const list = useInfiniteQuery({ ...moneyQueries.payments(deferredFilter), enabled });
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const totals = useQuery({ ...moneyQueries.totals(deferredFilter), enabled });
  const [open, setOpen] = useState<MoneyRow | null>(null);
  const refetch = () => {
    void list.refetch();
    void totals.refetch();
  };
  return (
    <>
      <Filters filter={filter} set={set} today={today} />
      {isRangeInvalid && (
        <div className="mt-6">
          <Notice title="Choose an end date on or after the start date." />
        </div>
      )}
      <div className="mt-6">
        {((list.isError && !list.isFetchNextPageError) || totals.isError) && (
          <LoadError
            title="Couldn’t load payments."
            busy={list.isFetching || totals.isFetching}
            onRetry={refetch}
          />
        )}
        {totals.data && <PaymentTotals totals={totals.data} filter={deferredFilter} />}
        {totals.isLoading && <Skeleton className="h-40.5 rounded-card md:h-26.5" />}
        {list.isLoading && <Skeleton className="mt-6 block h-72 rounded-card" />}
        {rows?.length === 0 && <p className="mt-8 text-lead text-stone">No payments match these filters.</p>}
        {rows && rows.length > 0 && <PaymentRows rows={rows} onOpen={setOpen} />}
        <LoadMoreButton label="Show more payments" list={list} />
      </div>
      <PaymentPanel row={open} onClose={() => setOpen(null)} />
    </>
  );
}

interface FiltersProps {
  filter: MoneyFilter;
  set: (change: Partial<MoneyFilter>) => void;
  today: string;
}

/** Filters of the list. On phones, only the search shows until staff open the others. */
function Filters({ filter, set, today }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const folded = isOpen ? '' : 'max-md:hidden';
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-[1fr_10.5rem_10.5rem_14rem]">
        <div className="max-md:col-span-2">
          <TextField
            id="money-query"
            label="Search"
            type="search"
            placeholder="Name, email, class or product"
            value={filter.query}
            onChange={(event) => set({ query: event.target.value })}
          />
        </div>
        <div className="col-span-2 md:hidden">
          <Button
            kind="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-controls="money-from money-to money-direction money-methods"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide filters' : 'Show filters'}
          </Button>
        </div>
        <div className={folded}>
          <TextField
            id="money-from"
            label="From"
            type="date"
            max={today}
            value={filter.from}
            onChange={(event) => set({ from: event.target.value })}
          />
        </div>
        <div className={folded}>
          <TextField
            id="money-to"
            label="To"
            type="date"
            value={filter.to}
            onChange={(event) => set({ to: event.target.value })}
          />
        </div>
        <div className={`max-md:col-span-2 ${folded}`}>
          <ChoiceField
            id="money-direction"
            label="Type"
            value={filter.direction}
            onChange={(event) => set({ direction: event.target.value as MoneyFilter['direction'] })}
          >
            {Object.entries(directionLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </ChoiceField>
        </div>
      </div>
      <div id="money-methods" className={folded}>
        <ChipFilter
          legend="Payment methods"
          name="money-ways"
          options={methodOptions}
          values={filter.paymentMethods}
          onChange={(chosen) => set({ paymentMethods: chosen })}
        />
      </div>
    </div>
  );
}

/** Totals of the filtered payments, and their export. */
function PaymentTotals({ totals, filter }: { totals: GetPaymentTotalsResponse; filter: MoneyFilter }) {
  const exporting = useMutation({
    mutationFn: () => exportPayments(filter),
    onSuccess: ({ name, csv }) => {
      downloadFile(name, csv);
      showToast(`${name} downloaded.`);
    },
  });
  const failure = describeMutationError(exporting.error, 'We couldn’t export the payments. Try again.');
  const { receivedPence, currency, paymentMethods: sums, vat } = totals;
  const taken = sums.reduce(
    (sum, { paymentMethod, takenPence }) => (paymentMethod === 'GIFT_CARD' ? sum : sum + takenPence),
    0,
  );
  const refunded = sums.reduce(
    (sum, { paymentMethod, refundedPence }) => (paymentMethod === 'GIFT_CARD' ? sum : sum + refundedPence),
    0,
  );
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-y border-hairline py-4">
      <dl className="flex flex-wrap gap-x-10 gap-y-3" aria-live="polite">
        <Sum name="Net" value={formatPrice(receivedPence, currency)} strong />
        <Sum name="Payments" value={formatPrice(taken, currency)} />
        <Sum name="Refunds" value={formatPrice(refunded, currency)} />
        {vat && (
          <Sum
            name={vat.ratePercent === null ? 'VAT' : `VAT (${vat.ratePercent}%)`}
            value={formatPrice(vat.vatPence, currency)}
          />
        )}
      </dl>
      <Button
        kind="secondary"
        size="small"
        busy={exporting.isPending}
        busyLabel="Exporting…"
        onClick={() => exporting.mutate()}
      >
        Export CSV
      </Button>
      {failure && (
        <div className="w-full">
          <Notice tone="error" title={failure} />
        </div>
      )}
    </div>
  );
}

function Sum({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div>
      <dt className="text-note text-stone">{name}</dt>
      <dd className={`numeric ${strong ? 'text-h3' : 'mt-1 text-ui font-medium'}`}>{value}</dd>
    </div>
  );
}
