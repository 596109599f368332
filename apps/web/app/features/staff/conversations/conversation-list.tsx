import type { ConversationFilter, ConversationSummary } from '@studio/contracts/staff-conversations';
import { formatCount } from '@studio/domain/text/format';
import { Link } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { formatElapsedTime } from '../../../lib/format/format-elapsed-time.ts';
import { formatTimeOrDate } from '../../../lib/format/format-time-or-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { getVisitorName } from './get-visitor-name.ts';
import { moveListFocus } from './move-list-focus.ts';
import { OnlineIndicator } from './online-indicator.tsx';

interface ConversationListProps {
  rows: readonly ConversationSummary[];
  filter: ConversationFilter;
  /** Number of conversations that aren't closed. */
  open: number;
  /** Id of the open conversation; undefined if none is open. */
  current: string | undefined;
  /** Query string of the list, which stays when a conversation opens. */
  search: string;
}

/**
 * List of conversations, waiting ones first. j and k or the arrow keys move the focus, Enter opens a
 * conversation.
 */
export function ConversationList({ rows, filter, open, current, search }: ConversationListProps) {
  if (rows.length === 0) return <EmptyList filter={filter} open={open} />;
  return (
    <ul onKeyDown={moveListFocus} className="divide-y divide-hairline border-y border-hairline">
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            to={`/admin/messages/chat/${row.id}${search ? `?${search}` : ''}`}
            aria-current={row.id === current ? 'true' : undefined}
            preventScrollReset
            className="block px-3 py-3.5 transition-colors duration-160 hover:bg-linen/50 aria-[current=true]:bg-linen"
          >
            <ConversationItem row={row} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ConversationItem({ row }: { row: ConversationSummary }) {
  const { unread, isOnline, lastMessageAt, excerpt } = row;
  return (
    <>
      <span className="flex items-baseline gap-3">
        <span className="flex min-w-0 flex-1 items-center gap-2">
          <span className={`truncate ${unread > 0 ? 'font-semibold' : ''}`}>{getVisitorName(row)}</span>
          {isOnline && <OnlineIndicator />}
          {isOnline && <span className="sr-only">online now</span>}
        </span>
        <time dateTime={lastMessageAt} className="shrink-0 text-note text-stone numeric">
          {formatTimeOrDate(lastMessageAt)}
        </time>
      </span>
      <span className="mt-0.5 block truncate text-small text-stone">{formatWriter(row) + excerpt}</span>
      <span className="mt-1.5 flex min-h-6.5 items-center justify-between gap-3 text-note text-stone">
        <ConversationStatus row={row} />
        {unread > 0 && (
          <span className="min-w-5 rounded-pill bg-clay-deep px-1.5 text-center text-[0.6875rem] leading-5 font-semibold text-chalk numeric">
            {unread}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </span>
    </>
  );
}

/** Shows who replies, or how long the visitor has been waiting. */
function ConversationStatus({
  row: { state, waitingSince, lastMessageAt, teamMember: name },
}: {
  row: ConversationSummary;
}) {
  if (state === 'WAITING')
    return (
      <Badge tone="warn">
        Waiting {formatElapsedTime(new Date(waitingSince ?? lastMessageAt), getServerTime())}
      </Badge>
    );
  if (state === 'TEAM') return <span className="font-medium text-ink">{name ?? 'The team'} is replying</span>;
  return state === 'CLOSED' ? 'Closed' : 'The assistant is replying';
}

/** Returns the writer of the last message as a prefix of its preview; empty if the visitor wrote it. */
function formatWriter({ lastRole, teamMember: name }: ConversationSummary): string {
  if (lastRole === 'assistant') return 'Assistant: ';
  return lastRole === 'team' ? `${name ?? 'Team'}: ` : '';
}

function EmptyList({ filter, open }: Pick<ConversationListProps, 'filter' | 'open'>) {
  const emptyTexts = {
    TEAM: 'No one is waiting for the team.',
    OPEN: 'No open chats.',
    CLOSED: 'No closed chats yet.',
  };
  return (
    <p className="border-y border-hairline px-3 py-8 text-center text-stone">
      {emptyTexts[filter]}
      {filter === 'TEAM' && open > 0 && ` The assistant is replying to ${formatCount(open, 'visitor')}.`}
    </p>
  );
}
