import type { GetFacetsResponse } from '@studio/contracts/timetable';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { memo, useState } from 'react';
import { hasAnyPicture, plainPicture } from '../../../lib/site/plain-picture.ts';
import { getActivityThumbnail } from '../../../lib/site/studio-activity.ts';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { FilterPickerRow } from './filter-picker-row.tsx';
import type { LoadedSection } from './loaded-section.ts';
import { ReloadButton } from './reload-button.tsx';
import type { ClassFilters } from './timetable-filters.ts';
import { timetableText } from './timetable-text.ts';
import { buildSearchWithActivity, buildSearchWithInstructor } from './timetable-url.ts';

export interface FilterPickerProps {
  query: TimetableQuery;
  filters: ClassFilters;
  facets: LoadedSection<GetFacetsResponse>;
}

type By = 'activity' | 'trainer';

const tabs = [
  { key: 'activity', label: 'By activity' },
  { key: 'trainer', label: 'By instructor' },
] as const;

/**
 * Picker for an activity or an instructor. Choosing an activity clears the instructor, and the other way
 * round (handbook: timetable 5).
 */
export const FilterPicker = memo(function FilterPicker({ query, filters, facets }: FilterPickerProps) {
  const chosenBy: By = query.filter === 'trainer' ? 'trainer' : 'activity';
  const [selection, setSelection] = useState<{ chosenBy: By; by: By } | null>(null);
  const by = selection?.chosenBy === chosenBy ? selection.by : chosenBy;
  return (
    <Tabs
      label="Find classes"
      tabs={tabs}
      selected={by}
      onSelect={(next) => setSelection({ chosenBy, by: next })}
    >
      {facets.value === null ? (
        <Notice
          tone="error"
          title={by === 'activity' ? timetableText.activitiesFailed : timetableText.trainersFailed}
          action={<ReloadButton />}
        />
      ) : by === 'activity' ? (
        <Activities query={query} filters={filters} facets={facets.value} />
      ) : (
        <Instructors query={query} filters={filters} facets={facets.value} />
      )}
    </Tabs>
  );
});

interface FilterListProps {
  query: TimetableQuery;
  filters: ClassFilters;
  facets: GetFacetsResponse;
}

const getAllClassesThumbnail = (hasBuiltIn = false) =>
  hasBuiltIn ? '/images/activities/all-classes.webp' : plainPicture.thumbnail;

function Activities({ query, filters, facets }: FilterListProps) {
  const activities = useActivities();
  const hasBuiltIn = useRootData()?.showsBuiltInPictures;
  const isPictured = hasAnyPicture(activities.map(({ picture }) => picture ?? null));
  if (facets.activities.length === 0) return <Notice title={timetableText.activitiesEmpty} />;
  const all = facets.activities.reduce((sum, activity) => sum + activity.count, 0);
  const none = !filters.activityType && !filters.subType && !filters.instructorId;
  return (
    <div className="grid gap-0.5">
      <FilterPickerRow
        name="All classes"
        count={all}
        picture={isPictured ? getAllClassesThumbnail(hasBuiltIn) : null}
        shape="picture"
        chosen={none}
        to={buildSearchWithActivity(query, null)}
      />
      {facets.activities.map((activity) => (
        <FilterPickerRow
          key={activity.key}
          name={activity.label}
          count={activity.count}
          picture={isPictured ? getActivityThumbnail(activities, activity.key) : null}
          shape="picture"
          chosen={filters.activityType === activity.key}
          to={buildSearchWithActivity(query, activity.key)}
        />
      ))}
    </div>
  );
}

function Instructors({ query, filters, facets }: FilterListProps) {
  if (facets.trainers.length === 0) return <Notice title={timetableText.trainersEmpty} />;
  return (
    <div className="grid gap-0.5">
      {facets.trainers.map((trainer) => (
        <FilterPickerRow
          key={trainer.trainerId}
          name={trainer.name}
          count={trainer.count}
          picture={trainer.avatar}
          shape="arch"
          chosen={filters.instructorId === trainer.trainerId}
          to={buildSearchWithInstructor(query, trainer.trainerId)}
        />
      ))}
    </div>
  );
}
