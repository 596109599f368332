import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import { selectPlural } from '@studio/domain/text/format';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, hasNoResponse } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { deleteUser } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { saveToastForNextPage } from '../../../ui/save-toast-for-next-page.ts';
import { type countDeletionBlockers, deleteAccount } from './account-api.ts';
import { accountQueries } from './account-queries.ts';

const copy = accountCopy.dataAndDeletion;

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Explains what the member loses and asks to confirm. If the member has to cancel bookings or leave waiting lists
 * first, says so instead, once these are loaded.
 */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const id = useId();
  const memberId = useSession().user?.id;
  // If loading fails, the server's error after confirming names the bookings and waiting lists.
  const blockers = useQuery(accountQueries.deletionBlockers(open ? memberId : undefined));
  const blockedText = blockers.data && describeBlockers(blockers.data);
  const deleting = useMutation({ mutationFn: deleteAccountAndUser });
  // Stays busy while the next page loads.
  const busy = deleting.isPending || deleting.isSuccess;
  const close = () => {
    deleting.reset();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} labelledBy={id} busy={busy}>
      <h2 id={id} className="text-h3">
        {copy.removeTitle}
      </h2>
      {blockedText ? (
        <DeletionBlocked onClose={close}>{blockedText}</DeletionBlocked>
      ) : (
        <ConfirmDeletion busy={busy} error={deleting.error} onDelete={deleting.mutate} onClose={close} />
      )}
    </Dialog>
  );
}

/**
 * Deletes the studio's data first, then the account at the identity service. The next page shows that both are
 * deleted.
 */
async function deleteAccountAndUser(): Promise<void> {
  try {
    await deleteAccount();
    // Runs before `deleteUser`, because members with a social login leave the page during that call.
    saveToastForNextPage(copy.done);
    await deleteUser();
    location.assign('/');
  } catch (error) {
    saveToastForNextPage('');
    throw error;
  }
}

function describeBlockers({
  classes,
  lists,
}: Awaited<ReturnType<typeof countDeletionBlockers>>): string | null {
  if (classes > 0)
    return selectPlural(classes, copy.oneUpcoming, fillPlaceholders(copy.manyUpcoming, { count: classes }));
  return lists > 0 ? copy.onWaitingList : null;
}

function DeletionBlocked({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <>
      <div className="mt-4">
        <Notice tone="error" title={copy.notPossible}>
          {children}
        </Notice>
      </div>
      <div className="mt-6 grid gap-2.5">
        <ButtonLink to="/bookings" wide>
          {copy.bookings}
        </ButtonLink>
        <Button kind="secondary" wide onClick={onClose}>
          {copy.keep}
        </Button>
      </div>
    </>
  );
}

interface ConfirmDeletionProps {
  busy: boolean;
  error: Error | null;
  onDelete: () => void;
  onClose: () => void;
}

function ConfirmDeletion({ busy, error, onDelete, onClose }: ConfirmDeletionProps) {
  const id = useId();
  const [understood, setUnderstood] = useState(false);
  const [isConfirmationMissing, setIsConfirmationMissing] = useState(false);
  const remove = () => {
    setIsConfirmationMissing(!understood);
    if (understood) onDelete();
  };
  return (
    <>
      <div className="mt-3 grid gap-2.5 text-stone">
        {copy.removeText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="mt-5">
        <CheckboxField
          id={`${id}understood`}
          checked={understood}
          onChange={(event) => {
            setUnderstood(event.target.checked);
            setIsConfirmationMissing(false);
          }}
          error={isConfirmationMissing ? copy.tickRequired : undefined}
        >
          {copy.understandLabel}
        </CheckboxField>
      </div>
      {error && (
        <div className="mt-4">
          <Notice tone="error" title={hasNoResponse(error) ? copy.noResponse : copy.failed}>
            {hasNoResponse(error) ? copy.noResponseText : renderError(error)}
          </Notice>
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button kind="danger" wide busy={busy} busyLabel={copy.busy} onClick={remove}>
          {copy.confirm}
        </Button>
        <Button kind="secondary" wide onClick={onClose} disabled={busy}>
          {copy.keep}
        </Button>
      </div>
    </>
  );
}

/** Returns the server's message, with a link to the bookings when these prevent the deletion. */
function renderError(error: unknown): ReactNode {
  if (!(error instanceof ApiError)) return copy.failed;
  if (toApiFailure(error).code !== 'not_changeable') return error.message;
  return (
    <>
      {error.message}{' '}
      <Link to="/bookings" className="text-link font-medium">
        {copy.bookings}
      </Link>
    </>
  );
}
