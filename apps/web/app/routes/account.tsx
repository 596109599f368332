import { EntitlementList } from '../features/account/entitlements/entitlement-list.tsx';
import { MembershipList } from '../features/account/memberships/membership-list.tsx';
import { AccountOverview } from '../features/account/overview/account-overview.tsx';
import { MyHealthAnswers } from '../features/public/first-visit/my-health-answers.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

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
          credits={<EntitlementList />}
          memberships={<MembershipList />}
          answers={<MyHealthAnswers />}
        />
      )}
    </RequireAccess>
  );
}
