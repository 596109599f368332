import { accountCopy } from '@studio/content/copy/account';
import { type OptionalEmail, optionalEmails } from '@studio/domain/emails/optional-emails';
import { useId, useState } from 'react';
import { useQuery } from '../../../lib/query/use-query.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listDisabledEmails, saveDisabledEmails } from './account-api.ts';

const copy = accountCopy.mails;

/** Lets the member opt out of optional emails and in again. Saves each change at once. */
export function EmailPreferences() {
  const loaded = useQuery('mails', listDisabledEmails);
  return (
    <section aria-labelledby="mails">
      <h2 id="mails" className="text-h3">
        {copy.title}
      </h2>
      <p className="mt-1.5 text-small leading-relaxed text-stone">{copy.text}</p>
      <div className="mt-3">
        {loaded.failed && <LoadError title={copy.failed} busy={loaded.busy} onRetry={loaded.refetch} />}
        {!loaded.value && !loaded.failed && <Skeleton className="h-24 rounded-input" />}
        {loaded.value && <Choices initial={loaded.value} />}
      </div>
    </section>
  );
}

function Choices({ initial }: { initial: readonly OptionalEmail[] }) {
  const id = useId();
  const [disabled, setDisabled] = useState(initial);
  const [message, setMessage] = useState('');
  const choose = async (kind: OptionalEmail, isOn: boolean) => {
    const updated = isOn ? disabled.filter((disabledKind) => disabledKind !== kind) : [...disabled, kind];
    setDisabled(updated);
    setMessage('');
    try {
      setDisabled(await saveDisabledEmails(updated));
      setMessage(copy.saved);
    } catch {
      setDisabled(disabled);
      setMessage(copy.saveFailed);
    }
  };
  return (
    <div className="grid gap-3.5">
      {optionalEmails.map((kind) => (
        <CheckboxField
          key={kind}
          id={`${id}${kind}`}
          checked={!disabled.includes(kind)}
          onChange={(event) => void choose(kind, event.target.checked)}
        >
          <span className="block font-medium">{copy.kinds[kind].label}</span>
          <span className="block text-small text-stone">{copy.kinds[kind].text}</span>
        </CheckboxField>
      ))}
      <p role="status" className="min-h-5 text-small text-stone">
        {message}
      </p>
    </div>
  );
}
