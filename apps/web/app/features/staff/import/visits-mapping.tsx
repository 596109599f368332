import type { ImportOptions } from '@studio/domain/people-import/columns';
import { useId } from 'react';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import type { ImportCatalogue } from './import-queries.ts';

interface VisitsMappingProps {
  visits: ImportOptions['visits'];
  catalogue: ImportCatalogue;
  onChange: (heading: string, activityId: string | null) => void;
}

/** Maps each column of attended classes to an activity. */
export function VisitsMapping({ visits, catalogue, onChange }: VisitsMappingProps) {
  const id = useId();
  const headings = Object.keys(visits);
  if (headings.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="font-sans text-ui font-semibold tracking-normal">
        Classes attended
      </h3>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {headings.map((heading, at) => (
          <ChoiceField
            key={heading}
            id={`${id}-${at}`}
            label={`Classes in ‘${heading}’`}
            value={visits[heading]?.activityId ?? ''}
            onChange={(event) => onChange(heading, event.currentTarget.value || null)}
          >
            <option value="">All activities together</option>
            {catalogue.activities.map((activity) => (
              <option key={activity.id} value={activity.id}>
                {activity.label}
              </option>
            ))}
          </ChoiceField>
        ))}
      </div>
    </section>
  );
}
