import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { type AutoBookPayment, loadAutoBookPayment } from './load-auto-book-payment.ts';
import type { FullClass } from './waiting-list-api.ts';

interface LoadedPayment {
  memberId: string;
  payment: AutoBookPayment | null;
}

/**
 * Loads the payment for automatic booking. Null for guests, while loading, on failure, and if no session or card can
 * pay; the member is then asked before every booking. Doesn't use TanStack Query, because the sheet also appears on
 * public pages, which don't load that library.
 */
export function useAutoBookPayment(klass: FullClass): { payment: AutoBookPayment | null; settling: boolean } {
  const memberId = useSession().user?.id ?? null;
  const [loaded, setLoaded] = useState<LoadedPayment | null>(null);
  const load = useEffectEvent((id: string) => loadAutoBookPayment(klass, id).catch(() => null));
  useEffect(() => {
    if (!memberId) return;
    let isCurrent = true;
    void load(memberId).then((payment) => isCurrent && setLoaded({ memberId, payment }));
    return () => {
      isCurrent = false;
    };
  }, [memberId]);
  const current = loaded?.memberId === memberId ? loaded : null;
  return { payment: current?.payment ?? null, settling: memberId !== null && !current };
}
