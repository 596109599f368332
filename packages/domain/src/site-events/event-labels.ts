import type { SiteEventName } from './site-events.ts';

export const eventLabels: Record<SiteEventName, string> = {
  'timetable-viewed': 'Timetable viewed',
  'class-opened': 'Class opened',
  'place-held': 'Place held',
  'checkout-opened': 'Checkout opened',
  'payment-started': 'Payment started',
  'class-booked': 'Class booked',
  'tour-opened': 'Tour opened',
  'tour-booked': 'Tour booked',
  'newsletter-joined': 'Newsletter subscription',
  'quiz-answered': 'Quiz completed',
  'chat-opened': 'Chat opened',
  'chat-message': 'Chat message sent',
  'chat-handed-over': 'Chat passed to the team',
  'purchase-begun': 'Purchase started',
  'purchase-finished': 'Purchase completed',
};

export const eventValueLabels: Readonly<Record<string, string>> = {
  reformer: 'Reformer',
  mat: 'Mat',
  yoga: 'Yoga',
  other: 'Other',
  class: 'Class',
  product: 'Product',
  card: 'Card',
  'without-card': 'Free or with sessions',
  membership: 'Membership',
};
