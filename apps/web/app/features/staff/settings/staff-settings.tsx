import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SectionLinks } from '../../../ui/section-links.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { BannerCard } from './banner-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { settingsQueries } from './settings-queries.ts';
import { SiteCard } from './site-card.tsx';
import { StudioCard } from './studio-card.tsx';
import { VatCard } from './vat-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

const sections = [
  { id: 'studio', title: 'Studio details' },
  { id: 'banner', title: 'Banner' },
  { id: 'website', title: 'Website' },
  { id: 'vat', title: 'VAT' },
  { id: 'contact', title: 'Opening hours and contact' },
  { id: 'webhooks', title: 'Webhooks' },
];

/** Settings of the studio and its website. Only for owners. */
export function StaffSettings() {
  const { data, isError, isFetching, refetch } = useQuery(settingsQueries.studio());
  return (
    <StaffPage
      title="Settings"
      actions={
        <ButtonLink to="/admin/setup" kind="secondary" size="small">
          Setup checklist
        </ButtonLink>
      }
    >
      {isError && <LoadError title="Couldn’t load settings." busy={isFetching} onRetry={refetch} />}
      {!data && !isError && <Skeleton className="h-96 rounded-card" />}
      {data && (
        <>
          <SectionLinks label="Settings sections" sections={sections} className="-mt-3 mb-3 desk:hidden" />
          <div className="grid items-start gap-6 *:scroll-mt-6 desk:grid-cols-2">
            <div className="grid gap-6 *:scroll-mt-6">
              <div id="studio">
                <StudioCard profile={data.profile} />
              </div>
              <div id="banner">
                <BannerCard settings={data.settings} />
              </div>
              <div id="website">
                <SiteCard settings={data.settings} restrictablePages={data.restrictablePages} />
              </div>
              <div id="vat">
                <VatCard profile={data.profile} />
              </div>
            </div>
            <div id="contact">
              <ContactCard profile={data.profile} />
            </div>
            <div id="webhooks" className="desk:col-span-2">
              <WebhooksCard />
            </div>
          </div>
        </>
      )}
    </StaffPage>
  );
}
