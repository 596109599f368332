import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const bookings = { label: 'My bookings', to: '/bookings' };

export const deskRefundTopics: readonly AssistantTopic[] = [
  {
    id: 'desk_refund',
    question: 'How do you refund front desk payments?',
    examples: parseExamples(`
      i paid at the front desk how do i get my refund
      paid at the desk and cancelled, where's my money
      refund for a class i paid for at reception
      i paid with the card machine at the studio, refund?
      how are desk payments refunded
      paid in person want a refund
      i paid at reception and cancelled in time
      do i get the money back at the desk
      where do i get my refund if i paid in the studio
      paid cash at the desk and then cancelled
      refund of a front desk payment
      money back for a booking paid on the spot
      i paid at the counter, cancelled, no refund yet
      is a desk payment refunded to my card automatically
      my class was paid at the front desk, i've cancelled it
      paid when i arrived, now need a refund
      paid the receptionist for mat, cancelled two days before
      refund for something bought at the desk
      how do i get back what i paid at the studio
      i didn't pay online, how does the refund work
    `),
    answer: {
      text: 'We refund front desk payments at the front desk, on your next visit. Your booking page shows how much we’ll refund. Shall I ask our team to check?',
      links: [bookings],
      offer: 'talk_to_human',
    },
    slots: ['booking'],
    followUps: ['refund_status', 'contact_details', 'talk_to_human'],
  },
];
