import { formatDay } from '@studio/domain/time/format-london';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import type { ChangeScope } from './timetable-api.ts';

/** Field to choose whether one class changes, or also all later classes of its series. */
export function ClassOrSeriesField({
  klass: { date, time },
  everyMonth,
  value,
  onChange,
}: {
  klass: { date: string; time: string };
  /** Whether the series is monthly. Then the label can't say "all later Mondays". */
  everyMonth: boolean;
  value: ChangeScope;
  onChange: (value: ChangeScope) => void;
}) {
  return (
    <ChoiceRows
      legend="Classes to change"
      name="scope"
      rows={[
        { value: 'one', label: 'This class' },
        {
          value: 'following',
          label: everyMonth
            ? 'This and all later classes'
            : `This and all later ${formatDay(date, { weekday: 'long' })}s at ${time}`,
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
