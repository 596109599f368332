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
 * Handles a return from the bank's page: confirms a saved card and removes the secrets from the URL. Returns
 * an error message on failure. The server gets the result of a payment from Stripe.
 */
export function useBankRedirect(): string | null {
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
