import { useState } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import { ClassOverview } from './class-overview.tsx';
import type { ClassTypePageData } from './class-type-page-data.ts';
import { Reviews } from './reviews.tsx';

interface ClassTypeBodyProps {
  page: Pick<
    ClassTypePageData,
    'key' | 'activityId' | 'subType' | 'picture' | 'details' | 'story' | 'reviews' | 'filters'
  >;
}

export function ClassTypeBody({ page }: ClassTypeBodyProps) {
  const [tab, setTab] = useState<'overview' | 'reviews'>('overview');
  return (
    <Tabs
      variant="line"
      label="About the class"
      tabs={[
        { key: 'overview', label: 'Overview' },
        { key: 'reviews', label: `Reviews ${page.details.reviewsCount || page.reviews.count}` },
      ]}
      selected={tab}
      onSelect={setTab}
    >
      {tab === 'overview' ? <ClassOverview page={page} /> : <Reviews page={page} />}
    </Tabs>
  );
}
