/**
 * What a refused email was about, when it went to no one whom the studio has a profile of: where staff put its address
 * right. Others are not told: anyone can ask for those, for any address.
 */
export const refusedEmailKinds = {
  'gift-card': ['gift-card'],
  message: ['contact-copy', 'contact-reply'],
  chat: ['chat-answer'],
  studio: ['contact-notice', 'tour-notice', 'chat-waiting'],
  team: ['cover-wanted', 'cover-found', 'class-off-trainer'],
} as const;
export type UndeliveredEmailTopic = keyof typeof refusedEmailKinds;

export const undeliveredEmailTopics = Object.keys(refusedEmailKinds) as [
  UndeliveredEmailTopic,
  ...UndeliveredEmailTopic[],
];
