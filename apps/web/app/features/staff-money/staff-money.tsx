import { londonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../lib/server-clock.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ToolPage } from '../../ui/tool-page.tsx';
import { DayTab } from './day-tab.tsx';
import { DisputePanel } from './dispute-panel.tsx';
import { FailedTab } from './failed-tab.tsx';
import { FeesTab } from './fees-tab.tsx';
import { loadFailed, loadFees } from './money-api.ts';
import { PapersTab } from './papers-tab.tsx';
import { PaymentsTab } from './payments-tab.tsx';

const tabs = ['payments', 'day', 'failed', 'papers', 'fees'] as const;
type Tab = (typeof tabs)[number];

/** The money of the studio: what was paid and given back, the till, papers. */
export function StaffMoney() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab: Tab = tabs.find((one) => one === asked) ?? 'payments';
  const [today] = useState(() => londonDate(serverNow()));
  const failed = useLoad('failed', loadFailed);
  const fees = useLoad('fees', () => loadFees());
  const count = (label: string, found: readonly unknown[] | null) =>
    found && found.length > 0 ? `${label} (${found.length})` : label;
  const names: Record<Tab, string> = {
    payments: 'Payments',
    day: 'Day and till',
    failed: count('Failed refunds', failed.value),
    papers: 'Invoices',
    fees: count('Fees due', fees.value),
  };
  return (
    <ToolPage title="Money">
      <div className="[&_[role=tablist]]:-mt-4 [&_[role=tablist]]:overflow-x-auto [&_[role=tab]]:whitespace-nowrap">
        <Tabs
          label="Money"
          look="line"
          tabs={tabs.map((key) => ({ key, label: names[key] }))}
          selected={tab}
          onSelect={(key) => setSearch(key === 'payments' ? {} : { tab: key }, { replace: true })}
        >
          {tab === 'payments' && <PaymentsTab today={today} />}
          {tab === 'day' && <DayTab today={today} />}
          {tab === 'failed' && <FailedTab list={failed} />}
          {tab === 'papers' && <PapersTab />}
          {tab === 'fees' && <FeesTab list={fees} />}
        </Tabs>
      </div>
      <DisputePanel
        disputeId={search.get('dispute')}
        onClose={() => setSearch(tab === 'payments' ? {} : { tab }, { replace: true })}
      />
    </ToolPage>
  );
}
