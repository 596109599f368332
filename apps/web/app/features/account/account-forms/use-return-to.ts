import { toSafeReturnPath } from '@studio/domain/people/return-path';
import { useSearchParams } from 'react-router';

/** Returns the path in the URL parameter `returnUrl`; null unless it is a path on this site. */
export function useReturnTo(): string | null {
  const [search] = useSearchParams();
  return toSafeReturnPath(search.get('returnUrl'));
}
