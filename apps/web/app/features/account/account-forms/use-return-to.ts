import { toSafeReturnPath } from '@studio/domain/people/return-path';
import { useSearchParams } from 'react-router';

/** Returns the path in `returnUrl`. Null unless it is a path of this site. */
export function useReturnTo(): string | null {
  const [search] = useSearchParams();
  return toSafeReturnPath(search.get('returnUrl'));
}
