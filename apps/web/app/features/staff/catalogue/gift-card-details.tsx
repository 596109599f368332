import type { StaffGiftCard, StaffGiftCardResponse } from '@studio/contracts/staff-catalogue';
import { formatPrice, formatPriceShort } from '@studio/domain/money/money';
import { validateEmail } from '@studio/domain/people/email';
import { normaliseCode, normaliseLine } from '@studio/domain/text/normalise-text';
import { formatDayAndYear, formatMomentMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { updateGiftCard } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';

const reasons = { BOUGHT: 'Bought', REDEEMED: 'Spent on', RETURNED: 'Returned from', REFUNDED: 'Refunded' };

export function GiftCardDetails({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(catalogueQueries.giftCard(id));
  if (!data && isError)
    return <LoadError title="Couldn’t load this gift card." busy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton className="block h-64 rounded-card" />;
  return (
    <>
      <GiftCardSummary response={data} />
      <GiftCardActions key={`${data.card.state} ${data.card.sentAt}`} card={data.card} />
    </>
  );
}

function GiftCardSummary({ response: { card, movements } }: { response: StaffGiftCardResponse }) {
  const day = (at: string) => formatDayAndYear(toLondonDate(new Date(at)));
  return (
    <>
      <p className="numeric text-h2">{formatPriceShort(card.balancePence, card.currency)}</p>
      <p className="mt-1 text-ui">left of {formatPriceShort(card.amountPence, card.currency)}</p>
      <dl className="mt-5 grid grid-cols-[8rem_1fr] gap-x-4 gap-y-2.5 border-y border-hairline py-4 text-small [&>dt]:text-stone">
        <dt>Recipient</dt>
        <dd>
          {card.recipientName || (card.isHandedOver ? 'No recipient' : 'Unknown recipient')}
          <span className="block text-stone">{card.recipientEmail}</span>
        </dd>
        <dt>Sender</dt>
        <dd>{card.senderName || '–'}</dd>
        <dt>Bought by</dt>
        <dd>
          {card.buyerPersonId ? (
            <Link to={`/admin/people/${card.buyerPersonId}`} className="text-link">
              {card.buyerName}
            </Link>
          ) : (
            card.buyerName
          )}
          , {day(card.boughtAt)}
        </dd>
        <dt>{card.isHandedOver ? 'Handed over' : 'Sent'}</dt>
        <dd>
          {getSentText(card)}
          {card.emailRejected && (
            <span className="block text-error">
              Not delivered: the recipient’s email provider rejected this email address.
            </span>
          )}
        </dd>
        <dt>Valid until</dt>
        <dd>{day(new Date(new Date(card.expiresAt).getTime() - 1).toISOString())}</dd>
      </dl>
      <h3 className="mt-6 text-row">Transactions</h3>
      <ul className="mt-2 divide-y divide-hairline text-small">
        {movements.map(({ at, amountPence, reason, description }) => (
          <li key={`${at} ${reason} ${amountPence}`} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
            <span>
              {reasons[reason]} {reason === 'BOUGHT' ? '' : description}
              <span className="block text-note text-stone">{formatMomentMedium(new Date(at))}</span>
            </span>
            <span className="numeric font-medium">{formatPrice(amountPence, card.currency)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns when the card was or will be emailed, or that staff handed it over. */
function getSentText({ sentAt, sendAt, isHandedOver }: StaffGiftCard): string {
  if (!sentAt) return `Scheduled for ${formatDayAndYear(toLondonDate(new Date(sendAt)))}`;
  const moment = formatMomentMedium(new Date(sentAt));
  return isHandedOver ? `At the front desk, ${moment}` : moment;
}

function GiftCardActions({ card }: { card: StaffGiftCard }) {
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: ({ input }: { input: object; message: string }) => updateGiftCard(card.id, input),
    onSuccess: (_, { message }) => {
      showToast(message);
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
  });
  const { isPending } = changing;
  const failure = describeMutationError(changing.error);
  const change = (input: object, message: string) => changing.mutate({ input, message });
  const [openForm, setOpenForm] = useState<'correct' | 'deactivate' | null>(null);
  return (
    <div className="mt-6 border-t border-hairline pt-5">
      {failure && (
        <div className="mb-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      {openForm === 'correct' && <Correct card={card} busy={isPending} onSave={change} />}
      {openForm === 'deactivate' && <Deactivate busy={isPending} onDeactivate={change} />}
      {openForm === null && (
        <div className="flex flex-wrap gap-2.5">
          {card.sentAt && card.state !== 'deactivated' && card.state !== 'expired' && card.recipientEmail && (
            <Button
              kind="secondary"
              size="small"
              busy={isPending}
              busyLabel="Sending…"
              onClick={() => change({ do: 'resend' }, `Gift card sent again to ${card.recipientEmail}.`)}
            >
              Send again
            </Button>
          )}
          {canEditRecipient(card) && (
            <Button kind="secondary" size="small" onClick={() => setOpenForm('correct')}>
              {card.isHandedOver ? 'Add recipient' : 'Edit recipient'}
            </Button>
          )}
          {card.state === 'deactivated' ? (
            <Button
              kind="secondary"
              size="small"
              busy={isPending}
              onClick={() => change({ do: 'reactivate' }, 'Gift card reactivated.')}
            >
              Reactivate gift card
            </Button>
          ) : (
            <Button kind="danger" size="small" onClick={() => setOpenForm('deactivate')}>
              Deactivate gift card
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * Returns whether staff can save a recipient: until the card is sent, after a rejected email, and for a card that staff
 * handed over and that is neither deactivated nor expired.
 */
function canEditRecipient({ sentAt, emailRejected, isHandedOver, state }: StaffGiftCard): boolean {
  const isUsable = state !== 'deactivated' && state !== 'expired';
  return !sentAt || emailRejected || (isHandedOver && isUsable);
}

interface ActionFormProps {
  busy: boolean;
}

function Correct({
  card,
  busy,
  onSave,
}: ActionFormProps & { card: StaffGiftCard; onSave: (input: object, message: string) => void }) {
  const [name, setName] = useState(card.recipientName);
  const [email, setEmail] = useState(card.recipientEmail);
  const [tried, setTried] = useState(false);
  const problem = validateEmail(email);
  const save = () => {
    setTried(true);
    if (problem || !normaliseLine(name)) return;
    onSave(
      { do: 'correct', name: normaliseLine(name), email: normaliseCode(email) },
      `Recipient saved. We’ll send the gift card to ${normaliseCode(email)}.`,
    );
  };
  return (
    <div className="grid gap-4">
      <TextField
        id="card-name"
        label="Name"
        maxLength={80}
        value={name}
        error={tried && !normaliseLine(name) ? 'Enter the recipient’s name.' : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        id="card-email"
        label="Email"
        type="email"
        maxLength={120}
        value={email}
        error={tried && problem ? problem : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button busy={busy} busyLabel="Saving…" onClick={save}>
        Save recipient
      </Button>
    </div>
  );
}

function Deactivate({
  busy,
  onDeactivate,
}: ActionFormProps & { onDeactivate: (input: object, message: string) => void }) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim().length < 3;
  const stop = () => {
    setTried(true);
    if (!missing) onDeactivate({ do: 'deactivate', reason: reason.trim() }, 'Gift card deactivated.');
  };
  return (
    <div className="grid gap-4">
      <TextField
        id="card-reason"
        label="Reason"
        maxLength={300}
        value={reason}
        hint="No one will be able to spend the gift card until you reactivate it."
        error={tried && missing ? 'Enter a reason of at least 3 characters.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button kind="danger" busy={busy} busyLabel="Deactivating…" onClick={stop}>
        Deactivate gift card
      </Button>
    </div>
  );
}
