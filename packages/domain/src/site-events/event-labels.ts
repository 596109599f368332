import type { SiteEventName } from './site-events.ts';

export const eventLabels: Record<SiteEventName, string> = {
  'timetable-viewed': 'Timetable seen',
  'class-opened': 'Class opened',
  'place-held': 'Place held',
  'checkout-opened': 'Checkout opened',
  'payment-begun': 'Payment begun',
  'class-booked': 'Class booked',
  'tour-opened': 'Tour opened',
  'tour-booked': 'Tour booked',
  'newsletter-joined': 'Newsletter joined',
  'quiz-answered': 'Quiz answered',
  'chat-opened': 'Chat opened',
  'chat-message': 'Chat message',
  'chat-handed-over': 'Chat handed over',
  'purchase-begun': 'Purchase begun',
  'purchase-finished': 'Purchase finished',
};

export const eventValueLabels: Readonly<Record<string, string>> = {
  reformer: 'Reformer',
  mat: 'Mat',
  yoga: 'Yoga',
  other: 'Other',
  class: 'A class',
  product: 'A product',
  card: 'By card',
  'without-card': 'Without a card',
  membership: 'A membership',
};
