import { formatTime } from '@studio/domain/time/format-london';
import { ChatBubble } from './chat-bubble.tsx';
import { toDisplayText } from './chat-state.ts';
import { ClassRows } from './class-rows.tsx';
import type { ListedMessage } from './listed-messages.ts';
import { MessageActions } from './message-actions.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import { UnsentMessageActions } from './unsent-message-actions.tsx';
import type { Conversation } from './use-conversation.ts';

interface MessageViewProps {
  message: ListedMessage;
  timed: boolean;
  /** Whether this is the newest message and a reply. Suggestions appear below it. */
  latest: boolean;
  conversation: Conversation;
  onSend: Conversation['send'];
}

export function MessageView(props: MessageViewProps) {
  const { message } = props;
  if (message.role === 'note') return <Note message={message} />;
  if (message.role === 'user') return <OwnMessage {...props} />;
  return <ReplyMessage {...props} />;
}

function OwnMessage({ message, timed, conversation }: MessageViewProps) {
  const { delivery } = message;
  return (
    <div
      className={`mb-4 ml-auto flex max-w-[84%] animate-[fade-in_160ms_var(--ease-settle)] flex-col items-end gap-1 ${delivery === 'sending' ? 'opacity-80' : ''}`}
    >
      <span className="sr-only">You: </span>
      <ChatBubble by="visitor">{message.text}</ChatBubble>
      {timed && <Time message={message} />}
      {delivery === 'failed' && (
        <UnsentMessageActions
          message={message}
          busy={conversation.state.busy}
          onResend={() => void conversation.resend(message)}
          onRemove={() => conversation.remove(message.id)}
        />
      )}
    </div>
  );
}

function ReplyMessage({ message, timed, latest, conversation, onSend }: MessageViewProps) {
  const { role, author, type, text, imageUrl, classes } = message;
  const person = role === 'team';
  const isWaiting = type === 'typing' && text === '';
  return (
    <div
      aria-busy={type === 'typing' || undefined}
      className="mb-4 flex animate-[fade-in_160ms_var(--ease-settle)] flex-col items-start gap-1.5 md:[&>*]:max-w-[84%]"
    >
      {person && author ? (
        <p className="-mb-1 text-note font-medium text-stone">{author}</p>
      ) : (
        <span className="sr-only">{person ? 'Our team: ' : 'Assistant: '}</span>
      )}
      <ChatBubble by={person ? 'person' : 'studio'}>
        {isWaiting ? <TypingIndicator /> : toDisplayText(message)}
      </ChatBubble>
      {imageUrl?.startsWith('/') && !imageUrl.startsWith('//') && (
        <img src={imageUrl} alt="" loading="lazy" className="max-h-60 w-full rounded-card object-cover" />
      )}
      {classes.length > 0 && <ClassRows classes={classes} />}
      {timed && <Time message={message} />}
      <MessageActions message={message} latest={latest} conversation={conversation} onSend={onSend} />
    </div>
  );
}

/** Shows a system note, such as a team member joining or leaving. */
function Note({ message }: { message: ListedMessage }) {
  return (
    <p className="mt-1 mb-5 animate-[fade-in_320ms_var(--ease-settle)] text-center text-small text-stone">
      {message.text}
    </p>
  );
}

function Time({ message: { timestamp } }: { message: ListedMessage }) {
  return (
    <time dateTime={timestamp} className="px-0.5 text-note text-stone numeric">
      {formatTime(new Date(timestamp))}
    </time>
  );
}
