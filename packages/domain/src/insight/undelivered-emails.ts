/**
 * Kinds of emails by topic, for undelivered emails to people without a client profile, whose email address staff can
 * correct. Other kinds aren't reported, because anyone can request them for any email address.
 */
export const undeliveredEmailKinds = {
  'gift-card': ['gift-card'],
  message: ['contact-copy', 'contact-reply'],
  chat: ['chat-reply'],
  studio: ['contact-notice', 'tour-notice', 'chat-waiting'],
  team: ['cover-wanted', 'cover-found', 'class-given', 'class-taken', 'class-cancelled-instructor'],
} as const;
export type UndeliveredEmailTopic = keyof typeof undeliveredEmailKinds;

export const undeliveredEmailTopics = Object.keys(undeliveredEmailKinds) as [
  UndeliveredEmailTopic,
  ...UndeliveredEmailTopic[],
];
