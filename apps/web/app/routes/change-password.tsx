import { ChangePassword } from '../features/account/account-forms/change-password.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Change password', 'Choose a new password for your account.');

/** /account/change-password. Visitors are redirected to the home page, where the login dialog opens. */
export default function ChangePasswordPage() {
  return (
    <RequireAccess otherwise="home">
      {({ id, email }) => <ChangePassword key={id} email={email} />}
    </RequireAccess>
  );
}
