import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about cancelling some of several places. */
export const partialCancellationTopics: readonly AssistantTopic[] = [
  {
    id: 'cancel_one_place',
    question: 'Can I cancel just one of my places?',
    examples: parseExamples(`
      can i cancel only one of the places
      if one of us can't come can i cancel just hers
      i booked for three and one dropped out, can i cancel one
      can we cancel one place and keep the rest
      do i have to cancel all four or can i cancel one
      is it possible to cancel part of a booking
      one of my friends can't make it, do we lose all the places
      cancel a single place out of two
      if my mate drops out can i just take his place off
      partial cancellation of a group booking
      can each person cancel separately
      can my friend cancel her own place
      what if one of the group pulls out
      if i book four and only three come
      i've got two places, how do i get rid of one
      can one be cancelled later without touching the others
      do the others keep their places if i cancel mine
      booked for me and my mum, she's poorly, can i cancel hers only
      could i remove one person from the booking later on
      would cancelling mine cancel my sister's as well
      is it all or nothing when i cancel a booking for several people
      can i cancel 1 of the 3 places later
      if my housemate bails can i cancel just hers
      say one of us flakes, can i cancel only that one
      can i drop one of them later on
      can i take just one off if someone can't come
      what if one drops out, can i cancel theirs alone
      can i cancel one of the four if a friend flakes
      booked two places and my mate can't come, do i get hers refunded
      paid for 2, one of us isn't coming, can i get half back and still come
      my friend pulled out, can i have the money for her place
      can i get one of the two refunded and keep mine
      i booked two places and one can't come, do i get half back
      cancel one of the two places i booked, refund?
      booked 3 spots, one person dropped out, money back for one
      can i cancel just my friend's place and get that refunded
      bought two places, cancel one, do i get half the money
      only one of us can make it now, refund for the other place
      i booked for two and my friend can't come
      can i drop one of the three places
    `),
    answer: {
      text: 'You can cancel one place and keep the others, free of charge up to 24 hours before the class starts. The exception is 2-for-1 yoga, where you don’t get a refund for cancelling just one place.',
      catalogue: ['product:tuesday-yoga-two-for-one'],
      otherwise:
        'You can cancel one place and keep the others, free of charge up to 24 hours before the class starts.',
      links: [
        { label: 'My bookings', to: '/bookings' },
        { label: 'Cancellation rules', to: '/faq#cancel' },
      ],
    },
    slots: ['booking', 'people'],
    followUps: ['cancel_booking', 'cancel_two_for_one', 'cancel_policy', 'transfer_booking'],
  },
  {
    id: 'cancel_two_for_one',
    question: 'Can I cancel half of a 2-for-1?',
    examples: parseExamples(`
      what happens if one of us cancels a two for one
      my friend can't come to the 2 for 1, do we get half back
      refund for one place of the tuesday offer
      cancel one of my 2-for-1 places
      we booked two for one and she pulled out, do we get six quid
      if i cancel both two for one places do i get all of it back
      can i cancel just one of the two-for-one
      two for one refund rules
      half the 2 for 1 cancelled, what's the refund
      one of the pair is cancelled, is anything refunded
      bogof yoga, my mate bailed, money back for hers?
      does cancelling one place on the two-for-one cost me anything
      can we move one place of our 2 for 1
      what do i get back if i cancel the 2-for-1 yoga
      i cancelled my half of the tuesday deal, how much is refunded
      2-for-1 booking, only one of us can make it now
      get money back for a 2-for-1 class
      she dropped out of our tuesday two for one, refund?
      cancel tuesday 2 for 1
      do you refund 2-for-1 bookings
      is the second place on a two for one refundable
      one of us can't make the 2 for 1
      do i get half back if one of us drops out of the 2for1
      can i cancel one of the two places in the two for one
      two for one and my friend is ill, refund?
      2 for 1 yoga, one person cancels
      do i get six pounds back if she cancels
      is half of the 2-for-1 refundable
      half refund on the two for one
      can i cancel half of the 2 for 1
      tuesday two for one, my friend can't come, half back?
      booked the yoga deal for two, cancel one person
      and can i cancel half
      can we cancel one half of it
    `),
    answer: {
      text: 'If you cancel just one place, there’s no refund, because the other place is then full price. If you cancel both at least 24 hours before the class starts, we’ll refund the full amount.',
      catalogue: ['product:tuesday-yoga-two-for-one'],
      links: [
        { label: 'My bookings', to: '/bookings' },
        { label: 'Cancellation rules', to: '/faq#cancel' },
      ],
    },
    slots: ['booking', 'people'],
    followUps: ['cancel_booking', 'cancel_policy', 'two_for_one'],
  },
];
