import { toLondonDate } from '@studio/domain/time/london';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { showToast } from '../../../ui/toast.ts';
import { CashUpTab } from './cash-up-tab.tsx';
import { DisputePanel } from './dispute-panel.tsx';
import { FailedRefundsTab } from './failed-refunds-tab.tsx';
import { InvoicesTab } from './invoices-tab.tsx';
import { moneyQueries } from './money-queries.ts';
import { NoShowFeesTab } from './no-show-fees-tab.tsx';
import { PaymentsTab } from './payments-tab.tsx';

const tabs = ['payments', 'cash-up', 'failed-refunds', 'invoices', 'fees'] as const;
type Tab = (typeof tabs)[number];

interface StaffMoneyProps {
  /** Renders the sheet that sells an item without a client. */
  sellItem: (sheet: { open: boolean; onClose: () => void; onSold: (message: string) => void }) => ReactNode;
}

export function StaffMoney({ sellItem }: StaffMoneyProps) {
  const [search, setSearch] = useSearchParams();
  const requestedTab = search.get('tab');
  const tab: Tab = tabs.find((one) => one === requestedTab) ?? 'payments';
  const [today] = useState(() => toLondonDate(getServerTime()));
  const queryClient = useQueryClient();
  const [isSelling, setSelling] = useState(false);
  const { data: failedRefunds } = useQuery(moneyQueries.failedRefunds());
  const { data: fees } = useQuery(moneyQueries.noShowFees());
  const count = (label: string, found: readonly unknown[] | undefined) =>
    found && found.length > 0 ? `${label} (${found.length})` : label;
  const names: Record<Tab, string> = {
    payments: 'Payments',
    'cash-up': 'Cash up',
    'failed-refunds': count('Failed refunds', failedRefunds),
    invoices: 'Invoices',
    fees: count('No-show fees', fees),
  };
  return (
    <StaffPage
      title="Payments"
      actions={
        <Button kind="secondary" size="small" onClick={() => setSelling(true)}>
          Sell item
        </Button>
      }
    >
      <div className="[&_[role=tablist]]:-mt-4 [&_[role=tablist]]:overflow-x-auto [&_[role=tab]]:whitespace-nowrap">
        <Tabs
          label="Payments"
          variant="line"
          tabs={tabs.map((key) => ({ key, label: names[key] }))}
          selected={tab}
          onSelect={(key) => setSearch(key === 'payments' ? {} : { tab: key }, { replace: true })}
        >
          {tab === 'payments' && <PaymentsTab today={today} />}
          {tab === 'cash-up' && <CashUpTab today={today} />}
          {tab === 'failed-refunds' && <FailedRefundsTab />}
          {tab === 'invoices' && <InvoicesTab />}
          {tab === 'fees' && <NoShowFeesTab />}
        </Tabs>
      </div>
      {isSelling &&
        sellItem({
          open: true,
          onClose: () => setSelling(false),
          onSold: (message) => {
            setSelling(false);
            showToast(message);
            void queryClient.invalidateQueries({ queryKey: moneyQueries.all });
          },
        })}
      <DisputePanel
        disputeId={search.get('dispute')}
        onClose={() => setSearch(tab === 'payments' ? {} : { tab }, { replace: true })}
      />
    </StaffPage>
  );
}
