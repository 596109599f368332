import { AccountOverview } from '../features/account-overview/account-overview.tsx';
import { CreditList } from '../features/entitlements/credit-list.tsx';
import { MyHealthAnswers } from '../features/first-visit/my-health-answers.tsx';
import { MembershipList } from '../features/memberships/membership-list.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/page-meta.ts';
import { RequireAccess } from '../lib/session/require-access.tsx';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Your account', 'Sessions, membership, cards and invoices.');

/** /account. Requires login: visitors are redirected to /login and back. */
export default function AccountRoute() {
  return (
    <RequireAccess>
      {(user) => (
        <AccountOverview
          key={user.id}
          user={user}
          Credits={CreditList}
          Memberships={MembershipList}
          answers={<MyHealthAnswers />}
        />
      )}
    </RequireAccess>
  );
}
