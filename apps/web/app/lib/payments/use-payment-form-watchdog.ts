import { type RefObject, useEffect, useState } from 'react';

/** Maximum number of checks for Stripe's form before an error is shown (handbook: paying 11). */
const checksMax = 12;

const checkEveryMs = 500;

/** Watches whether Stripe's form appears in its container: 12 checks, 500 ms apart. */
export function usePaymentFormWatchdog(
  area: RefObject<HTMLElement | null>,
  ready: boolean,
): 'waiting' | 'mounted' | 'failed' {
  const [checks, setChecks] = useState(0);
  const [mounted, setMounted] = useState(false);
  const over = ready || mounted || checks >= checksMax;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => {
      // The form is hidden while the customer edits details, so Stripe's form can't appear then.
      if (!area.current?.offsetParent) return;
      const form = area.current.querySelector<HTMLElement>('.StripeElement');
      setMounted((form?.offsetHeight ?? 0) > 0);
      setChecks((before) => before + 1);
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, [over, area]);
  if (ready || mounted) return 'mounted';
  return checks >= checksMax ? 'failed' : 'waiting';
}
