import type { ImportOptions } from '@studio/domain/people-import/columns';
import { useId } from 'react';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import type { ImportCatalogue } from './import-queries.ts';

interface ClassMappingProps {
  classes: ImportOptions['classes'];
  catalogue: ImportCatalogue;
  onChange: (name: string, classTypeId: string | null) => void;
}

/** Maps each class name in a file of bookings to a class type. */
export function ClassMapping({ classes, catalogue, onChange }: ClassMappingProps) {
  const id = useId();
  const names = Object.keys(classes);
  if (names.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="font-sans text-ui font-semibold tracking-normal">
        Classes
      </h3>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {names.map((name, at) => (
          <ChoiceField
            key={name}
            id={`${id}-${at}`}
            label={`Book ‘${name}’ as`}
            value={classes[name]?.classTypeId ?? ''}
            onChange={(event) => onChange(name, event.currentTarget.value || null)}
          >
            <option value="">Don’t import</option>
            {catalogue.classTypes.map((classType) => (
              <option key={classType.id} value={classType.id}>
                {classType.title}
              </option>
            ))}
          </ChoiceField>
        ))}
      </div>
    </section>
  );
}
