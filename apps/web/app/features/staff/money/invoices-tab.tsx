import type { ListInvoicesResponse } from '@studio/contracts/staff-money';
import { formatPrice } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { DocumentKind } from './money-api.ts';
import { moneyQueries } from './money-queries.ts';
import { describePaidItem, getRevenueKindLabel } from './money-text.ts';

/** Labels of documents whose payment isn't found. */
const subjects: Record<string, string> = {
  booking: 'Class booking',
  purchase: 'Product',
  month: 'Membership',
  refund: 'Refund',
  desk: 'Paid at the front desk',
};

const kindNames: Record<DocumentKind, { one: string; many: string }> = {
  INVOICE: { one: 'invoice', many: 'invoices' },
  CREDIT_NOTE: { one: 'credit note', many: 'credit notes' },
};

/** Invoices and credit notes, highest number first. */
export function InvoicesTab() {
  const [kind, setKind] = useState<DocumentKind>('INVOICE');
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const list = useInfiniteQuery(moneyQueries.invoices(kind, deferredQuery));
  const names = kindNames[kind];
  const [first] = list.data?.pages ?? [];
  const invoices = list.data?.pages.flatMap(({ documents }) => documents);
  return (
    <>
      <div className="flex flex-wrap items-end gap-5">
        <SegmentedControl
          legend="Document type"
          name="paper-kind"
          options={[
            { value: 'INVOICE', label: 'Invoices' },
            { value: 'CREDIT_NOTE', label: 'Credit notes' },
          ]}
          value={kind}
          onChange={setKind}
          className="w-72"
        />
        <div className="w-60">
          <TextField
            id="paper-query"
            label="Document number"
            type="search"
            placeholder="INV-2026-00042"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        {first && (
          <p className="pb-3.5 text-small text-stone">
            {first.missingNumbers === 0
              ? `${formatCount(first.highestNumber, names.one)}, no missing numbers`
              : formatCount(first.missingNumbers, 'missing number')}
          </p>
        )}
      </div>
      <div className="mt-6">
        {list.isError && !list.isFetchNextPageError && (
          <LoadError title={`Couldn’t load ${names.many}.`} busy={list.isFetching} onRetry={list.refetch} />
        )}
        {list.isLoading && <Skeleton className="block h-72 rounded-card" />}
        {invoices?.length === 0 && (
          <p className="text-lead text-stone">
            {deferredQuery ? `No ${names.many} match this number.` : `No ${names.many} yet.`}
          </p>
        )}
        {invoices && invoices.length > 0 && <InvoiceTable invoices={invoices} kind={kind} />}
        <LoadMoreButton label={`Show more ${names.many}`} list={list} />
      </div>
    </>
  );
}

type Invoice = ListInvoicesResponse['documents'][number];

function InvoiceTable({ invoices, kind }: { invoices: readonly Invoice[]; kind: DocumentKind }) {
  return (
    <table className="w-full text-left text-small">
      <caption className="sr-only">{kind === 'INVOICE' ? 'Invoices' : 'Credit notes'}</caption>
      <thead>
        <tr className="border-b border-hairline text-note text-stone [&>th]:py-3 [&>th]:pr-4 [&>th]:font-medium">
          <th scope="col" className="max-sm:hidden">
            Number
          </th>
          <th scope="col" className="max-sm:hidden">
            Date
          </th>
          <th scope="col" className="max-md:hidden">
            Client
          </th>
          <th scope="col">
            <span className="md:hidden">Client and item</span>
            <span className="max-md:hidden">Item</span>
          </th>
          <th scope="col" className="text-right">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr
            key={invoice.number}
            className="numeric border-b border-hairline [&>td]:py-3 [&>td]:pr-4 [&>td]:align-top"
          >
            <td className="max-sm:hidden">
              <InvoiceLink paper={invoice} />
            </td>
            <td className="max-sm:hidden">{dayOf(invoice)}</td>
            <td className="max-md:hidden">{invoice.recipientName || 'Unknown client'}</td>
            <td>
              <span className="block font-medium md:hidden">{invoice.recipientName || 'Unknown client'}</span>
              {describePaidItem(invoice) || getCategory(invoice)}
              <span className="block text-note text-stone sm:hidden">
                <InvoiceLink paper={invoice} /> · {dayOf(invoice)}
              </span>
              {invoice.item && (
                <span className="block text-note text-stone max-sm:hidden">{getCategory(invoice)}</span>
              )}
            </td>
            <td className="text-right font-medium">{formatPrice(invoice.amountPence, invoice.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the category of the sale, as the list of payments names it. */
function getCategory({ kind, subject }: Invoice): string | undefined {
  return kind ? getRevenueKindLabel(kind) : subjects[subject];
}

function InvoiceLink({ paper: { url, number } }: { paper: Invoice }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="whitespace-nowrap text-link">
      {number}
    </a>
  );
}

function dayOf({ issuedAt }: Invoice): string {
  return formatDayAndYear(toLondonDate(new Date(issuedAt)));
}
