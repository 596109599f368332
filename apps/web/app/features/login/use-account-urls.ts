import { toSafeReturnPath } from '@studio/domain/people/return-path';
import { useLocation, useSearchParams } from 'react-router';

/**
 * Where who has no account, or has lost its password, goes from here; both lead back to this page afterwards, as does a log-in
 * elsewhere: `returnTo`. `given`: the path that the dialog leads to, when that is another page.
 */
export function useAccountUrls(given?: string): {
  signUpAddress: string;
  forgotAddress: string;
  returnTo: string;
} {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  // The login's own page knows where people come from; the dialog stands over it.
  const here = pathname === '/login' ? query.get('returnUrl') : pathname + search;
  const returnTo = toSafeReturnPath(given ?? here) ?? '/';
  const carried = returnTo !== '/' ? `?${new URLSearchParams({ returnUrl: returnTo })}` : '';
  return { signUpAddress: `/signup${carried}`, forgotAddress: `/forgot-password${carried}`, returnTo };
}
