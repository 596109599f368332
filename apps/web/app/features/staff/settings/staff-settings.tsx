import { useQuery } from '../../../lib/query/use-query.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { BannerCard } from './banner-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { loadSettings } from './settings-api.ts';
import { SiteCard } from './site-card.tsx';
import { StudioCard } from './studio-card.tsx';
import { VatCard } from './vat-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

/** Settings of the studio and its website. Only for owners. */
export function StaffSettings() {
  const { value, failed, busy, refetch } = useQuery('settings', loadSettings);
  return (
    <StaffPage title="Settings">
      {failed && <LoadError title="Couldn’t load settings." busy={busy} onRetry={refetch} />}
      {!value && !failed && <Skeleton className="h-96 rounded-card" />}
      {value && (
        <div className="grid items-start gap-6 desk:grid-cols-2">
          <div className="grid gap-6">
            <BannerCard settings={value.settings} />
            <SiteCard settings={value.settings} guardable={value.guardablePages} />
            <VatCard profile={value.profile} />
            <WebhooksCard />
          </div>
          <div className="grid gap-6">
            <StudioCard profile={value.profile} />
            <ContactCard profile={value.profile} />
          </div>
        </div>
      )}
    </StaffPage>
  );
}
