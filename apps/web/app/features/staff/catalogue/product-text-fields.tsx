import type { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { productLabels as labels, type ProductDraft, suggestProductTexts } from './product-draft.ts';

interface ProductTextFieldsProps {
  record: ReturnType<typeof useRecordForm<ProductDraft>>;
  activities: readonly { id: string; label: string }[];
  disabled: boolean;
}

/** Fields of a product's texts on the pricing page. Blank fields get the suggested texts. */
export function ProductTextFields({ record: { draft, text }, activities, disabled }: ProductTextFieldsProps) {
  const suggested = suggestProductTexts(draft, activities);
  return (
    <>
      <TextField
        label={labels.subtitle}
        optional
        maxLength={200}
        hint={`Leave blank for ‘${suggested.subtitle}’.`}
        disabled={disabled}
        {...text('subtitle')}
      />
      <TextAreaField
        label={labels.includes}
        optional
        hint={
          suggested.includes.length > 0
            ? `One item per line. Each item gets a tick on the site. Leave blank for ‘${suggested.includes.join('’ and ‘')}’.`
            : 'One item per line. Each item gets a tick on the site.'
        }
        disabled={disabled}
        {...text('includes')}
      />
      <TextAreaField
        label={labels.excludes}
        optional
        hint="One item per line."
        disabled={disabled}
        {...text('excludes')}
      />
      <TextField
        label={labels.badge}
        optional
        maxLength={40}
        hint="Small label on the price card, for example Most popular"
        disabled={disabled}
        {...text('badge')}
      />
    </>
  );
}
