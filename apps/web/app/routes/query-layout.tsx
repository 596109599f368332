import { Outlet } from 'react-router';
import { QueryProvider } from '../lib/query/query-provider.tsx';
import { useRootData } from '../lib/site/use-root-data.ts';
import { PageNoScriptNotice } from '../ui/no-script-notice.tsx';

/**
 * Provides TanStack Query to checkout, to the pages of a booking, purchase or waiting list entry, and to the pages behind
 * the login.
 */
export default function QueryLayout() {
  const email = useRootData()?.studio.email;
  return (
    <QueryProvider>
      {email && <PageNoScriptNotice email={email} className="container-page pt-8" />}
      <Outlet />
    </QueryProvider>
  );
}
