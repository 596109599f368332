import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { CashUpTab } from './cash-up-tab.tsx';
import { DisputePanel } from './dispute-panel.tsx';
import { FailedRefundsTab } from './failed-refunds-tab.tsx';
import { InvoicesTab } from './invoices-tab.tsx';
import { loadFailedRefunds, loadNoShowFees } from './money-api.ts';
import { NoShowFeesTab } from './no-show-fees-tab.tsx';
import { PaymentsTab } from './payments-tab.tsx';

const tabs = ['payments', 'day', 'failed', 'papers', 'fees'] as const;
type Tab = (typeof tabs)[number];

export function StaffMoney() {
  const [search, setSearch] = useSearchParams();
  const requestedTab = search.get('tab');
  const tab: Tab = tabs.find((one) => one === requestedTab) ?? 'payments';
  const [today] = useState(() => toLondonDate(getServerTime()));
  const failed = useQuery('failed', loadFailedRefunds);
  const fees = useQuery('fees', () => loadNoShowFees());
  const count = (label: string, found: readonly unknown[] | null) =>
    found && found.length > 0 ? `${label} (${found.length})` : label;
  const names: Record<Tab, string> = {
    payments: 'Payments',
    day: 'Cash up',
    failed: count('Failed refunds', failed.value),
    papers: 'Invoices',
    fees: count('No-show fees', fees.value),
  };
  return (
    <StaffPage title="Payments">
      <div className="[&_[role=tablist]]:-mt-4 [&_[role=tablist]]:overflow-x-auto [&_[role=tab]]:whitespace-nowrap">
        <Tabs
          label="Payments"
          variant="line"
          tabs={tabs.map((key) => ({ key, label: names[key] }))}
          selected={tab}
          onSelect={(key) => setSearch(key === 'payments' ? {} : { tab: key }, { replace: true })}
        >
          {tab === 'payments' && <PaymentsTab today={today} />}
          {tab === 'day' && <CashUpTab today={today} />}
          {tab === 'failed' && <FailedRefundsTab list={failed} />}
          {tab === 'papers' && <InvoicesTab />}
          {tab === 'fees' && <NoShowFeesTab list={fees} />}
        </Tabs>
      </div>
      <DisputePanel
        disputeId={search.get('dispute')}
        onClose={() => setSearch(tab === 'payments' ? {} : { tab }, { replace: true })}
      />
    </StaffPage>
  );
}
