import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { invitationQueries, sendPersonInvitation } from './invitation-queries.ts';
import { describeInvitation } from './invitation-text.ts';

/** Invitation of one client to set up a login, on their profile. Hidden for clients with an account. */
export function PersonInvitation({ personId }: { personId: string }) {
  const query = invitationQueries.person(personId);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: sendPersonInvitation,
    onSuccess: (response) => queryClient.setQueryData(query.queryKey, response),
    onError: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (!data)
    return isError ? (
      <LoadError title="Couldn’t load the login invitation." busy={isFetching} onRetry={refetch} />
    ) : null;
  if (data.reason === 'has-account') return null;
  const failure = describeMutationError(sending.error);
  const isOpen = data.state === 'waiting' || data.state === 'sending';
  return (
    <section aria-labelledby="client-login">
      <h2 id="client-login" className="mb-3 text-h3">
        Login
      </h2>
      <p role="status" className="numeric text-stone">
        {data.reason === 'no-email'
          ? 'Add an email address to send this client a login invitation.'
          : describeInvitation(data)}
      </p>
      {data.reason === null && data.number === 0 && (
        <p className="mt-1 text-small text-stone">The email has a button to set up a login.</p>
      )}
      {data.reason === null && !isOpen && (
        <Button
          kind="secondary"
          size="small"
          className="mt-3"
          busy={sending.isPending}
          busyLabel="Sending…"
          onClick={() => sending.mutate({ personId, number: data.number + 1 })}
        >
          {data.number > 0 ? 'Send login invitation again' : 'Send login invitation'}
        </Button>
      )}
      <div aria-live="polite" className="mt-3 empty:hidden">
        {failure && <Notice tone="error" title={failure} />}
      </div>
    </section>
  );
}
