import { useState } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import type { ClassPageData } from './class-page-data.ts';
import { Overview } from './overview.tsx';
import { Reviews } from './reviews.tsx';

interface ClassBodyProps {
  page: Pick<ClassPageData, 'key' | 'facts' | 'story' | 'reviews' | 'filters'>;
}

/** What the class is, and what others say of it. */
export function ClassBody({ page }: ClassBodyProps) {
  const [tab, setTab] = useState<'overview' | 'reviews'>('overview');
  return (
    <Tabs
      look="line"
      label="About the class"
      tabs={[
        { key: 'overview', label: 'Overview' },
        { key: 'reviews', label: `Reviews ${page.facts.reviewsCount}` },
      ]}
      selected={tab}
      onSelect={setTab}
    >
      {tab === 'overview' ? <Overview page={page} /> : <Reviews page={page} />}
    </Tabs>
  );
}
