import { staffToolGroups } from '@studio/domain/people/groups';
import { StaffMoney } from '../features/staff-money/staff-money.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) => privateMeta(matches, 'Money', 'What was paid and given back.');

/** /admin/money: payments, refunds, the till, invoices. */
export default function StaffMoneyRoute() {
  return <Guarded groups={staffToolGroups}>{() => <StaffMoney />}</Guarded>;
}
