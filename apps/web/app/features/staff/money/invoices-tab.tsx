import type { ListInvoicesResponse } from '@studio/contracts/staff-money';
import { formatPrice } from '@studio/domain/money/money';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useDeferredValue, useState } from 'react';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { loadInvoices } from './money-api.ts';
import { describePayment } from './money-text.ts';

type Kind = 'INVOICE' | 'CREDIT_NOTE';

const subjects: Record<string, string> = {
  booking: 'Class',
  purchase: 'Product',
  month: 'Membership',
  refund: 'Refund',
  desk: 'Paid at the front desk',
};

const kindNames: Record<Kind, { one: string; many: string }> = {
  INVOICE: { one: 'invoice', many: 'invoices' },
  CREDIT_NOTE: { one: 'credit note', many: 'credit notes' },
};

/** Invoices and credit notes, highest number first. */
export function InvoicesTab() {
  const [kind, setKind] = useState<Kind>('INVOICE');
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const { value, failed, busy, refetch } = useQuery(`${kind} ${deferredQuery}`, () =>
    loadInvoices(kind, deferredQuery),
  );
  const names = kindNames[kind];
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
        {value && (
          <p className="pb-3.5 text-small text-stone">
            {value.missingNumbers === 0
              ? `${value.highestNumber} ${value.highestNumber === 1 ? names.one : names.many}, no missing numbers`
              : `${value.missingNumbers} missing ${value.missingNumbers === 1 ? 'number' : 'numbers'}`}
          </p>
        )}
      </div>
      <div className="mt-6">
        {failed && <LoadError title={`Couldn’t load ${names.many}.`} busy={busy} onRetry={refetch} />}
        {!value && !failed && <Skeleton className="block h-72 rounded-card" />}
        {value && (
          <InvoicePages key={`${kind} ${deferredQuery}`} first={value} kind={kind} query={deferredQuery} />
        )}
      </div>
    </>
  );
}

function InvoicePages({ first, kind, query }: { first: ListInvoicesResponse; kind: Kind; query: string }) {
  const [more, setMore] = useState<Pick<ListInvoicesResponse, 'documents' | 'cursor'> | null>(null);
  const { busy, failure, run } = useMutation(`Couldn’t load more ${kindNames[kind].many}.`);
  const invoices = [...first.documents, ...(more?.documents ?? [])];
  const cursor = more ? more.cursor : first.cursor;
  const load = () =>
    run(async () => {
      const page = await loadInvoices(kind, query, cursor);
      setMore({ documents: [...(more?.documents ?? []), ...page.documents], cursor: page.cursor });
    });
  if (invoices.length === 0)
    return (
      <p className="text-lead text-stone">
        {query ? `No ${kindNames[kind].many} match this number.` : `No ${kindNames[kind].many} yet.`}
      </p>
    );
  return (
    <>
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
                <span className="block font-medium md:hidden">
                  {invoice.recipientName || 'Unknown client'}
                </span>
                {describePayment(invoice) || subjects[invoice.subject]}
                <span className="block text-note text-stone sm:hidden">
                  <InvoiceLink paper={invoice} /> · {dayOf(invoice)}
                </span>
                {invoice.item && (
                  <span className="block text-note text-stone max-sm:hidden">
                    {subjects[invoice.subject]}
                  </span>
                )}
              </td>
              <td className="text-right font-medium">{formatPrice(invoice.amountPence, invoice.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {failure && <Notice tone="error" title={failure} />}
      {cursor !== null && (
        <div className="mt-6 text-center">
          <Button kind="secondary" busy={busy} busyLabel="Loading…" onClick={() => void load()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function InvoiceLink({ paper: { url, number } }: { paper: ListInvoicesResponse['documents'][number] }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="whitespace-nowrap text-link">
      {number}
    </a>
  );
}

function dayOf({ issuedAt }: ListInvoicesResponse['documents'][number]): string {
  return formatDayAndYear(toLondonDate(new Date(issuedAt)));
}
