import { accountCopy } from '@studio/content/copy/account';
import { type OptionalMail, optionalMails } from '@studio/domain/mails/optional-mails';
import { useId, useState } from 'react';
import { useLoad } from '../../lib/use-load.ts';
import { Failed } from '../../ui/failed.tsx';
import { CheckField } from '../../ui/field-check.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mailsOff, saveMailsOff } from './account-api.ts';

const copy = accountCopy.mails;

/** Which mails come beside the necessary ones; each choice is saved as it is made. */
export function MailChoices() {
  const loaded = useLoad('mails', mailsOff);
  return (
    <section aria-labelledby="mails">
      <h2 id="mails" className="text-h3">
        {copy.title}
      </h2>
      <p className="mt-1.5 text-small leading-relaxed text-stone">{copy.text}</p>
      <div className="mt-3">
        {loaded.failed && <Failed title={copy.failed} busy={loaded.busy} onRetry={loaded.again} />}
        {!loaded.value && !loaded.failed && <Skeleton className="h-24 rounded-input" />}
        {loaded.value && <Choices before={loaded.value} />}
      </div>
    </section>
  );
}

function Choices({ before }: { before: readonly OptionalMail[] }) {
  const id = useId();
  const [off, setOff] = useState(before);
  const [said, setSaid] = useState('');
  const choose = async (kind: OptionalMail, wanted: boolean) => {
    const now = wanted ? off.filter((one) => one !== kind) : [...off, kind];
    setOff(now);
    setSaid('');
    try {
      setOff(await saveMailsOff(now));
      setSaid(copy.saved);
    } catch {
      setOff(off);
      setSaid(copy.saveFailed);
    }
  };
  return (
    <div className="grid gap-3.5">
      {optionalMails.map((kind) => (
        <CheckField
          key={kind}
          id={`${id}${kind}`}
          checked={!off.includes(kind)}
          onChange={(event) => void choose(kind, event.target.checked)}
        >
          <span className="block font-medium">{copy.kinds[kind].label}</span>
          <span className="block text-small text-stone">{copy.kinds[kind].text}</span>
        </CheckField>
      ))}
      <p role="status" className="min-h-5 text-small text-stone">
        {said}
      </p>
    </div>
  );
}
