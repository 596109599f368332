import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about the session that paid for a class which the studio has cancelled. */
export const cancelledClassSessionTopics: readonly AssistantTopic[] = [
  {
    id: 'cancelled_class_pack',
    question: 'You cancelled. What about my session?',
    examples: parseExamples(`
      you cancelled my class what happens to my session
      if you cancel do i get my session back
      does the pack get longer when you cancel a class
      you cancelled and my pack runs out this week
      is my pack extended if you cancel
      studio cancelled, do i lose my credit
      what if you cancel and i paid with my pack
      even when i paid with a session?
      class cancelled by you, session returned?
      you called off the class but my pack has expired
      do i get extra time on my pack if you cancel
      what about my pack if the class doesn't run
      class was cancelled by the studio, is my session gone
      do i get the credit back when the studio cancels
      will my flex session come back if you cancel the class
      my pack ended and then the class got cancelled
      session lost because you cancelled?
      instructor ill, class cancelled, what about the session i used
      paid with my ten pack and you cancelled
      if the class is called off do pack holders get it back
      you keep cancelling classes, what happens to my session
      the class got cancelled, do i get my session back
      do i lose my session if you cancel the class
      if YOU cancel do i get the session back
      you lot cancelled my class, do i get my session back
      the class i booked was pulled by the studio, what about my money
      it was the studio that called it off, so am i refunded
      teacher was ill and you scrapped the 7am, is my money coming
      got an email saying it's off, what happens to what i paid
    `),
    answer: {
      text: 'If we cancel a class, we refund your card in full or return your session. If your pack has an expiry date, you get at least 14 more days. We’ll email you as soon as we know.',
      links: [
        { label: 'My bookings', to: '/bookings' },
        { label: 'Read the terms', to: '/terms#changes' },
      ],
    },
    slots: ['booking', 'product'],
    followUps: ['studio_cancels', 'pack_expired', 'own_credits', 'refund_status'],
  },
];
