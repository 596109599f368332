import type { GetPersonResponse } from '@studio/contracts/staff-people';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { personApi } from './person-api.ts';

interface UndeliveredEmailsProps {
  response: GetPersonResponse;
  onEdit: () => void;
  onChanged: (message: string) => void;
}

/**
 * Lists emails that the client's mail server rejected. Staff can correct the email address, send the emails
 * again or dismiss them.
 */
export function UndeliveredEmails({
  response: { person, undeliveredEmails },
  onEdit,
  onChanged,
}: UndeliveredEmailsProps) {
  const { busy, failure, run } = useMutation('That didn’t work. Nothing was sent. Try again.');
  const [resending, setResending] = useState(false);
  if (!undeliveredEmails) return null;
  const { count, since } = undeliveredEmails;
  const settle = async (resend: boolean) => {
    setResending(resend);
    if (await run(() => personApi.undeliveredEmails(person.personId, resend)))
      onChanged(resend ? `Sending ${emails(count)} again.` : `${emails(count)} dismissed.`);
  };
  return (
    <div className="mt-6">
      <Notice
        tone="error"
        title={`${emails(count)} ${count === 1 ? 'wasn’t' : 'weren’t'} delivered`}
        action={
          <div className="flex flex-wrap gap-2.5">
            {!person.hasAccount && (
              <Button size="small" onClick={onEdit}>
                Correct email
              </Button>
            )}
            <Button
              kind="secondary"
              size="small"
              busy={busy && resending}
              busyLabel="Sending…"
              onClick={() => void settle(true)}
            >
              Send again
            </Button>
            <Button
              kind="secondary"
              size="small"
              busy={busy && !resending}
              busyLabel="Dismissing…"
              onClick={() => void settle(false)}
            >
              Dismiss
            </Button>
          </div>
        }
      >
        <p>
          Their email provider has rejected emails to this email address since{' '}
          {formatDayAndYear(toLondonDate(new Date(since)))}.{' '}
          {person.hasAccount
            ? 'They have an account, so only they can change the address. Send again once they have.'
            : `When you correct it, we’ll send ${count === 1 ? 'the email' : 'the emails'} again.`}
        </p>
        {failure && <p className="mt-1 text-error">{failure}</p>}
      </Notice>
    </div>
  );
}

function emails(count: number): string {
  return count === 1 ? '1 email' : `${count} emails`;
}
