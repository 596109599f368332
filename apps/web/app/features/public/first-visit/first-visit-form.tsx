import {
  firstVisitCopy,
  healthConsentCopy,
  insertStudioName,
  waiverCopy,
} from '@studio/content/copy/first-visit';
import type { FirstVisitResponse } from '@studio/contracts/first-visit';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { FirstVisitPerson } from './first-visit-api.ts';
import { HealthQuestions } from './health-questions.tsx';
import { useFirstVisitForm } from './use-first-visit-form.ts';

interface FirstVisitFormProps {
  person: FirstVisitPerson;
  /** Answers that were saved earlier. */
  savedAnswers: FirstVisitResponse['answers'];
  onSaved: () => void;
  onClose: () => void;
}

const copy = firstVisitCopy.form;
const heading = 'font-sans text-[15px] font-semibold tracking-normal';

/** Form with the optional health questions and the waiver. If saving fails, the input stays. */
export function FirstVisitForm({ person, savedAnswers, onSaved, onClose }: FirstVisitFormProps) {
  const form = useFirstVisitForm({ person, savedAnswers, onSaved });
  const { values, change, busy, failure } = form;
  const { name: studio } = useStudio();
  return (
    <form {...form.props} className="mt-5 grid gap-6">
      {failure && (
        <Notice tone="error" title={failure.message}>
          {failure.next}
        </Notice>
      )}
      <section aria-labelledby={form.id('health')} className="grid gap-4">
        <h3 id={form.id('health')} className={heading}>
          {copy.healthTitle}
        </h3>
        <CheckboxField
          id={form.id('consents')}
          checked={values.consents}
          onChange={(event) => change({ consents: event.target.checked })}
        >
          <span className="text-small leading-relaxed">
            {insertStudioName(healthConsentCopy.words, studio)}
          </span>
        </CheckboxField>
        <p className="text-small leading-relaxed text-stone">
          {values.consents ? null : `${savedAnswers ? copy.erasesWithoutConsent : copy.consentOptional} `}
          <a href={copy.privacy.to} target="_blank" rel="noopener" className="text-link">
            {copy.privacy.label}
          </a>
        </p>
        {values.consents && <HealthQuestions form={form} />}
      </section>
      <section aria-labelledby={form.id('safety')} className="rounded-card bg-linen px-5 py-4">
        <h3 id={form.id('safety')} className={heading}>
          {waiverCopy.title}
        </h3>
        <ul className="mt-2 grid list-disc gap-2 pl-4.5 text-small leading-relaxed text-stone">
          {waiverCopy.sentences.map((sentence) => (
            <li key={sentence}>{insertStudioName(sentence, studio)}</li>
          ))}
        </ul>
      </section>
      <CheckboxField
        id={form.id('waiver')}
        checked={values.waiverAccepted}
        onChange={(event) => change({ waiverAccepted: event.target.checked })}
        error={form.field('waiver').error}
      >
        {copy.accept}
      </CheckboxField>
      <div className="grid gap-2">
        <Button type="submit" size="large" wide busy={busy} busyLabel={copy.busy}>
          {copy.button}
        </Button>
        <button
          type="button"
          onClick={onClose}
          disabled={busy}
          className="text-link inline-flex min-h-11 items-center justify-self-center font-medium"
        >
          {copy.later}
        </button>
      </div>
    </form>
  );
}
