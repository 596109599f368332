import { formatWeekday } from '@studio/domain/time/format-london';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { ChangeScope } from './timetable-api.ts';

/** Field to choose whether one class changes, or also all later classes of its series. */
export function ClassOrSeriesField({
  klass: { date, time },
  value,
  onChange,
}: {
  klass: { date: string; time: string };
  value: ChangeScope;
  onChange: (value: ChangeScope) => void;
}) {
  return (
    <SegmentedControl
      legend="Classes to change"
      name="scope"
      tone="strong"
      options={[
        { value: 'one', label: 'This class' },
        { value: 'following', label: `This and later ${formatWeekday(date)}s, ${time}` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
