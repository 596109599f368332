import { ProfilePage } from '../features/account/profile.tsx';
import { ProofPlace } from '../features/security/proof-place.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Account settings', 'Your name, phone and devices.');

/** /account/profile. Visitors who are not signed in are led to /login and back. */
export default function ProfileRoute() {
  return (
    <Guarded>
      {({ id, email }) => (
        <ProofPlace key={id} email={email}>
          <ProfilePage />
        </ProofPlace>
      )}
    </Guarded>
  );
}
