import { contactTopicText } from '@studio/content/copy/contact';
import type { ListMessagesResponse, MessageStatus } from '@studio/contracts/staff-messages';
import { contactTopics, isContactTopic } from '@studio/domain/enquiries/contact-details';
import { useId } from 'react';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { InboxQuery } from './messages-api.ts';
import { SearchBox } from './search-box.tsx';

interface InboxFiltersProps {
  query: InboxQuery;
  counts: ListMessagesResponse['counts'] | null;
  onChange: (changes: Partial<InboxQuery>) => void;
}

const statuses: readonly { value: MessageStatus; label: string }[] = [
  { value: 'NEW', label: 'New' },
  { value: 'HANDLED', label: 'Handled' },
  { value: 'SPAM', label: 'Spam' },
];

export function InboxFilters({ query, counts, onChange }: InboxFiltersProps) {
  const id = useId();
  const options = statuses.map(({ value, label }) => ({
    value,
    label: counts?.[value] ? `${label} ${counts[value]}` : label,
  }));
  return (
    <search className="grid gap-4">
      <SegmentedControl
        legend="Message status"
        name="status"
        options={options}
        value={query.status}
        onChange={(status) => onChange({ status })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SearchBox
          id={`${id}q`}
          label="Search messages"
          hint="Name or keyword"
          value={query.search}
          onSearch={(search) => onChange({ search })}
        />
        <ChoiceField
          id={`${id}topic`}
          label="Topic"
          value={query.topic ?? ''}
          onChange={({ target }) => onChange({ topic: isContactTopic(target.value) ? target.value : null })}
        >
          <option value="">All topics</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {contactTopicText[topic].label}
            </option>
          ))}
        </ChoiceField>
      </div>
    </search>
  );
}
