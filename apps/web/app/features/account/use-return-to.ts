import { toSafeReturnPath } from '@studio/domain/people/return-path';
import { useSearchParams } from 'react-router';

/** Where somebody was before they made an account, as the address of the page carries it; null when it names nothing of this site. */
export function useReturnTo(): string | null {
  const [search] = useSearchParams();
  return toSafeReturnPath(search.get('returnUrl'));
}
