import { SecurityPage } from '../features/security/security-page.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Security', 'How you log in, your devices, and what happened lately.');

/** /security. Visitors who are not signed in are led to /login and back. */
export default function SecurityRoute() {
  return <Guarded>{(user) => <SecurityPage key={user.id} user={user} />}</Guarded>;
}
