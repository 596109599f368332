import type { ChatLink } from '@studio/contracts/chat';
import { Link } from 'react-router';
import { getButtonClasses } from '../../ui/get-button-classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { quickReplyMessages } from './chat-text.ts';
import type { ListedMessage } from './listed-messages.ts';
import type { Conversation } from './use-conversation.ts';

interface OnwardProps {
  message: ListedMessage;
  latest: boolean;
  conversation: Conversation;
  onSay: Conversation['send'];
}

const look = getButtonClasses({ kind: 'secondary', size: 'small' });

/** Shows a reply's links. The latest reply also has suggested next messages. */
export function MessageActions({ message, latest, conversation, onSay }: OnwardProps) {
  const { busy, tour } = conversation.state;
  const places = message.links.filter(({ to }) => isOurs(to) && !(tour && isTour(to)));
  // After a reload the wizard doesn't reopen automatically, so this button opens it.
  const wizard = message.action === 'startBooking' && latest && !tour && !places.some(({ to }) => isTour(to));
  const suggestions = latest && !tour ? message.suggestions : [];
  if (places.length + suggestions.length === 0 && !wizard) return null;
  const openTour = () => conversation.openTour(true);
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {wizard && <TourButton label="Book a studio tour" onPress={openTour} />}
      {places.map((place) =>
        isTour(place.to) ? (
          <TourButton key={place.to} label={place.label} onPress={openTour} />
        ) : (
          <Place key={place.to} {...place} />
        ),
      )}
      {suggestions.map((words) => (
        <button
          key={words}
          type="button"
          aria-disabled={busy || undefined}
          className={look}
          onClick={() =>
            void onSay(words, ...(words === quickReplyMessages.person ? (['person'] as const) : []))
          }
        >
          {words}
        </button>
      ))}
    </div>
  );
}

/** Allows paths of this site, telephone and email links. All other links are ignored. */
function isOurs(to: string): boolean {
  return /^(\/(?!\/)|tel:|mailto:)/.test(to);
}

function isTour(to: string): boolean {
  return to === '/tour';
}

function Place({ label, to }: ChatLink) {
  if (to.startsWith('/'))
    return (
      <Link to={to} className={look}>
        {label}
      </Link>
    );
  return (
    <a href={to} className={look}>
      <Icon name={to.startsWith('tel:') ? 'phone' : 'mail'} size={20} />
      {label}
    </a>
  );
}

function TourButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={look} onClick={onPress}>
      <Icon name="calendar-days" size={20} />
      {label}
    </button>
  );
}
