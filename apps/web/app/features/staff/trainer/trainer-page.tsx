import { addDays, getMondayIndex } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { useQuery } from '@tanstack/react-query';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { CoverWantedList } from './cover-wanted-list.tsx';
import { MyAvailability } from './my-availability.tsx';
import { MyClasses } from './my-classes.tsx';
import { PeriodNavigation } from './period-navigation.tsx';
import { TrainerClassView } from './trainer-class-view.tsx';
import { trainerQueries } from './trainer-queries.ts';
import { useTrainerUrl } from './use-trainer-url.ts';

const views = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'availability', label: 'Availability' },
] as const;

export function TrainerPage() {
  const urlState = useTrainerUrl();
  const { view, selection, classId } = urlState;
  const today = toLondonDate(getServerTime());
  const day = urlState.day ?? today;
  const from = view === 'week' ? addDays(day, -getMondayIndex(day)) : day;
  const days = view === 'week' ? 7 : 1;
  const { data, isError, isFetching, refetch } = useQuery(trainerQueries.week(selection, from, days));
  return (
    <StaffPage
      title={data && data.instructors.length > 0 ? data.instructor.name : 'Your classes'}
      steps={
        view !== 'availability' && (
          <PeriodNavigation day={day} today={today} view={view} onDay={urlState.change} />
        )
      }
      actions={
        data &&
        data.instructors.length > 0 && (
          <div className="w-56">
            <ChoiceField
              id="trainer-whose"
              label="Instructor"
              value={data.instructor.id}
              onChange={(event) => urlState.change({ for: event.target.value, class: null })}
            >
              {data.instructors.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </ChoiceField>
          </div>
        )
      }
    >
      <SegmentedControl
        legend="View"
        name="trainer-view"
        options={views}
        value={view}
        onChange={(next) => urlState.change({ view: next === 'day' ? null : next, class: null })}
        className="max-w-md"
      />
      <div className="mt-6">
        {view === 'availability' ? (
          <MyAvailability key={selection} selection={selection} />
        ) : (
          <>
            {!data && isError && (
              <LoadError
                title="Couldn’t load your classes. If your account isn’t linked to an instructor yet, ask an Owner to link it."
                busy={isFetching}
                onRetry={refetch}
              />
            )}
            {!data && !isError && <Skeleton className="block h-64 rounded-card" />}
            {data && (
              <div className="grid gap-x-10 gap-y-8 desk:grid-cols-[24rem_1fr] desk:items-start">
                <div className={`grid gap-8 ${classId ? 'max-desk:hidden' : ''}`}>
                  <CoverWantedList selection={selection} requests={data.coverRequests} />
                  <MyClasses response={data} urlState={urlState} from={from} days={days} />
                </div>
                {classId ? (
                  <TrainerClassView key={classId} classId={classId} urlState={urlState} />
                ) : (
                  <div className="max-desk:hidden">
                    {data.classes.length > 0 && <Notice title="Choose a class to see its roster." />}
                  </div>
                )}
              </div>
            )}
          </>
        )}
      </div>
    </StaffPage>
  );
}
