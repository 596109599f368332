import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Link } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { formatElapsedTime } from '../../../lib/format/format-elapsed-time.ts';
import { ConversationActions } from './conversation-actions.tsx';
import type { ConversationAction } from './conversations-api.ts';
import { describePresence } from './describe-presence.ts';
import { getVisitorName } from './get-visitor-name.ts';
import { OnlineIndicator } from './online-indicator.tsx';

interface ConversationHeaderProps {
  conversation: StaffConversation;
  /** Whether the server is unreachable, so that the messages may be outdated. */
  isOffline: boolean;
  /** Link back to the list, on phones. */
  backLink: ReactNode;
  /** Heading that receives the focus when a conversation opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  onChanged: (conversation: StaffConversation, by: ConversationAction) => void;
}

export function ConversationHeader({
  conversation,
  isOffline,
  backLink,
  heading,
  onChanged,
}: ConversationHeaderProps) {
  // Moves the focus to the heading, so that screen readers continue there.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading]);
  const { isOnline, email, name, personId } = conversation;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 border-b border-hairline px-5 py-3 sm:px-7 sm:py-5">
      <div className="flex min-w-0 flex-1 basis-64">
        {backLink}
        <div className="min-w-0 flex-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className="flex min-h-11 items-center text-h3 outline-none sm:min-h-0"
          >
            <span className="truncate">{getVisitorName(conversation)}</span>
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small text-stone">
            {isOnline && <OnlineIndicator />}
            <span className="wrap-anywhere">{describePresence(conversation, getServerTime())}</span>
          </p>
          {(personId || (email && email !== name)) && (
            <p className="flex flex-wrap gap-x-4 text-small">
              {email && email !== name && (
                <a href={`mailto:${email}`} className="text-link wrap-anywhere">
                  {email}
                </a>
              )}
              {personId && (
                <Link to={`/admin/people/${personId}`} className="text-link">
                  Open profile
                </Link>
              )}
            </p>
          )}
        </div>
      </div>
      <div className="grid gap-2">
        <p role="status" className="text-small font-medium">
          {isOffline ? 'We can’t connect right now. Trying again…' : describeStatus(conversation)}
        </p>
        <ConversationActions conversation={conversation} onChanged={onChanged} />
      </div>
    </div>
  );
}

function describeStatus({
  state,
  isMine,
  waitingSince,
  lastMessageAt,
  teamMember: name,
}: StaffConversation): string {
  if (state === 'WAITING')
    return `Waiting for the team, ${formatElapsedTime(new Date(waitingSince ?? lastMessageAt), getServerTime())}`;
  if (state === 'TEAM') return isMine ? 'You’re replying' : `${name ?? 'The team'} is replying`;
  return state === 'CLOSED' ? 'Closed' : 'The assistant is replying';
}
