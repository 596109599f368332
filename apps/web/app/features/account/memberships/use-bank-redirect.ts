import { accountCopy } from '@studio/content/copy/account';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '../../../ui/toast.ts';
import { confirmCard } from './memberships-api.ts';

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
export function useBankRedirect(onChanged: () => void): string | null {
  const [query, setQuery] = useSearchParams();
  const [failure, setFailure] = useState<string | null>(null);
  const setupId = query.get('setup_intent');
  const isReturn = query.has('redirect_status');
  const handleReturn = useEffectEvent(async () => {
    const cleaned = new URLSearchParams([...query].filter(([name]) => !redirectParams.includes(name)));
    setQuery(cleaned, { replace: true, preventScrollReset: true });
    try {
      if (setupId) await confirmCard(setupId);
      if (setupId) showToast(accountCopy.cards.saved);
      onChanged();
    } catch {
      setFailure(accountCopy.cards.notConfirmed);
    }
  });
  useEffect(() => {
    if (isReturn) void handleReturn();
  }, [isReturn]);
  return failure;
}
