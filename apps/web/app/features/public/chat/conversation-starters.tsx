import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import { conversationStarters } from './chat-text.ts';
import type { Conversation } from './use-conversation.ts';

export function ConversationStarters({ busy, onSend }: { busy: boolean; onSend: Conversation['send'] }) {
  return (
    <ul aria-label="Suggested questions" className="mb-4 flex flex-wrap gap-2">
      {conversationStarters.map(({ label, recipient }) => (
        <li key={label}>
          <button
            type="button"
            aria-disabled={busy || undefined}
            className={getButtonClasses({ kind: 'secondary', size: 'small' })}
            onClick={() => void onSend(label, recipient)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
