import { accountCopy } from '@studio/content/copy/account';
import type { InvoiceDto } from '@studio/contracts/account';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useRefetchOnChange } from '../../../lib/query/use-refetch-on-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listInvoices } from './account-api.ts';

const copy = accountCopy.invoices;

interface InvoicePage {
  items: readonly InvoiceDto[];
  /** Cursor of the next page; null after the last. */
  cursor: string | null;
}

/** Lists all invoices and credit notes. Restarts from the newest when `version` grows. */
export function Invoices({ version }: { version: number }) {
  const [earlier, setEarlier] = useState<InvoicePage>({ items: [], cursor: null });
  const [requestedCursor, setRequestedCursor] = useState<string | null>(null);
  const page = useQuery(requestedCursor ?? 'first', async () => {
    const { items, cursor } = await listInvoices(requestedCursor);
    return { items, cursor };
  });
  useRefetchOnChange(version, () => {
    if (requestedCursor === null) return page.refetch();
    setEarlier({ items: [], cursor: null });
    setRequestedCursor(null);
  });
  const items = [...earlier.items, ...(page.value?.items ?? [])];
  const cursor = page.value?.cursor ?? null;
  return (
    <section aria-labelledby="invoices" className="mt-12">
      <h2 id="invoices" className="text-h3">
        {copy.title}
      </h2>
      {page.value && items.length === 0 && <p className="mt-3 text-stone">{copy.none}</p>}
      {items.length > 0 && (
        <ul className="mt-4 border-t border-hairline">
          {items.map((invoice) => (
            <Row key={invoice.number} invoice={invoice} />
          ))}
        </ul>
      )}
      {!page.value && !page.failed && <Skeleton className="mt-4 h-20 rounded-card" />}
      {page.failed && (
        <div className="mt-4">
          <LoadError title={copy.failed} busy={page.busy} onRetry={page.refetch} />
        </div>
      )}
      {cursor && (
        <Button
          kind="secondary"
          size="small"
          className="mt-4"
          onClick={() => {
            setEarlier({ items, cursor });
            setRequestedCursor(cursor);
          }}
        >
          {copy.more}
        </Button>
      )}
    </section>
  );
}

function Row({ invoice: { number, kind, issuedAt, what, amount, currency, url } }: { invoice: InvoiceDto }) {
  const price = formatPriceShort(toPence(amount), currency);
  const isCredit = kind === 'credit-note';
  return (
    <li className="border-b border-hairline">
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="group flex min-h-16 items-center gap-4 py-3 hover:text-clay-deep"
      >
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-medium">{what}</span>
          <span className="numeric block text-small text-stone">
            {isCredit ? copy.creditNote : copy.invoice} {number} ·{' '}
            {formatDayMedium(toLondonDate(new Date(issuedAt)))}
          </span>
        </span>
        <span className={`numeric font-semibold ${isCredit ? 'text-success' : ''}`}>
          {isCredit ? `−${price}` : price}
        </span>
        <Icon name="download" size={20} className="shrink-0 text-stone group-hover:text-clay-deep" />
        <span className="sr-only">PDF, opens in a new tab</span>
      </a>
    </li>
  );
}
