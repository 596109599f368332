import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about exceptions from the rules about late cancellations. */
export const lateExceptionTopics: readonly AssistantTopic[] = [
  {
    id: 'late_exception',
    question: 'Can you make an exception?',
    examples: parseExamples(`
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
      my smoke alarm went off so i missed class, can i have my session back
      missed class because of a flood at home, can you make an exception
      the alarm at my flat kept me up and i missed my class, session back?
      tube was evacuated so i missed my class can i get it back
      my childminder let me down an hour before, can you let me off
      there was a tube strike and i had to cancel late, any chance of my money
      my kid was sick so i cancelled with two hours to go, can i get the session back
      could you waive it this once, i've never cancelled late before
      i cancelled the night before and still lost the money, can you look at it
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
