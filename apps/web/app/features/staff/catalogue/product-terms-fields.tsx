import { hasCoverage } from '@studio/domain/catalogue/product-details';
import type { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { FieldErrorText } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  getShownTerms,
  productLabels as labels,
  type ProductDraft,
  productKinds,
  weekdayLabels,
} from './product-draft.ts';

interface ProductTermsFieldsProps {
  record: ReturnType<typeof useRecordForm<ProductDraft>>;
  activities: readonly { id: string; label: string }[];
  disabled: boolean;
}

const hints: Partial<Record<ProductDraft['kind'], string>> = {
  event: 'Clients book events on the timetable.',
  'gift-card': 'A fixed amount on the pricing page. Clients can also choose a different amount.',
  counter: 'Sold at the front desk only, for example grip socks.',
};

/** Fields of a product's terms, such as kind, coverage, number of sessions and validity. */
export function ProductTermsFields({ record, activities, disabled }: ProductTermsFieldsProps) {
  const { draft, text, check } = record;
  const { kind } = draft;
  const { isTimedOffer, hasSessions, hasValidity, hasLimits } = getShownTerms(draft);
  return (
    <>
      <ChoiceField
        label={labels.kind}
        disabled={disabled}
        {...(hints[kind] && { hint: hints[kind] })}
        {...text('kind')}
      >
        {productKinds.map(({ kind: value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ChoiceField>
      {hasCoverage(kind) && <Coverage record={record} activities={activities} disabled={disabled} />}
      {kind === 'offer' && (
        <CheckboxField disabled={disabled} {...check('isTimed')}>
          {labels.isTimed}
        </CheckboxField>
      )}
      {isTimedOffer && (
        <div className="grid grid-cols-2 gap-3">
          <ChoiceField label={labels.weekday} disabled={disabled} {...text('weekday')}>
            {weekdayLabels.map((day, index) => (
              <option key={day} value={index}>
                {day}
              </option>
            ))}
          </ChoiceField>
          <TextField label={labels.from} type="time" disabled={disabled} {...text('from')} />
        </div>
      )}
      {(kind === 'pack' || kind === 'membership') && (
        <CheckboxField disabled={disabled} {...check('offPeakOnly')}>
          Off-peak only (weekdays before 16:00)
        </CheckboxField>
      )}
      {(hasSessions || hasValidity) && (
        <div className="grid grid-cols-2 gap-3">
          {hasSessions && (
            <TextField
              label={kind === 'membership' ? 'Sessions per month' : labels.sessions}
              inputMode="numeric"
              disabled={disabled}
              {...(kind !== 'one-to-one' && { hint: 'Leave blank for unlimited.' })}
              {...text('sessions')}
            />
          )}
          {hasValidity && (
            <TextField
              label={labels.validDays}
              inputMode="numeric"
              hint="Leave blank for no expiry date."
              disabled={disabled}
              {...text('validDays')}
            />
          )}
        </div>
      )}
      {kind === 'membership' && (
        <TextField
          label={labels.discount}
          hint="Off 1:1s, drop-ins and packs"
          inputMode="numeric"
          disabled={disabled}
          {...text('discount')}
        />
      )}
      {hasLimits && (
        <>
          <CheckboxField disabled={disabled} {...check('oncePerPerson')}>
            {labels.oncePerPerson}
          </CheckboxField>
          <CheckboxField disabled={disabled} {...check('shareable')}>
            {labels.shareable}
          </CheckboxField>
        </>
      )}
    </>
  );
}

/** Checkboxes of the activities that a product covers. */
function Coverage({ record, activities, disabled }: ProductTermsFieldsProps) {
  const { form, draft, set } = record;
  const { id, error } = form.field('covers');
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="outline-none"
    >
      <legend className="mb-3 text-[15px] font-medium">{labels.covers}</legend>
      <div className="grid gap-2">
        {activities.map((activity) => (
          <CheckboxField
            key={activity.id}
            id={form.id(`covers-${activity.id}`)}
            checked={draft.covers.includes(activity.id)}
            disabled={disabled}
            onChange={({ target: { checked } }) =>
              set({
                covers: checked
                  ? [...draft.covers, activity.id].sort()
                  : draft.covers.filter((other) => other !== activity.id),
              })
            }
          >
            {activity.label}
          </CheckboxField>
        ))}
      </div>
      <FieldErrorText id={id} error={error} />
    </fieldset>
  );
}
