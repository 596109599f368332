import type { GetPersonResponse } from '@studio/contracts/staff-people';
import { formatCount, selectPlural } from '@studio/domain/text/format';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation } from '@tanstack/react-query';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { personApi } from './person-api.ts';
import { usePersonRefresh } from './person-queries.ts';

interface UndeliveredEmailsProps {
  person: GetPersonResponse['person'];
  undelivered: NonNullable<GetPersonResponse['undeliveredEmails']>;
  onEdit: () => void;
}

/**
 * Notice of the emails that the client's mail server rejected. Staff can send them again or dismiss them, and correct
 * the email address of a client who has no account.
 */
export function UndeliveredEmails({ person, undelivered, onEdit }: UndeliveredEmailsProps) {
  const { count, since } = undelivered;
  const emails = formatCount(count, 'email');
  const refresh = usePersonRefresh(person.personId);
  const settling = useMutation({
    mutationFn: (resend: boolean) => personApi.undeliveredEmails(person.personId, resend),
    onSuccess: (_, resend) => refresh(resend ? `Sending ${emails} again.` : `${emails} dismissed.`),
  });
  const failure = describeMutationError(settling.error, 'We couldn’t send the emails again. Try again.');
  const settle = (resend: boolean) => !settling.isPending && settling.mutate(resend);
  return (
    <div className="mt-6">
      <Notice
        tone="error"
        title={`${emails} ${selectPlural(count, 'wasn’t', 'weren’t')} delivered`}
        action={
          <div className="flex flex-wrap gap-2.5">
            {!person.hasAccount && (
              <Button size="small" onClick={onEdit}>
                Edit details
              </Button>
            )}
            <Button
              kind="secondary"
              size="small"
              busy={settling.isPending && settling.variables}
              busyLabel="Sending…"
              onClick={() => settle(true)}
            >
              Send again
            </Button>
            <Button
              kind="secondary"
              size="small"
              busy={settling.isPending && !settling.variables}
              busyLabel="Dismissing…"
              onClick={() => settle(false)}
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
            ? 'They have an account, so only they can change its email address.'
            : `Once you’ve corrected the email address, we’ll send ${selectPlural(count, 'the email', 'the emails')} again.`}
        </p>
        {failure && <p className="mt-1 text-error">{failure}</p>}
      </Notice>
    </div>
  );
}
