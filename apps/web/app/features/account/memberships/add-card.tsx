import { accountCopy } from '@studio/content/copy/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saveCard } from '../../../lib/payments/save-card.ts';
import { useStripeLibrary } from '../../../lib/payments/use-stripe-library.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PaymentError } from '../../../ui/payment-error.tsx';
import { PaymentSkeleton } from '../../../ui/payment-skeleton.tsx';
import { cardNotices } from './card-notices.ts';
import { membershipQueries } from './membership-queries.ts';
import { confirmCard } from './memberships-api.ts';
import { getFailureMessage, useMembershipChange } from './use-membership-change.ts';

const { cards: copy, memberships } = accountCopy;

const loadForm = async () => (await import('./member-card-form.tsx')).MemberCardForm;

interface AddCardProps {
  /** Membership that the card will pay for; undefined for a card among the saved cards. */
  membershipId?: string;
  onSaved: () => void;
  onCancel: () => void;
}

export function AddCard({ membershipId, onSaved, onCancel }: AddCardProps) {
  const queryClient = useQueryClient();
  const setupQuery = membershipQueries.cardSetup(membershipId);
  const { data: setup, isError, isFetching, refetch } = useQuery(setupQuery);
  const provider = useStripeLibrary(loadForm, cardNotices);
  const restart = () => queryClient.resetQueries({ queryKey: setupQuery.queryKey });
  const note = membershipId ? memberships.payNote : copy.note;
  const confirming = useMembershipChange(confirmCard, onSaved);
  const failure = getFailureMessage(confirming.error);
  return (
    <div className="mt-5 max-w-[34rem]">
      {failure && (
        <div className="mb-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      {isError && <LoadError title={memberships.changeFailed} busy={isFetching} onRetry={refetch} />}
      {provider.at === 'failed' && <PaymentError notice={provider.notice} onRetry={provider.retry} />}
      {!isError && (provider.at === 'loading' || (provider.at === 'ready' && !setup)) && (
        <PaymentSkeleton note={note} />
      )}
      {setup && provider.at === 'ready' && (
        <provider.PaymentForm
          key={setup.clientSecret}
          stripe={provider.stripe}
          clientSecret={setup.clientSecret}
          confirm={saveCard}
          notices={cardNotices}
          label={copy.save}
          busyLabel={copy.saving}
          note={note}
          onDone={async () => void (await confirming.mutateAsync(setup.setupId).catch(restart))}
          onRestart={restart}
        />
      )}
      <button
        type="button"
        onClick={onCancel}
        className="text-link mt-2 inline-flex min-h-11 items-center font-medium"
      >
        {memberships.notNow}
      </button>
    </div>
  );
}
