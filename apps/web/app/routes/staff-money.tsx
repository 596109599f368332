import { staffToolGroups } from '@studio/domain/people/groups';
import { StaffMoney } from '../features/staff/money/staff-money.tsx';
import { SellSheet } from '../features/staff/person/sell-sheet.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Payments', 'Payments, refunds and invoices.');

/** /admin/money: payments, refunds, cash-up, invoices and no-show fees. */
export default function StaffMoneyRoute() {
  return (
    <RequireAccess groups={staffToolGroups}>
      {() => <StaffMoney sellItem={(sheet) => <SellSheet {...sheet} person={null} />} />}
    </RequireAccess>
  );
}
