/**
 * Topics of undelivered emails to people without a client profile, which staff can correct. Other kinds aren't
 * reported, because anyone can request them for any address.
 */
export const undeliveredEmailKinds = {
  'gift-card': ['gift-card'],
  message: ['contact-copy', 'contact-reply'],
  chat: ['chat-reply'],
  studio: ['contact-notice', 'tour-notice', 'chat-waiting'],
  team: ['cover-wanted', 'cover-found', 'class-cancelled-instructor'],
} as const;
export type UndeliveredEmailTopic = keyof typeof undeliveredEmailKinds;

export const undeliveredEmailTopics = Object.keys(undeliveredEmailKinds) as [
  UndeliveredEmailTopic,
  ...UndeliveredEmailTopic[],
];
