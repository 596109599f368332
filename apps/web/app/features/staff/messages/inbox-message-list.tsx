import { contactTopicText } from '@studio/content/copy/contact';
import type { MessageListRow } from '@studio/contracts/staff-messages';
import { Link } from 'react-router';
import { formatTimeOrDate } from '../../../lib/format/format-time-or-date.ts';
import type { InboxQuery } from './messages-api.ts';

interface InboxMessageListProps {
  messages: readonly MessageListRow[];
  query: InboxQuery;
  /** Id of the open message; undefined if none is open. */
  current: string | undefined;
  /** Query string of the list, which stays when a message opens. */
  search: string;
}

/** Messages newest first, with sender, topic and preview. */
export function InboxMessageList({ messages, query, current, search }: InboxMessageListProps) {
  if (messages.length === 0) return <EmptyList query={query} />;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {messages.map((message) => (
        <li key={message.id}>
          <Link
            to={`/admin/messages/${message.id}${search ? `?${search}` : ''}`}
            aria-current={message.id === current ? 'true' : undefined}
            preventScrollReset
            className="block px-3 py-3.5 transition-colors duration-160 hover:bg-linen/50 aria-[current=true]:bg-linen"
          >
            <span className="flex items-baseline gap-3">
              <span className={`min-w-0 flex-1 truncate ${message.status === 'NEW' ? 'font-semibold' : ''}`}>
                {message.name}
              </span>
              <time dateTime={message.createdAt} className="shrink-0 text-note text-stone numeric">
                {formatTimeOrDate(message.createdAt)}
              </time>
            </span>
            <span className="mt-0.5 block truncate text-small">{message.subject}</span>
            <span className="mt-0.5 block truncate text-small text-stone">{message.excerpt}</span>
            <span className="mt-1.5 flex gap-2 text-note text-stone">
              {contactTopicText[message.topic].label}
              {message.replied && <span className="font-medium text-success">Replied</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function EmptyList({ query: { status, topic, search } }: { query: InboxQuery }) {
  const emptyTexts = { NEW: 'No new messages.', HANDLED: 'No handled messages yet.', SPAM: 'No spam.' };
  return (
    <p className="border-y border-hairline py-8 text-center text-stone">
      {search || topic ? 'No messages match these filters.' : emptyTexts[status]}
    </p>
  );
}
