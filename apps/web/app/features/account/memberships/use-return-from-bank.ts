import { accountCopy } from '@studio/content/copy/account';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '../../../ui/toast.ts';
import { confirmCard } from './memberships-api.ts';
import { useMembershipChange } from './use-membership-change.ts';

/** Names of the query parameters that a return from the bank's page adds. */
const redirectParams = [
  'redirect_status',
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
];

/**
 * Handles the return from the bank's own page: confirms the card that was saved there and removes Stripe's
 * secrets from the URL. Returns an error message if that fails. Payments need nothing here, because Stripe
 * reports their outcome to the server.
 */
export function useReturnFromBank(): string | null {
  const [query, setQuery] = useSearchParams();
  const confirming = useMembershipChange(confirmCard, () => showToast(accountCopy.cards.saved));
  const setupId = query.get('setup_intent');
  const isReturn = query.has('redirect_status');
  const handleReturn = useEffectEvent(() => {
    const cleaned = new URLSearchParams([...query].filter(([name]) => !redirectParams.includes(name)));
    setQuery(cleaned, { replace: true, preventScrollReset: true });
    if (setupId) confirming.mutate(setupId);
  });
  useEffect(() => {
    if (isReturn) handleReturn();
  }, [isReturn]);
  return confirming.isError ? accountCopy.cards.notConfirmed : null;
}
