import type { ActionItem } from '@studio/contracts/staff-today';
import type { UndeliveredEmailTopic } from '@studio/domain/insight/undelivered-emails';
import { formatCount } from '@studio/domain/text/format';

interface UndeliveredEmailView {
  title: string;
  text: string;
  action: string;
  to: string;
}

const others: Record<UndeliveredEmailTopic, Omit<UndeliveredEmailView, 'title'>> = {
  'gift-card': {
    text: 'Gift card: the recipient’s email provider rejected the email address.',
    action: 'Edit recipient',
    to: '/admin/catalogue?tab=gift-cards',
  },
  message: {
    text: 'Message to the studio: the sender’s email provider rejected the email address.',
    action: 'Open messages',
    to: '/admin/messages',
  },
  chat: {
    text: 'Chat reply: the visitor’s email provider rejected the email address.',
    action: 'Open chat',
    to: '/admin/messages/chat',
  },
  studio: {
    text: 'Email to the studio: check the studio’s email address.',
    action: 'Open settings',
    to: '/admin/settings',
  },
  team: {
    text: 'Email to an instructor: check their email address.',
    action: 'Open team',
    to: '/admin/team',
  },
};

/** Says how many emails weren't delivered, such as "2 emails weren’t delivered". */
export function formatUndeliveredCount(count: number): string {
  return formatCount(count, 'email wasn’t delivered', 'emails weren’t delivered');
}

/** Describes undelivered emails, with a link to the page on which staff deal with them, such as the client's profile. */
export function toUndeliveredEmailView({
  personId,
  name,
  email,
  topic,
  count,
}: ActionItem): UndeliveredEmailView {
  const title = formatUndeliveredCount(count);
  if (topic) return { title, ...others[topic] };
  return {
    title: `${title} to ${name || email}`,
    text: name
      ? `Their email provider rejected ${email}.`
      : 'Their email provider rejected this email address.',
    action: 'Open profile',
    to: `/admin/people/${personId}`,
  };
}
