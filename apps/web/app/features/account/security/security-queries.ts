import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  beginAppSetup,
  getAccountSecurity,
  listAuthEvents,
  listDevices,
  listPasskeys,
} from '../../../lib/session/session.ts';
import type { WithReauthentication } from '../../../lib/session/use-reauthentication.ts';

/** Queries of the Security page. Invalidate `all` after a change: recent activity lists every change. */
export const securityQueries = {
  all: ['security'] as const,
  settings: () => queryOptions({ queryKey: ['security', 'settings'], queryFn: getAccountSecurity }),
  devices: () => queryOptions({ queryKey: ['security', 'devices'], queryFn: listDevices }),
  activity: () =>
    infiniteQueryOptions({
      queryKey: ['security', 'activity'],
      queryFn: ({ pageParam }) => listAuthEvents(pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last?.next,
    }),
  /**
   * Lists the passkeys. Changes update the cached list without a refetch, which could close the form that names a new
   * passkey.
   */
  passkeys: () =>
    queryOptions({ queryKey: ['passkeys'], queryFn: listPasskeys, refetchOnWindowFocus: false }),
  /**
   * Secret key for setting up an authenticator app. It must not change while the member switches to the app
   * and back; each opening of the dialog starts a new setup.
   */
  appSetup: (email: string, studioName: string, withReauthentication: WithReauthentication) =>
    queryOptions({
      queryKey: ['app-setup', email],
      queryFn: () => withReauthentication(() => beginAppSetup(email, studioName)),
      retry: false,
      staleTime: 'static',
      gcTime: 0,
    }),
};
