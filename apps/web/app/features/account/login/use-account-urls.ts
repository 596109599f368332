import { toSafeReturnPath } from '@studio/domain/people/return-path';
import { useLocation, useSearchParams } from 'react-router';

/**
 * Returns the sign-up and password reset URLs, both of which lead back to `returnTo`, as does a login elsewhere.
 * `given` is the path that the dialog leads to, when that is another page.
 */
export function useAccountUrls(target?: string): {
  signUpUrl: string;
  forgotPasswordUrl: string;
  returnTo: string;
} {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  // The login page carries the previous page in its query. The dialog returns to the page below it.
  const currentPath = pathname === '/login' ? query.get('returnUrl') : pathname + search;
  const returnTo = toSafeReturnPath(target ?? currentPath) ?? '/';
  const suffix = returnTo !== '/' ? `?${new URLSearchParams({ returnUrl: returnTo })}` : '';
  return { signUpUrl: `/signup${suffix}`, forgotPasswordUrl: `/forgot-password${suffix}`, returnTo };
}
