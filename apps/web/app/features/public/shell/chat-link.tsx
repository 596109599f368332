import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';

/**
 * Link to the chat page. Scripts open the chat in a dialog over the current page. Narrow headers show only
 * the icon. A dot marks an unread reply (styles/header.css).
 */
export function ChatLink() {
  return (
    <Link
      to="/live-chat"
      aria-haspopup="dialog"
      className="relative hidden min-h-11 min-w-11 items-center justify-center gap-2 rounded-input px-1 text-[0.9375rem] font-medium whitespace-nowrap transition-colors duration-hover hover:text-clay-deep min-[52rem]:inline-flex"
    >
      <span className="relative">
        <Icon name="message-circle" size={20} />
        <UnreadDot className="absolute -top-1 -right-1" />
      </span>
      <span className="max-[76rem]:sr-only">Live chat</span>
    </Link>
  );
}

/** Dot that is shown while a reply is unread, with a text for screen readers. */
export function UnreadDot({ className = '' }: { className?: string }) {
  return (
    <span className={`when-unread size-2.5 rounded-full bg-clay ${className}`}>
      <span className="sr-only">New reply in</span>
    </span>
  );
}
