/**
 * Kinds of emails by topic. When such an email can't be delivered and its recipient has no client profile, the staff
 * tools report it by its topic, so that staff can correct the address. Other kinds aren't reported, because anyone can
 * request them for any email address.
 */
export const undeliveredEmailKinds = {
  'gift-card': ['gift-card'],
  message: ['contact-copy', 'contact-reply'],
  chat: ['chat-reply'],
  studio: ['contact-notice', 'tour-notice', 'chat-waiting'],
  team: [
    'cover-requested',
    'cover-found',
    'class-assigned',
    'class-unassigned',
    'class-cancelled-instructor',
  ],
} as const;
export type UndeliveredEmailTopic = keyof typeof undeliveredEmailKinds;

export const undeliveredEmailTopics = Object.keys(undeliveredEmailKinds) as [
  UndeliveredEmailTopic,
  ...UndeliveredEmailTopic[],
];
