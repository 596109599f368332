import type { MessageLink } from '@studio/contracts/chat';
import { Link } from 'react-router';
import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { quickReplyMessages } from './chat-text.ts';
import type { ListedMessage } from './listed-messages.ts';
import type { Conversation } from './use-conversation.ts';

interface MessageActionsProps {
  message: ListedMessage;
  latest: boolean;
  conversation: Conversation;
  onSend: Conversation['send'];
}

const buttonClasses = getButtonClasses({ kind: 'secondary', size: 'small' });

/** Shows a reply's links. Below the latest reply, also suggests next messages. */
export function MessageActions({ message, latest, conversation, onSend }: MessageActionsProps) {
  const { busy, tour } = conversation.state;
  const links = message.links.filter(({ to }) => isAllowedLink(to) && !(tour && isTour(to)));
  // The tour wizard doesn't reopen after a reload, so this button opens it.
  const showsTourButton =
    message.action === 'startBooking' && latest && !tour && !links.some(({ to }) => isTour(to));
  const suggestions = latest && !tour ? message.suggestions : [];
  if (links.length + suggestions.length === 0 && !showsTourButton) return null;
  const openTour = () => conversation.openTour(true);
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {showsTourButton && <TourButton label="Book a studio tour" onClick={openTour} />}
      {links.map((link) =>
        isTour(link.to) ? (
          <TourButton key={link.to} label={link.label} onClick={openTour} />
        ) : (
          <ActionLink key={link.to} {...link} />
        ),
      )}
      {suggestions.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          aria-disabled={busy || undefined}
          className={buttonClasses}
          onClick={() =>
            void onSend(
              suggestion,
              ...(suggestion === quickReplyMessages.person ? (['person'] as const) : []),
            )
          }
        >
          {suggestion}
        </button>
      ))}
    </div>
  );
}

/** Returns whether a link is allowed: to a path on this site, a telephone number or an email address. */
function isAllowedLink(to: string): boolean {
  return /^(\/(?!\/)|tel:|mailto:)/.test(to);
}

function isTour(to: string): boolean {
  return to === '/tour';
}

function ActionLink({ label, to }: MessageLink) {
  if (to.startsWith('/'))
    return (
      <Link to={to} className={buttonClasses}>
        {label}
      </Link>
    );
  return (
    <a href={to} className={buttonClasses}>
      <Icon name={to.startsWith('tel:') ? 'phone' : 'mail'} size={20} />
      {label}
    </a>
  );
}

function TourButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={buttonClasses} onClick={onClick}>
      <Icon name="calendar-days" size={20} />
      {label}
    </button>
  );
}
