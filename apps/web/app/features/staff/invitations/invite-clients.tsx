import type { GetInvitationsResponse } from '@studio/contracts/staff-invitations';
import { formatCount } from '@studio/domain/text/format';
import { formatDayShort } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { InvitableClients, InvitationLists } from './invitation-lists.tsx';
import { InvitationPreview } from './invitation-preview.tsx';
import { InvitationProgress } from './invitation-progress.tsx';
import { invitationQueries, sendInvitations } from './invitation-queries.ts';
import { describeExcludedClients } from './invitation-text.ts';

interface InviteClientsProps {
  /** Import whose clients are shown; null for all. */
  importId: string | null;
  onImport: (importId: string | null) => void;
}

/** Invites imported clients to set up a login. Shows the progress, who gets the email, the email, and who was invited. */
export function InviteClients({ importId, onImport }: InviteClientsProps) {
  const { data, isError, isFetching, refetch } = useQuery(invitationQueries.overview(importId));
  if (!data)
    return isError ? (
      <LoadError title="Couldn’t load login invitations." busy={isFetching} onRetry={refetch} />
    ) : (
      <div role="status" aria-label="Loading">
        <Skeleton className="block h-24 max-w-xl rounded-card" />
        <Skeleton className="mt-6 block h-64 max-w-xl rounded-card" />
      </div>
    );
  if (data.imports.length === 0) return <NoImports />;
  return (
    <div className="space-y-10">
      {data.batch && <InvitationProgress batch={data.batch} />}
      <section aria-label="Login invitations to send" className="max-w-xl">
        {data.imports.length > 1 && (
          <ChoiceField
            id="invitation-import"
            label="Import"
            value={importId ?? ''}
            onChange={(event) => onImport(event.target.value || null)}
          >
            <option value="">All imports</option>
            {data.imports.map((entry) => (
              <option key={entry.importId} value={entry.importId}>
                {entry.fileName}, {formatDayShort(toLondonDate(new Date(entry.createdAt)))}
              </option>
            ))}
          </ChoiceField>
        )}
        <p className="numeric mt-5 text-h3">
          {formatCount(data.counts.invitable, 'login invitation')} to send
        </p>
        <p className="numeric mt-1 text-small text-stone empty:hidden">
          {describeExcludedClients(data.counts)}
        </p>
        <SendButton key={importId} importId={importId} data={data} />
      </section>
      {data.preview && (
        <div className="grid items-start gap-x-12 gap-y-10 desk:grid-cols-2">
          <InvitableClients clients={data.invitable} total={data.counts.invitable} />
          <InvitationPreview preview={data.preview} />
        </div>
      )}
      <InvitationLists {...data} />
    </div>
  );
}

function NoImports() {
  return (
    <>
      <p>No imported clients yet.</p>
      <ButtonLink to="/admin/people/import" className="mt-5">
        Import clients
      </ButtonLink>
    </>
  );
}

function SendButton({ importId, data }: { importId: string | null; data: GetInvitationsResponse }) {
  const [isOpen, setIsOpen] = useState(false);
  const [idempotencyKey, nextKey] = useIdempotencyKey();
  const queryClient = useQueryClient();
  const { invitable } = data.counts;
  const sending = useMutation({
    mutationFn: sendInvitations,
    onSuccess: (response) => {
      setIsOpen(false);
      nextKey();
      queryClient.setQueryData(invitationQueries.overview(importId).queryKey, response);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
  const label = `Send ${formatCount(invitable, 'login invitation')}`;
  if (invitable === 0 && !isOpen) return null;
  return (
    <>
      <Button className="mt-5 max-sm:w-full" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        title={`${label}?`}
        open={isOpen}
        onConfirm={() => sending.mutate({ importId, expected: invitable, idempotencyKey })}
        onClose={() => {
          sending.reset();
          setIsOpen(false);
        }}
        busy={sending.isPending}
        failure={describeMutationError(sending.error)}
        disabled={invitable === 0}
        label={label}
        busyLabel="Starting…"
      >
        <p>
          We’ll email each client once, with a button to set up their login. This isn’t a newsletter, so it
          doesn’t change who’s subscribed.
        </p>
      </ConfirmDialog>
    </>
  );
}
