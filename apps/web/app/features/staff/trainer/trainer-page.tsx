import { addDays, getMondayIndex } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
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
import { trainerApi } from './trainer-api.ts';
import { TrainerClassView } from './trainer-class-view.tsx';
import { useTrainerUrl } from './use-trainer-url.ts';

const views = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'times', label: 'Availability' },
] as const;

export function TrainerPage() {
  const address = useTrainerUrl();
  const { view, selection, classId } = address;
  const today = toLondonDate(getServerTime());
  const day = address.day ?? today;
  const from = view === 'week' ? addDays(day, -getMondayIndex(day)) : day;
  const days = view === 'week' ? 7 : 1;
  const week = useQuery(`${selection} ${from} ${days}`, () => trainerApi.week(selection, from, days));
  const { value } = week;
  return (
    <StaffPage
      title={value && value.instructors.length > 0 ? value.instructor.name : 'Your classes'}
      steps={
        view !== 'times' && <PeriodNavigation day={day} today={today} view={view} onDay={address.change} />
      }
      actions={
        value &&
        value.instructors.length > 0 && (
          <div className="w-56">
            <ChoiceField
              id="trainer-whose"
              label="Instructor"
              value={value.instructor.id}
              onChange={(event) => address.change({ for: event.target.value, class: null })}
            >
              {value.instructors.map(({ id, name }) => (
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
        onChange={(next) => address.change({ view: next === 'day' ? null : next, class: null })}
        className="max-w-md"
      />
      <div className="mt-6">
        {view === 'times' ? (
          <MyAvailability key={selection} selection={selection} />
        ) : (
          <>
            {week.failed && !value && (
              <LoadError
                title="Couldn’t load your classes. If your account isn’t linked to an instructor yet, ask the owner."
                busy={week.busy}
                onRetry={week.refetch}
              />
            )}
            {!value && !week.failed && <Skeleton className="block h-64 rounded-card" />}
            {value && (
              <div className="grid gap-x-10 gap-y-8 desk:grid-cols-[24rem_1fr] desk:items-start">
                <div className={`grid gap-8 ${classId ? 'max-desk:hidden' : ''}`}>
                  <CoverWantedList
                    selection={selection}
                    requests={value.coverRequests}
                    onTaken={week.refetch}
                  />
                  <MyClasses response={value} address={address} from={from} days={days} />
                </div>
                {classId ? (
                  <TrainerClassView
                    key={classId}
                    classId={classId}
                    address={address}
                    onChanged={week.refetch}
                  />
                ) : (
                  <div className="max-desk:hidden">
                    {value.classes.length > 0 && <Notice title="Choose a class to see its roster." />}
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
