import type { ActivityLogSubject, GetActivityLogResponse } from '@studio/contracts/staff-activity-log';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ActivityFilter } from './activity-queries.ts';
import { subjectLabels } from './activity-text.ts';

const subjects = Object.keys(subjectLabels) as ActivityLogSubject[];

interface ActivityFiltersProps {
  filter: ActivityFilter;
  team: GetActivityLogResponse['team'];
  onChange: (change: Partial<ActivityFilter>) => void;
  onClear: () => void;
}

export function ActivityFilters({ filter, team, onChange, onClear }: ActivityFiltersProps) {
  const id = useId();
  const filtered = filter.by !== 'team' || filter.subject || filter.from || filter.to;
  return (
    <search className="grid grid-cols-2 items-end gap-4 desk:grid-cols-[1fr_1fr_10rem_10rem_auto]">
      <ChoiceField
        id={`${id}by`}
        label="Done by"
        value={filter.by}
        onChange={(event) => onChange({ by: event.target.value })}
      >
        <option value="team">Team</option>
        <option value="everyone">Everyone</option>
        {team.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        id={`${id}subject`}
        label="Type"
        value={filter.subject}
        onChange={(event) => onChange({ subject: event.target.value as ActivityLogSubject | '' })}
      >
        <option value="">All types</option>
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {subjectLabels[subject]}
          </option>
        ))}
      </ChoiceField>
      <TextField
        id={`${id}from`}
        label="From"
        type="date"
        value={filter.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        id={`${id}to`}
        label="To"
        type="date"
        value={filter.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <Button kind="secondary" className="desk:mb-0.5" disabled={!filtered} onClick={onClear}>
        Clear filters
      </Button>
    </search>
  );
}
