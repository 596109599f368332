import { type RefObject, useEffect, useState } from 'react';

/** The provider's form is looked for this often before we say that it did not come (handbook: paying 11). */
const checksMax = 12;

const checkEveryMs = 500;

/** Watches whether the provider's form turns up in its area: 12 checks, half a second apart. */
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
      // Out of sight while details are changed: nothing can turn up there.
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
