import { useSession } from '../../lib/session/use-session.ts';
import { useQuery } from '../../lib/use-query.ts';
import { type AutoBookPayment, loadAutoBookPayment } from './load-auto-book-payment.ts';
import type { FullClass } from './waiting-list-api.ts';

/**
 * What could pay for a place taken without asking; null for guests, until it is known, and when it cannot be: then they
 * are asked, as everybody is.
 */
export function useAutoBookPayment(klass: FullClass): { payer: AutoBookPayment | null; settling: boolean } {
  const memberId = useSession().user?.id ?? null;
  const { value, busy } = useQuery(memberId && `${klass.classId} ${memberId}`, async () =>
    memberId ? loadAutoBookPayment(klass, memberId) : null,
  );
  return { payer: value, settling: busy };
}
