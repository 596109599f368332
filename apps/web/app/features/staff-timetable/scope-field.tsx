import { Segmented } from '../../ui/segmented.tsx';
import type { Scope } from './timetable-api.ts';

/** Whether one class changes, or all that follow with it. */
export function ScopeField({ value, onChange }: { value: Scope; onChange: (value: Scope) => void }) {
  return (
    <Segmented
      legend="Which classes change"
      name="scope"
      tone="strong"
      options={[
        { value: 'one', label: 'This class' },
        { value: 'following', label: 'From this one on' },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
