import { Outlet } from 'react-router';
import { QueryProvider } from '../lib/query/query-provider.tsx';

/** Provides TanStack Query to checkout and to the pages behind the login. */
export default function QueryLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
