import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';

/**
 * To the chat: its page, and a dialog over this one once scripts run. Where the header is narrow the icon stands alone. A
 * dot says that an answer waits (styles/header.css).
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

/** Shown while an answer waits; a screen reader says so. */
export function UnreadDot({ className = '' }: { className?: string }) {
  return (
    <span className={`when-unread size-2.5 rounded-full bg-clay ${className}`}>
      <span className="sr-only">New answer in the</span>
    </span>
  );
}
