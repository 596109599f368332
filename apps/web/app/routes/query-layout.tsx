import { Outlet } from 'react-router';
import { QueryProvider } from '../lib/query/query-provider.tsx';

/** Provides TanStack Query to checkout, to the pages behind the login and to those that guests open by a signed link. */
export default function QueryLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
