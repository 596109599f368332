import { contactTopicText } from '@studio/content/copy/contact';
import type { StaffMessage } from '@studio/contracts/staff-messages';
import { formatMomentMedium, formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { messageQueries, showChangedMessage } from './message-queries.ts';
import { setMessageStatus } from './messages-api.ts';
import { ReplyForm } from './reply-form.tsx';

interface MessagePanelProps {
  messageId: string;
  /** URL of the list, to which phones link back. */
  backTo: string;
}

export function MessagePanel({ messageId, backTo }: MessagePanelProps) {
  const { data, isError, isFetching, refetch } = useQuery(messageQueries.message(messageId));
  return (
    <div className="min-w-0">
      <Link to={backTo} className="mb-4 inline-flex min-h-11 items-center gap-2 font-medium desk:hidden">
        <StaffIcon name="arrow-left" size={20} />
        All messages
      </Link>
      {!data && isError && (
        <LoadError title="Couldn’t load this message." busy={isFetching} onRetry={refetch} />
      )}
      {!data && !isError && <Skeleton className="h-96 rounded-panel" />}
      {data && <Whole message={data} />}
    </div>
  );
}

function Whole({ message }: { message: StaffMessage }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the heading, so that screen readers continue there.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article
      aria-label={message.subject}
      className="rounded-panel border border-hairline bg-paper p-5 sm:p-7"
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 ref={heading} tabIndex={-1} className="text-section outline-none wrap-anywhere">
            {message.subject}
          </h2>
          <p className="mt-1 text-small text-stone">
            {contactTopicText[message.topic].label}
            {message.instructorName && `, with ${message.instructorName}`}
          </p>
        </div>
        <StatusActions message={message} />
      </div>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-t border-hairline pt-5">
        <span className="font-semibold wrap-anywhere">{message.name}</span>
        <a href={`mailto:${message.email}`} className="text-small text-link wrap-anywhere">
          {message.email}
        </a>
        {message.personId && (
          <Link to={`/admin/people/${message.personId}`} className="text-small text-link">
            Open profile
          </Link>
        )}
        <time dateTime={message.createdAt} className="ml-auto text-small text-stone">
          {formatMomentMedium(new Date(message.createdAt))}
        </time>
      </p>
      <p className="mt-4 max-w-[44em] leading-relaxed whitespace-pre-line wrap-anywhere">{message.message}</p>
      {message.replies.map((reply) => (
        <div key={reply.id} className="mt-6 rounded-card bg-linen p-4 sm:ml-8 sm:p-5">
          <p className="flex flex-wrap gap-x-3 text-small">
            <span className="font-semibold">{reply.by}</span>
            <time dateTime={reply.sentAt} className="text-stone">
              {formatMomentMedium(new Date(reply.sentAt))}, by email
            </time>
          </p>
          <p className="mt-2 leading-relaxed whitespace-pre-line wrap-anywhere">{reply.text}</p>
        </div>
      ))}
      {message.status !== 'SPAM' && <ReplyForm message={message} />}
    </article>
  );
}

/** Shows the status of the message, and the actions that change it. Each can be undone. */
function StatusActions({ message }: { message: StaffMessage }) {
  const queryClient = useQueryClient();
  const { isPending, error, mutate } = useMutation({
    mutationFn: (action: 'handle' | 'reopen' | 'spam') => setMessageStatus(message.id, action),
    onSuccess: (changed) => showChangedMessage(queryClient, changed),
  });
  const failure = describeMutationError(error);
  const { status, handled } = message;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2.5">
        <p role="status" className="text-small text-stone empty:hidden">
          {status === 'HANDLED' &&
            (handled ? `Handled by ${handled.by}, ${formatMomentShort(new Date(handled.at))}` : 'Handled')}
          {status === 'SPAM' && 'Marked as spam'}
        </p>
        {status === 'NEW' ? (
          <>
            <Button kind="secondary" size="small" disabled={isPending} onClick={() => mutate('handle')}>
              Mark as handled
            </Button>
            <Button kind="secondary" size="small" disabled={isPending} onClick={() => mutate('spam')}>
              Mark as spam
            </Button>
          </>
        ) : (
          <Button kind="secondary" size="small" disabled={isPending} onClick={() => mutate('reopen')}>
            {status === 'SPAM' ? 'Not spam' : 'Mark as new'}
          </Button>
        )}
      </div>
      {failure && <Notice tone="error" title={failure} />}
    </div>
  );
}
