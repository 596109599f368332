import { accountCopy } from '@studio/content/copy/account';
import type { InvoiceDto } from '@studio/contracts/account-invoices';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { accountQueries } from './account-queries.ts';

const copy = accountCopy.invoices;

/** Lists the member's invoices and credit notes, newest first, one page at a time. */
export function Invoices() {
  const list = useInfiniteQuery(accountQueries.invoices());
  const invoices = list.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="invoices" className="mt-12">
      <h2 id="invoices" className="text-h3">
        {copy.title}
      </h2>
      {invoices?.length === 0 && <p className="mt-3 text-stone">{copy.none}</p>}
      {invoices && invoices.length > 0 && (
        <ul className="mt-4 border-t border-hairline">
          {invoices.map((invoice) => (
            <Row key={invoice.number} invoice={invoice} />
          ))}
        </ul>
      )}
      {list.isPending && <Skeleton className="mt-4 h-20 rounded-card" />}
      {list.isLoadingError && (
        <div className="mt-4">
          <LoadError title={copy.failed} busy={list.isFetching} onRetry={list.refetch} />
        </div>
      )}
      {list.isFetchNextPageError && (
        <div className="mt-4">
          <LoadError title={copy.failed} busy={list.isFetchingNextPage} onRetry={list.fetchNextPage} />
        </div>
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button
          kind="secondary"
          size="small"
          className="mt-4"
          busy={list.isFetchingNextPage}
          busyLabel={accountCopy.memberships.busy}
          onClick={() => void list.fetchNextPage()}
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
