import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Returns whether the bank's page reported a failure. Removes the status and the payment's secret from the URL. */
export function useBankRedirectFailed(): boolean {
  const [query, setQuery] = useSearchParams();
  const [declined] = useState(query.get('redirect_status') === 'failed');
  const hasOutcome = query.has('redirect_status') || query.has('payment_intent_client_secret');
  useEffect(() => {
    if (!hasOutcome) return;
    const cleaned = (before: URLSearchParams) => {
      const remaining = [...before].filter(
        ([name]) => !['redirect_status', 'payment_intent_client_secret'].includes(name),
      );
      return new URLSearchParams(remaining);
    };
    setQuery(cleaned, { replace: true, preventScrollReset: true });
  }, [hasOutcome, setQuery]);
  return declined;
}
