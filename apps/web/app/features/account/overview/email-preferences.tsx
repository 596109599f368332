import { accountCopy } from '@studio/content/copy/account';
import { type OptionalEmail, optionalEmails } from '@studio/domain/emails/optional-emails';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { saveDisabledEmails } from './account-api.ts';
import { accountQueries } from './account-queries.ts';

const copy = accountCopy.emails;

/** Lets the member opt out of optional emails and in again. Saves each change at once. */
export function EmailPreferences() {
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(accountQueries.disabledEmails());
  return (
    <section aria-labelledby="mails">
      <h2 id="mails" className="text-h3">
        {copy.title}
      </h2>
      <p className="mt-1.5 text-small leading-relaxed text-stone">{copy.text}</p>
      <div className="mt-3">
        {isLoadingError && <LoadError title={copy.failed} busy={isFetching} onRetry={refetch} />}
        {isPending && <Skeleton className="h-24 rounded-input" />}
        {data && <Choices saved={data} />}
      </div>
    </section>
  );
}

function Choices({ saved }: { saved: readonly OptionalEmail[] }) {
  const id = useId();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: saveDisabledEmails,
    // Sends changes one after the other, so that the server ends up with the latest.
    scope: { id: 'disabled-emails' },
    onSuccess: (disabled) => {
      queryClient.setQueryData(accountQueries.disabledEmails().queryKey, disabled);
    },
  });
  const disabled = saving.isPending ? saving.variables : saved;
  const choose = (kind: OptionalEmail, isOn: boolean) =>
    saving.mutate(isOn ? disabled.filter((disabledKind) => disabledKind !== kind) : [...disabled, kind]);
  return (
    <div className="grid gap-3.5">
      {optionalEmails.map((kind) => (
        <CheckboxField
          key={kind}
          id={`${id}${kind}`}
          checked={!disabled.includes(kind)}
          onChange={(event) => choose(kind, event.target.checked)}
        >
          <span className="block font-medium">{copy.kinds[kind].label}</span>
          <span className="block text-small text-stone">{copy.kinds[kind].text}</span>
        </CheckboxField>
      ))}
      <p role="status" className="min-h-5 text-small text-stone">
        {saving.isSuccess && copy.saved}
        {saving.isError && copy.saveFailed}
      </p>
    </div>
  );
}
