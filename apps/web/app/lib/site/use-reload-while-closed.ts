import { isServedWhileClosed } from '@studio/domain/setup/closed-site';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from './use-root-data.ts';

/**
 * Loads a public page from the server while the site is closed, because the server decides whether visitors see the
 * page: an owner may have opened the site since this document was loaded. Returns whether the page is being replaced.
 */
export function useReloadWhileClosed(): boolean {
  const { pathname, search } = useLocation();
  const replaced = useRootData()?.siteOpen === false && !isServedWhileClosed(pathname);
  useEffect(() => {
    if (replaced) location.replace(pathname + search);
  }, [replaced, pathname, search]);
  return replaced;
}
