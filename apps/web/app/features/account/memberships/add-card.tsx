import { accountCopy } from '@studio/content/copy/account';
import { useState } from 'react';
import { saveCard } from '../../../lib/payments/save-card.ts';
import { useStripeLibrary } from '../../../lib/payments/use-stripe.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PaymentError } from '../../../ui/payment-error.tsx';
import { PaymentSkeleton } from '../../../ui/payment-skeleton.tsx';
import { cardNotices } from './card-text.ts';
import { confirmCard, startCardSetup } from './memberships-api.ts';
import { getFailureMessage } from './use-membership-change.ts';

const { cards: copy, memberships } = accountCopy;

const loadForm = async () => (await import('./card-setup-form.tsx')).CardSetupForm;

interface AddCardProps {
  onSaved: () => void;
  onCancel: () => void;
}

export function AddCard({ onSaved, onCancel }: AddCardProps) {
  const [round, setRound] = useState(0);
  const setup = useQuery(`card ${round}`, startCardSetup);
  const provider = useStripeLibrary(loadForm, cardNotices);
  const [failure, setFailure] = useState<string | null>(null);
  const saved = async () => {
    try {
      await confirmCard(setup.value?.setupId ?? '');
      onSaved();
    } catch (error) {
      setFailure(getFailureMessage(error));
      setRound(round + 1);
    }
  };
  return (
    <div className="mt-5 max-w-[34rem]">
      {failure && (
        <div className="mb-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      {setup.failed && (
        <LoadError title={memberships.changeFailed} busy={setup.busy} onRetry={setup.refetch} />
      )}
      {provider.at === 'failed' && <PaymentError notice={provider.notice} onRetry={provider.retry} />}
      {!setup.failed && provider.at === 'loading' && <PaymentSkeleton note={copy.note} />}
      {setup.value && provider.at === 'ready' && (
        <provider.PaymentForm
          key={setup.value.clientSecret}
          stripe={provider.stripe}
          clientSecret={setup.value.clientSecret}
          confirm={saveCard}
          notices={cardNotices}
          label={copy.save}
          busyLabel={copy.saving}
          note={copy.note}
          onDone={saved}
          onRestart={() => setRound(round + 1)}
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
