import type { InvitationBatchDto } from '@studio/contracts/staff-invitations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { stopInvitations } from './invitation-queries.ts';
import { describeProgress } from './invitation-text.ts';

/** Shows the progress of the newest batch, with a button that stops it. The server continues without this page. */
export function InvitationProgress({ batch }: { batch: InvitationBatchDto }) {
  const queryClient = useQueryClient();
  const stopping = useMutation({
    mutationFn: stopInvitations,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
  const isSending = batch.status === 'sending';
  const failure = describeMutationError(stopping.error);
  return (
    <section aria-labelledby="invitation-progress" className="max-w-xl">
      <h2 id="invitation-progress" className="text-h3">
        {isSending ? 'Sending login invitations…' : 'Latest login invitations'}
      </h2>
      {isSending && (
        <progress
          value={batch.sent + batch.unreachable}
          max={Math.max(batch.total, 1)}
          aria-label="Progress"
          className="mt-4 block h-2.5 w-full accent-forest"
        />
      )}
      <p role="status" className="numeric mt-2">
        {describeProgress(batch)}
      </p>
      {isSending && (
        <>
          <p className="mt-1 text-small text-stone">
            We send about 120 a minute. You can leave this page: sending carries on in the background.
          </p>
          <Button
            kind="secondary"
            className="mt-4"
            busy={stopping.isPending}
            busyLabel="Stopping…"
            onClick={() => stopping.mutate(batch.batchId)}
          >
            Stop sending
          </Button>
        </>
      )}
      <div aria-live="polite" className="mt-4 empty:hidden">
        {failure && <Notice tone="error" title={failure} />}
      </div>
    </section>
  );
}
