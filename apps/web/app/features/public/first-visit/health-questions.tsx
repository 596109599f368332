import { firstVisitCopy } from '@studio/content/copy/first-visit';
import { maxInjuriesLength } from '@studio/domain/first-visit/health-answers';
import { AreaField } from '../../../ui/area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FirstVisitFormState } from './use-first-visit-form.ts';
import { YesNoField } from './yes-no-field.tsx';

const copy = firstVisitCopy.form;

/** Questions about pregnancy and injuries, shown after the consent to store the answers. */
export function HealthQuestions({ form }: { form: FirstVisitFormState }) {
  const { typed, problems, change } = form;
  return (
    <>
      <YesNoField
        id={form.id('pregnant')}
        question={copy.pregnant}
        value={typed.pregnant}
        onChange={(pregnant) => change({ pregnant })}
        error={problems.pregnant}
      />
      {typed.pregnant && (
        <TextField
          id={form.id('weeks')}
          label={copy.weeks}
          inputMode="numeric"
          maxLength={2}
          value={typed.weeks}
          onChange={(event) => change({ weeks: event.target.value })}
          error={problems.weeks}
        />
      )}
      <YesNoField
        id={form.id('hasInjuries')}
        question={copy.hasInjuries}
        value={typed.hasInjuries}
        onChange={(hasInjuries) => change({ hasInjuries })}
        error={problems.hasInjuries}
      />
      {typed.hasInjuries && (
        <AreaField
          id={form.id('injuries')}
          label={copy.injuries}
          hint={copy.injuriesHint}
          rows={3}
          maxLength={maxInjuriesLength}
          value={typed.injuries}
          onChange={(event) => change({ injuries: event.target.value })}
          error={problems.injuries}
        />
      )}
    </>
  );
}
