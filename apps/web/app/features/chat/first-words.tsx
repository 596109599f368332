import { buttonStyle } from '../../ui/button-style.ts';
import { firstWords } from './chat-words.ts';
import type { Conversation } from './use-conversation.ts';

/** What can be said first, to press instead of typing. */
export function FirstWords({ busy, onSay }: { busy: boolean; onSay: Conversation['send'] }) {
  return (
    <ul aria-label="To begin with" className="mb-4 flex flex-wrap gap-2">
      {firstWords.map(({ label, want }) => (
        <li key={label}>
          <button
            type="button"
            aria-disabled={busy || undefined}
            className={buttonStyle({ kind: 'secondary', size: 'small' })}
            onClick={() => void onSay(label, want)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
