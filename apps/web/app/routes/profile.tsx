import { ProfilePage } from '../features/account/account-forms/profile-page.tsx';
import { ReauthenticationProvider } from '../features/account/security/reauthentication-provider.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Account settings', 'Your name and contact details.');

/** /account/profile. Requires login: visitors are redirected to /login and back. */
export default function ProfileRoute() {
  return (
    <RequireAccess>
      {({ id, email }) => (
        <ReauthenticationProvider key={id} email={email}>
          <ProfilePage />
        </ReauthenticationProvider>
      )}
    </RequireAccess>
  );
}
