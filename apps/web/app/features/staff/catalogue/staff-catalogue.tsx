import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { catalogueQueries } from './catalogue-queries.ts';
import { ClassTypesTab } from './class-types-tab.tsx';
import { GiftCardsTab } from './gift-cards-tab.tsx';
import { HeroSlidesTab } from './hero-slides-tab.tsx';
import { InstructorsTab } from './instructors-tab.tsx';
import { LogoTab } from './logo-tab.tsx';
import { ProductsTab } from './products-tab.tsx';
import { PromosTab } from './promos-tab.tsx';
import { RoomsAndFeesTab } from './rooms-and-fees-tab.tsx';
import { SitePicturesTab } from './site-pictures-tab.tsx';

const tabs = [
  { key: 'products', label: 'Products' },
  { key: 'classes', label: 'Classes' },
  { key: 'people', label: 'Instructors' },
  { key: 'promos', label: 'Promo codes' },
  { key: 'gift-cards', label: 'Gift cards' },
  { key: 'rules', label: 'Rooms and no-shows' },
] as const;

/** Tabs that only owners see, because other staff could change nothing there. */
const ownerTabs = [
  { key: 'home', label: 'Home page' },
  { key: 'pictures', label: 'Site pictures' },
  { key: 'logo', label: 'Logo' },
] as const;

/**
 * Catalogue: products, classes, instructors, promo codes, gift cards, rooms and no-shows. All staff can view it and
 * manage gift cards; only owners can change the rest.
 */
export function StaffCatalogue({ mayChange }: { mayChange: boolean }) {
  const [search, setSearch] = useSearchParams();
  const shownTabs = mayChange ? [...tabs, ...ownerTabs] : tabs;
  const tab = shownTabs.find(({ key }) => key === search.get('tab'))?.key ?? 'products';
  const { data, isError, isFetching, refetch } = useQuery(catalogueQueries.catalogue());
  const part = data && { catalogue: data, mayChange };
  return (
    <StaffPage title="Catalogue">
      {!mayChange && (
        <div className="mb-6">
          <Notice title="You can manage gift cards here. Only Owners can change the rest." />
        </div>
      )}
      {isError && <LoadError title="Couldn’t load the catalogue." busy={isFetching} onRetry={refetch} />}
      {!part && !isError && <Skeleton className="block h-96 rounded-card" />}
      {part && (
        <div className="[&_[role=tablist]]:-mt-4 [&_[role=tablist]]:overflow-x-auto [&_[role=tab]]:whitespace-nowrap">
          <Tabs
            label="Catalogue"
            variant="line"
            tabs={shownTabs}
            selected={tab}
            onSelect={(key) => setSearch(key === 'products' ? {} : { tab: key }, { replace: true })}
          >
            {tab === 'products' && <ProductsTab {...part} />}
            {tab === 'classes' && <ClassTypesTab {...part} />}
            {tab === 'people' && <InstructorsTab {...part} />}
            {tab === 'promos' && <PromosTab {...part} />}
            {tab === 'gift-cards' && <GiftCardsTab />}
            {tab === 'rules' && <RoomsAndFeesTab {...part} />}
            {tab === 'home' && <HeroSlidesTab />}
            {tab === 'pictures' && <SitePicturesTab />}
            {tab === 'logo' && <LogoTab />}
          </Tabs>
        </div>
      )}
    </StaffPage>
  );
}
