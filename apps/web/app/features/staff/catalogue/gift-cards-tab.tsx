import type { StaffGiftCard } from '@studio/contracts/staff-catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { catalogueQueries } from './catalogue-queries.ts';
import { GiftCardDetails } from './gift-card-details.tsx';

export const giftCardStatusLabels: Record<
  StaffGiftCard['state'],
  { label: string; tone: 'ok' | 'plain' | 'warn' | 'low' }
> = {
  scheduled: { label: 'Scheduled', tone: 'plain' },
  active: { label: 'Active', tone: 'ok' },
  spent: { label: 'Used', tone: 'plain' },
  expired: { label: 'Expired', tone: 'plain' },
  deactivated: { label: 'Deactivated', tone: 'low' },
};

/** Gift cards, searchable by code, buyer or recipient. */
export function GiftCardsTab() {
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const list = useInfiniteQuery(catalogueQueries.giftCards(deferredQuery));
  const cards = list.data?.pages.flatMap((page) => page.cards);
  const [open, setOpen] = useState<StaffGiftCard | null>(null);
  return (
    <>
      <div className="max-w-md">
        <TextField
          id="card-query"
          label="Search"
          type="search"
          placeholder="Gift card code, name or email"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div className="mt-6">
        {list.isError && !list.isFetchNextPageError && (
          <LoadError title="Couldn’t load gift cards." busy={list.isFetching} onRetry={list.refetch} />
        )}
        {list.isLoading && <Skeleton className="block h-48 rounded-card" />}
        {cards?.length === 0 && (
          <p className="text-lead text-stone">
            {deferredQuery ? 'No gift cards match this search.' : 'No gift cards yet.'}
          </p>
        )}
        {cards && cards.length > 0 && <Cards cards={cards} onOpen={setOpen} />}
        <LoadMoreButton label="Show more gift cards" list={list} />
      </div>
      <SidePanel
        title={open?.recipientName ? `Gift card for ${open.recipientName}` : 'Gift card'}
        open={open !== null}
        onClose={() => setOpen(null)}
      >
        {open && <GiftCardDetails id={open.id} />}
      </SidePanel>
    </>
  );
}

interface CardsProps {
  cards: readonly StaffGiftCard[];
  onOpen: (card: StaffGiftCard) => void;
}

function Cards({ cards, onOpen }: CardsProps) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {cards.map((card) => (
        <li key={card.id}>
          <button
            type="button"
            onClick={() => onOpen(card)}
            className="grid w-full grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-3.5 text-left hover:bg-linen/60"
          >
            <span className="min-w-0">
              <span className="text-row">{card.recipientName || 'No recipient'}</span>
              <Badge tone={giftCardStatusLabels[card.state].tone} className="ml-2.5">
                {giftCardStatusLabels[card.state].label}
              </Badge>
              <span className="block truncate text-small text-stone">
                {card.recipientEmail ? `${card.recipientEmail} · from` : 'From'}{' '}
                {card.senderName || card.buyerName}
              </span>
            </span>
            <span className="numeric text-right text-ui font-medium">
              {formatPriceShort(card.balancePence, card.currency)}
              <span className="block text-note font-normal text-stone">
                of {formatPriceShort(card.amountPence, card.currency)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
