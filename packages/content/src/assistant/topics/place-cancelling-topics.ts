import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about cancelling some of several places, and about exceptions from the rules. */
export const placeCancellingTopics: readonly AssistantTopic[] = [
  {
    id: 'cancel_one_place',
    question: 'Can I cancel just one of my places?',
    examples: listExamples(`
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
    `),
    answer: {
      text: 'You can cancel one place and keep the others, free of charge up to 24 hours before the class starts. The exception is 2-for-1 yoga, where you don’t get a refund for cancelling just one place.',
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
    examples: listExamples(`
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
    `),
    answer: {
      text: 'If you cancel just one place, there’s no refund, because the other place is then full price. If you cancel both at least 24 hours before the class starts, we’ll refund the full amount.',
      links: [
        { label: 'My bookings', to: '/bookings' },
        { label: 'Cancellation rules', to: '/faq#cancel' },
      ],
    },
    slots: ['booking', 'people'],
    followUps: ['cancel_booking', 'cancel_policy', 'two_for_one'],
  },
  {
    id: 'late_exception',
    question: 'Can you make an exception?',
    examples: listExamples(`
      can you make an exception for me
      it was an emergency, can i get my money back even though i cancelled late
      i cancelled 22 hours before, surely that's close enough
      i missed the deadline by ten minutes and lost my money, that's so unfair
      why won't you refund me, i cancelled nearly a day ahead
      i was only half an hour past the 24 hours and you kept my £20
      you kept my money because i was 40 minutes late cancelling, ridiculous
      my kid got sick this morning, do i really lose the money
      pipe burst in my kitchen so i had to cancel, and now no refund?
      my flat flooded on tuesday and i couldn't come, you took my session anyway
      had to wait in for the gas engineer and couldn't make class, can i have the session back
      the washing machine caught fire last week so i cancelled in a rush, why did i lose my twenty pounds
      is there any leeway on the 24 hour rule
      do you make exceptions if you're ill
      i've caught a bug and have to cancel today, is there an exception
      exception for illness?
      not fair that i lose my session when i'm sick
      family emergency, cancelled late, please be kind
      my train was cancelled so i had to cancel late, can you waive it
      funeral tomorrow, i need to cancel, do i still lose the money
      can the fee be waived
      i have never cancelled late before, could you let me off this once
      ive been a customer for two years and you cant refund one late cancellation??
      cancelled 23 hours before and got nothing. joke
      absolute robbery, cancelled yesterday evening for tonight and you keep the lot
      i think it's really harsh to keep my money when my child was in a&e
      there was a power cut and i couldn't get online to cancel in time
      locked out of my house so i cancelled the 7am at 6, can you refund it out of goodwill
      goodwill refund for a late cancellation
      surely there are exceptions to your cancellation policy
      i released my place but nobody took it, can you still refund me
      car broke down on the way, i lost my class, can you help
      i've been ill all night, can you let me off for tomorrow morning
      any mercy if i'm too sick for my 7am
      poorly and can't make tomorrow, surely i don't lose it
      threw up all night, do i still lose my class
      my daughter was sent home from nursery so i cancelled late, do i get anything back
      cancelled 20 hours before because of my kid, is the money gone
      only cancelled a few hours too late, is everything lost
      overslept and missed my class, can i get the session back
      slept through my alarm, any chance of getting my credit back
    `),
    answer: {
      text: 'I can’t make exceptions. If someone takes a place that you’ve released, we’ll refund you or return your session. Shall I ask our team about an exception?',
      links: [
        { label: 'My bookings', to: '/bookings' },
        { label: 'Cancellation rules', to: '/faq#cancel' },
      ],
      offer: 'talk_to_human',
    },
    slots: ['booking', 'day', 'time'],
    followUps: ['cancel_late', 'cancel_policy', 'refund_request', 'talk_to_human'],
  },
];
