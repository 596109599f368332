import { ChangePassword } from '../features/account/change-password.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Change password', 'A new password for your account.');

/** /account/change-password. Visitors who are not signed in are led home, where the login dialog opens. */
export default function ChangePasswordPage() {
  return <Guarded otherwise="home">{({ id, email }) => <ChangePassword key={id} email={email} />}</Guarded>;
}
