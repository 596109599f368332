import { firstVisitCopy } from '@studio/content/copy/first-visit';
import { injuriesMaxLength } from '@studio/domain/first-visit/health-answers';
import { AreaField } from '../../ui/field-area.tsx';
import { TextField } from '../../ui/field-text.tsx';
import type { AnswersFormState } from './use-answers-form.ts';
import { YesOrNo } from './yes-or-no.tsx';

const words = firstVisitCopy.form;

/** The questions about pregnancy and injuries, asked once there is consent to storing the answers. */
export function HealthQuestions({ form }: { form: AnswersFormState }) {
  const { typed, problems, change } = form;
  return (
    <>
      <YesOrNo
        id={form.id('pregnant')}
        question={words.pregnant}
        value={typed.pregnant}
        onChange={(pregnant) => change({ pregnant })}
        error={problems.pregnant}
      />
      {typed.pregnant && (
        <TextField
          id={form.id('weeks')}
          label={words.weeks}
          inputMode="numeric"
          maxLength={2}
          value={typed.weeks}
          onChange={(event) => change({ weeks: event.target.value })}
          error={problems.weeks}
        />
      )}
      <YesOrNo
        id={form.id('hasInjuries')}
        question={words.hasInjuries}
        value={typed.hasInjuries}
        onChange={(hasInjuries) => change({ hasInjuries })}
        error={problems.hasInjuries}
      />
      {typed.hasInjuries && (
        <AreaField
          id={form.id('injuries')}
          label={words.injuries}
          hint={words.injuriesHint}
          rows={3}
          maxLength={injuriesMaxLength}
          value={typed.injuries}
          onChange={(event) => change({ injuries: event.target.value })}
          error={problems.injuries}
        />
      )}
    </>
  );
}
