import type { ConversationStatus } from '@studio/contracts/chat';
import { chatTexts } from '@studio/domain/conversations/conversation';
import type { ReactNode } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { describeNextOpening, describeResponder } from './chat-text.ts';

interface ChatHeaderProps {
  heading: 'h1' | 'h2';
  titleId?: string;
  /** Status of the conversation; null until the server responds. */
  status: ConversationStatus | null;
  close?: ReactNode;
}

/** Shows the title and who replies. A dot is green while a person may reply. */
export function ChatHeader({ heading: Heading, titleId, status, close }: ChatHeaderProps) {
  const opens = status && describeNextOpening(status, getServerTime());
  const isOnline = status?.isTeamAvailable || status?.state === 'TEAM';
  return (
    <div className="flex shrink-0 items-center justify-between gap-4 border-b border-hairline py-3.5 pr-3.5 pl-5 md:py-5 md:pl-6">
      <div className="min-w-0">
        <Heading id={titleId} className="text-h3">
          {chatTexts.title}
        </Heading>
        <p className="mt-1 flex items-baseline gap-2.5 text-small text-stone">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full transition-colors duration-panel ${isOnline ? 'bg-success' : 'bg-stone'}`}
          />
          <span className="numeric">
            {describeResponder(status ?? { state: 'ASSISTANT', teamMember: null })}
            {opens && <span className="block">{opens}</span>}
          </span>
        </p>
      </div>
      {close}
    </div>
  );
}
