import { useQuery } from '../../../lib/query/use-query.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { type AutoBookPayment, loadAutoBookPayment } from './load-auto-book-payment.ts';
import type { FullClass } from './waiting-list-api.ts';

/**
 * Loads what could pay for automatic booking. Null for guests, while loading and on failure; then places are
 * always offered first.
 */
export function useAutoBookPayment(klass: FullClass): { payer: AutoBookPayment | null; settling: boolean } {
  const memberId = useSession().user?.id ?? null;
  const { value, busy } = useQuery(memberId && `${klass.classId} ${memberId}`, async () =>
    memberId ? loadAutoBookPayment(klass, memberId) : null,
  );
  return { payer: value, settling: busy };
}
