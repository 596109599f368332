import { firstVisitCopy } from '@studio/content/copy/first-visit';
import { maxInjuriesLength } from '@studio/domain/first-visit/health-answers';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FirstVisitFormState } from './use-first-visit-form.ts';
import { YesNoField } from './yes-no-field.tsx';

const copy = firstVisitCopy.form;

/** Questions about pregnancy and injuries, shown after the consent to store the answers. */
export function HealthQuestions({ form }: { form: FirstVisitFormState }) {
  const { values, change } = form;
  return (
    <>
      <YesNoField
        id={form.id('pregnant')}
        question={copy.pregnant}
        value={values.pregnant}
        onChange={(pregnant) => change({ pregnant })}
        error={form.field('pregnant').error}
      />
      {values.pregnant && (
        <TextField
          id={form.id('weeks')}
          label={copy.weeks}
          inputMode="numeric"
          maxLength={2}
          value={values.weeks}
          onChange={(event) => change({ weeks: event.target.value })}
          error={form.field('weeks').error}
        />
      )}
      <YesNoField
        id={form.id('hasInjuries')}
        question={copy.hasInjuries}
        value={values.hasInjuries}
        onChange={(hasInjuries) => change({ hasInjuries })}
        error={form.field('hasInjuries').error}
      />
      {values.hasInjuries && (
        <TextAreaField
          id={form.id('injuries')}
          label={copy.injuries}
          hint={copy.injuriesHint}
          rows={3}
          maxLength={maxInjuriesLength}
          value={values.injuries}
          onChange={(event) => change({ injuries: event.target.value })}
          error={form.field('injuries').error}
        />
      )}
    </>
  );
}
