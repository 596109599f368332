import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import type { MembershipDto, SavedCard } from '@studio/contracts/memberships';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatSavedCard } from '../../../lib/format/card-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AddCard } from './add-card.tsx';
import { membershipQueries } from './membership-queries.ts';
import { RemoveCardDialog } from './remove-card-dialog.tsx';
import { useReturnFromBank } from './use-return-from-bank.ts';

const copy = accountCopy.cards;

/** Lists the cards that are saved at Stripe. The member can add and remove cards. */
export function SavedCards() {
  const { data, isLoadingError } = useQuery(membershipQueries.list());
  const cards = data?.cards;
  const pays = (card: SavedCard) =>
    data?.memberships.some((membership) => isPaidBy(membership, card)) ?? false;
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<SavedCard | null>(null);
  const failure = useReturnFromBank();
  // The cards load together with the memberships, which show the error and a retry button.
  if (isLoadingError) return null;
  return (
    <section aria-labelledby="cards" className="mt-12">
      <h2 id="cards" className="text-h3">
        {copy.title}
      </h2>
      <div className="mt-3">
        {failure && (
          <div className="mb-4">
            <Notice tone="error" title={failure} />
          </div>
        )}
        {!cards && <Skeleton className="h-16 rounded-card" />}
        {cards?.length === 0 && <p className="max-w-[52ch] text-stone">{copy.none}</p>}
        {cards && cards.length > 0 && (
          <ul className="border-t border-hairline">
            {cards.map((card) => (
              <li
                key={card.cardId}
                className="flex items-center justify-between gap-4 border-b border-hairline py-3.5"
              >
                <CardLabel card={card} pays={pays(card)} />
                <button
                  type="button"
                  onClick={() => setRemoving(card)}
                  className="text-link inline-flex min-h-11 shrink-0 items-center font-medium"
                  aria-label={`${copy.remove}: ${formatSavedCard(card)}`}
                >
                  {copy.remove}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {adding ? (
        <AddCard
          onCancel={() => setAdding(false)}
          onSaved={() => {
            setAdding(false);
            showToast(copy.saved);
          }}
        />
      ) : (
        cards && (
          <Button kind="secondary" size="small" className="mt-4" onClick={() => setAdding(true)}>
            {copy.add}
          </Button>
        )
      )}
      <RemoveCardDialog card={removing} onClose={() => setRemoving(null)} />
    </section>
  );
}

/**
 * Returns whether a saved card pays for a membership that is active, even if it ends with the paid month, or has an
 * overdue payment. An imported membership may charge a card that isn't among the saved cards.
 */
function isPaidBy({ status, changesCardSeparately, method }: MembershipDto, card: SavedCard): boolean {
  const isRunning = status === 'ACTIVE' || status === 'PAST_DUE';
  return isRunning && card.isDefault && (!changesCardSeparately || method === formatSavedCard(card));
}

function CardLabel({ card, pays }: { card: SavedCard; pays: boolean }) {
  const { expMonth, expYear } = card;
  return (
    <span className="flex min-w-0 items-center gap-3.5">
      <Icon name="credit-card" size={22} className="shrink-0 text-stone" />
      <span className="numeric">
        <span className="block font-medium">{formatSavedCard(card)}</span>
        <span className="block text-small text-stone">
          {fillPlaceholders(copy.expires, { month: String(expMonth).padStart(2, '0'), year: expYear })}
          {pays && (
            <span className="block sm:inline">
              <span className="max-sm:hidden"> · </span>
              {copy.default}
            </span>
          )}
        </span>
      </span>
    </span>
  );
}
