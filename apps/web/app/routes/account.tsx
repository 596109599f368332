import { Overview } from '../features/account-overview/overview.tsx';
import { Credits } from '../features/entitlements/credits.tsx';
import { OwnAnswers } from '../features/first-visit/own-answers.tsx';
import { Memberships } from '../features/memberships/memberships.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Your account', 'Sessions, membership, cards and invoices.');

/** /account. Visitors who are not signed in are led to /login and back. */
export default function AccountRoute() {
  return (
    <Guarded>
      {(user) => (
        <Overview
          key={user.id}
          user={user}
          Credits={Credits}
          Memberships={Memberships}
          answers={<OwnAnswers />}
        />
      )}
    </Guarded>
  );
}
