import type { FacetsAnswer } from '@studio/contracts/timetable';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { withActivity, withInstructor } from './address.ts';
import type { Filters } from './filters.ts';
import type { Part } from './part.ts';
import { PickerRow } from './picker-row.tsx';
import { texts } from './texts.ts';
import { TryAgain } from './try-again.tsx';

export interface PickerProps {
  query: TimetableQuery;
  filters: Filters;
  facets: Part<FacetsAnswer>;
}

type By = 'activity' | 'trainer';

const tabs = [
  { key: 'activity', label: 'By activity' },
  { key: 'trainer', label: 'By instructor' },
] as const;

/** What to narrow the classes to. Choosing in one tab clears the other (handbook: timetable 5). */
export function Picker({ query, filters, facets }: PickerProps) {
  const chosenBy: By = query.filter === 'trainer' ? 'trainer' : 'activity';
  const [looked, setLooked] = useState<{ chosenBy: By; by: By } | null>(null);
  const by = looked?.chosenBy === chosenBy ? looked.by : chosenBy;
  return (
    <Tabs
      label="Find classes"
      tabs={tabs}
      selected={by}
      onSelect={(next) => setLooked({ chosenBy, by: next })}
    >
      {facets.value === null ? (
        <Notice
          tone="error"
          title={by === 'activity' ? texts.activitiesFailed : texts.trainersFailed}
          action={<TryAgain />}
        />
      ) : by === 'activity' ? (
        <Activities query={query} filters={filters} facets={facets.value} />
      ) : (
        <Instructors query={query} filters={filters} facets={facets.value} />
      )}
    </Tabs>
  );
}

interface ListProps {
  query: TimetableQuery;
  filters: Filters;
  facets: FacetsAnswer;
}

function Activities({ query, filters, facets }: ListProps) {
  if (facets.activities.length === 0) return <Notice title={texts.activitiesEmpty} />;
  const all = facets.activities.reduce((sum, activity) => sum + activity.count, 0);
  const none = !filters.activityType && !filters.subType && !filters.instructorId;
  return (
    <div className="grid gap-0.5">
      <PickerRow
        name="All classes"
        count={all}
        picture="/images/activities/all-classes.webp"
        shape="picture"
        chosen={none}
        to={withActivity(query, null)}
      />
      {facets.activities.map((activity) => (
        <PickerRow
          key={activity.key}
          name={activity.label}
          count={activity.count}
          picture={`/images/activities/${activity.imageKey}.webp`}
          shape="picture"
          chosen={filters.activityType === activity.key}
          to={withActivity(query, activity.key)}
        />
      ))}
    </div>
  );
}

function Instructors({ query, filters, facets }: ListProps) {
  if (facets.trainers.length === 0) return <Notice title={texts.trainersEmpty} />;
  return (
    <div className="grid gap-0.5">
      {facets.trainers.map((trainer) => (
        <PickerRow
          key={trainer.trainerId}
          name={trainer.name}
          count={trainer.count}
          picture={trainer.avatar}
          shape="arch"
          chosen={filters.instructorId === trainer.trainerId}
          to={withInstructor(query, trainer.trainerId)}
        />
      ))}
    </div>
  );
}
