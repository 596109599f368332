import { chatTexts } from '@studio/domain/conversations/conversation';
import { Icon } from '../../../ui/icon.tsx';
import type { ListedMessage } from './listed-messages.ts';

interface UnsentMessageActionsProps {
  message: ListedMessage;
  busy: boolean;
  onResend: () => void;
  onRemove: () => void;
}

const actionClasses = 'text-link inline-flex min-h-11 items-center px-1 font-medium';

export function UnsentMessageActions({ message, busy, onResend, onRemove }: UnsentMessageActionsProps) {
  return (
    <div className="mt-1.5 text-right">
      <p role="alert" className="flex items-start justify-end gap-1.5 text-small text-error">
        <Icon name="circle-alert" size={18} className="mt-px shrink-0" />
        <span className="text-left">
          {chatTexts.networkError}
          {message.error && ` ${message.error}`}
        </span>
      </p>
      <p className="flex justify-end gap-4">
        <button type="button" className={actionClasses} aria-disabled={busy || undefined} onClick={onResend}>
          Try again
        </button>
        <button type="button" className={actionClasses} onClick={onRemove}>
          Remove
        </button>
      </p>
    </div>
  );
}
