import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { confirmTerms } from './setup-api.ts';
import { useSetupMutation } from './use-setup-mutation.ts';

/** Button with which an owner confirms the terms that bookings will be made under. */
export function ConfirmTermsButton({ termsVersion }: { termsVersion: string }) {
  const confirming = useSetupMutation(confirmTerms, () => 'Terms confirmed.');
  const failure = describeMutationError(confirming.error);
  return (
    <>
      <Button
        size="small"
        busy={confirming.isPending}
        busyLabel="Confirming…"
        onClick={() => confirming.mutate(termsVersion)}
      >
        Confirm terms
      </Button>
      {failure && <Notice tone="error" title={failure} />}
    </>
  );
}
