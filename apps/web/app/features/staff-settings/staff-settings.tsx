import { useLoad } from '../../lib/use-load.ts';
import { Failed } from '../../ui/failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ToolPage } from '../../ui/tool-page.tsx';
import { BannerCard } from './banner-card.tsx';
import { ReachCard } from './reach-card.tsx';
import { loadSettings } from './settings-api.ts';
import { SiteCard } from './site-card.tsx';
import { StudioCard } from './studio-card.tsx';
import { VatCard } from './vat-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

/** Everything about the studio and its site that its owner changes without an engineer. */
export function StaffSettings() {
  const { value, failed, busy, again } = useLoad('settings', loadSettings);
  return (
    <ToolPage title="Settings">
      {failed && <Failed title="Could not load the settings." busy={busy} onRetry={again} />}
      {!value && !failed && <Skeleton className="h-96 rounded-card" />}
      {value && (
        <div className="grid items-start gap-6 desk:grid-cols-2">
          <div className="grid gap-6">
            <BannerCard settings={value.settings} />
            <SiteCard settings={value.settings} guardable={value.guardable} />
            <VatCard profile={value.profile} />
            <WebhooksCard />
          </div>
          <div className="grid gap-6">
            <StudioCard profile={value.profile} />
            <ReachCard profile={value.profile} />
          </div>
        </div>
      )}
    </ToolPage>
  );
}
