import { firstVisitCopy } from '@studio/content/copy/first-visit';
import type { FirstVisitAnswer } from '@studio/contracts/first-visit';
import { injuriesMaxLength } from '@studio/domain/first-visit/health-answers';
import { Button } from '../../ui/button.tsx';
import { AreaField } from '../../ui/field-area.tsx';
import { CheckField } from '../../ui/field-check.tsx';
import { TextField } from '../../ui/field-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Whose } from './first-visit-api.ts';
import { useAnswersForm } from './use-answers-form.ts';
import { YesOrNo } from './yes-or-no.tsx';

interface AnswersFormProps {
  whose: Whose;
  /** What was answered before. */
  before: FirstVisitAnswer['answers'];
  onSaved: (answer: FirstVisitAnswer) => void;
  onLeave: () => void;
}

const words = firstVisitCopy.form;

/** The questions and the waiver. What was answered stays through every failure. */
export function AnswersForm({ whose, before, onSaved, onLeave }: AnswersFormProps) {
  const form = useAnswersForm({ whose, before, onSaved });
  const { typed, problems, change, busy, failed } = form;
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-5 grid gap-6">
      {failed && (
        <Notice tone="error" title={words.failed}>
          {words.again}
        </Notice>
      )}
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
      <section aria-label={words.waiverTitle} className="rounded-card bg-linen px-5 py-4">
        <h3 className="font-sans text-[15px] font-semibold tracking-normal">{words.waiverTitle}</h3>
        <ul className="mt-2 grid list-disc gap-2 pl-4.5 text-small leading-relaxed text-stone">
          {words.waiver.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <CheckField
        id={form.id('waiver')}
        checked={typed.waiverAccepted}
        onChange={(event) => change({ waiverAccepted: event.target.checked })}
        error={problems.waiver}
      >
        {words.accept}
      </CheckField>
      <div className="grid gap-2">
        <Button type="submit" size="large" wide busy={busy} busyLabel={words.busy}>
          {words.button}
        </Button>
        <button
          type="button"
          onClick={onLeave}
          disabled={busy}
          className="text-link inline-flex min-h-11 items-center justify-self-center font-medium"
        >
          {words.later}
        </button>
      </div>
    </form>
  );
}
