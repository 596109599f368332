import type { ImportOptions } from '@studio/domain/people-import/columns';
import { useId } from 'react';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import type { ImportCatalogue } from './import-queries.ts';

interface PlanMappingProps {
  plans: ImportOptions['plans'];
  catalogue: ImportCatalogue;
  onChange: (plan: string, productId: string | null) => void;
}

/** Maps each plan of the file to a membership of the studio, and explains how its payments continue. */
export function PlanMapping({ plans, catalogue, onChange }: PlanMappingProps) {
  const id = useId();
  const keys = Object.keys(plans);
  if (keys.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="font-sans text-ui font-semibold tracking-normal">
        Memberships
      </h3>
      <p className="mt-1 max-w-2xl text-small text-stone">
        The import doesn’t charge anyone. With a Stripe subscription ID, Stripe keeps charging the
        subscription, and the client gets new sessions after each payment. Without one, the client gets
        sessions until the next payment date, and can then start a membership here.
      </p>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {keys.map((key, at) => (
          <ChoiceField
            key={key}
            id={`${id}-${at}`}
            label={`Import ‘${key}’ as`}
            value={plans[key]?.productId ?? ''}
            onChange={(event) => onChange(key, event.currentTarget.value || null)}
          >
            <option value="">Don’t import</option>
            {catalogue.memberships.map((product) => (
              <option key={product.id} value={product.id}>
                {product.name}
              </option>
            ))}
          </ChoiceField>
        ))}
      </div>
    </section>
  );
}
