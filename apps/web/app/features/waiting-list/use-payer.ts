import { useSession } from '../../lib/session/use-session.ts';
import { useLoad } from '../../lib/use-load.ts';
import { loadPayer, type Payer } from './load-payer.ts';
import type { FullClass } from './waiting-api.ts';

/**
 * What could pay for a place taken without asking; null for guests, until it is known, and when it cannot be: then they
 * are asked, as everybody is.
 */
export function usePayer(klass: FullClass): { payer: Payer | null; settling: boolean } {
  const memberId = useSession().user?.id ?? null;
  const { value, busy } = useLoad(memberId && `${klass.classId} ${memberId}`, async () =>
    memberId ? loadPayer(klass, memberId) : null,
  );
  return { payer: value, settling: busy };
}
