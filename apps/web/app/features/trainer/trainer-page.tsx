import { addDays, mondayIndex } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { serverNow } from '../../lib/server-clock.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Failed } from '../../ui/failed.tsx';
import { ChoiceField } from '../../ui/field-choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ToolPage } from '../../ui/tool-page.tsx';
import { ClassView } from './class-view.tsx';
import { DaySteps } from './day-steps.tsx';
import { MyTimes } from './my-times.tsx';
import { OwnClasses } from './own-classes.tsx';
import { trainerApi } from './trainer-api.ts';
import { useTrainerAddress } from './use-trainer-address.ts';
import { WantedList } from './wanted-list.tsx';

const views = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'times', label: 'My times' },
] as const;

/** An instructor's own classes by day or week, who comes to them, cover, and when they can teach. */
export function TrainerPage() {
  const address = useTrainerAddress();
  const { view, whose, classId } = address;
  const today = londonDate(serverNow());
  const day = address.day ?? today;
  const from = view === 'week' ? addDays(day, -mondayIndex(day)) : day;
  const days = view === 'week' ? 7 : 1;
  const week = useLoad(`${whose} ${from} ${days}`, () => trainerApi.week(whose, from, days));
  const { value } = week;
  return (
    <ToolPage
      title={value && value.instructors.length > 0 ? value.instructor.name : 'Your classes'}
      steps={view !== 'times' && <DaySteps day={day} today={today} view={view} onDay={address.change} />}
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
      <Segmented
        legend="What to see"
        name="trainer-view"
        options={views}
        value={view}
        onChange={(next) => address.change({ view: next === 'day' ? null : next, class: null })}
        className="max-w-md"
      />
      <div className="mt-6">
        {view === 'times' ? (
          <MyTimes key={whose} whose={whose} />
        ) : (
          <>
            {week.failed && !value && (
              <Failed
                title="Could not load your classes. Perhaps your account belongs to no instructor yet: ask the studio."
                busy={week.busy}
                onRetry={week.again}
              />
            )}
            {!value && !week.failed && <Skeleton className="block h-64 rounded-card" />}
            {value && (
              <div className="grid gap-x-10 gap-y-8 desk:grid-cols-[24rem_1fr] desk:items-start">
                <div className={`grid gap-8 ${classId ? 'max-desk:hidden' : ''}`}>
                  <WantedList whose={whose} wanted={value.wanted} onTaken={week.again} />
                  <OwnClasses answer={value} address={address} from={from} days={days} />
                </div>
                {classId ? (
                  <ClassView key={classId} classId={classId} address={address} onChanged={week.again} />
                ) : (
                  <div className="max-desk:hidden">
                    {value.classes.length > 0 && <Notice title="Choose a class to see who comes." />}
                  </div>
                )}
              </div>
            )}
          </>
        )}
      </div>
    </ToolPage>
  );
}
