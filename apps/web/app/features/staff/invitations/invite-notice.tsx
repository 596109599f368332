import { formatCount } from '@studio/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { invitationQueries } from './invitation-queries.ts';
import { describeProgress } from './invitation-text.ts';

/** Says on the list of clients how many imported clients can be invited, or how many invitations have been sent. */
export function InviteNotice() {
  const { data } = useQuery(invitationQueries.overview(null));
  const { batch, counts } = data ?? {};
  const isSending = batch?.status === 'sending';
  if (!isSending && !counts?.invitable) return null;
  return (
    <div className="mb-6 max-w-3xl">
      <Notice
        title={
          isSending
            ? `Sending login invitations: ${describeProgress(batch)}`
            : `${formatCount(counts?.invitable ?? 0, 'imported client hasn’t', 'imported clients haven’t')} had a login invitation yet.`
        }
        action={
          <ButtonLink kind="secondary" size="small" to="/admin/people/invitations">
            {isSending ? 'View progress' : 'Preview login invitations'}
          </ButtonLink>
        }
      />
    </div>
  );
}
