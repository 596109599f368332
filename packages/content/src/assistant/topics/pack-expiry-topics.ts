import { returnedSessionValidityDays } from '@studio/domain/entitlements/expiry-after-return';
import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const packExpiryTopics: readonly AssistantTopic[] = [
  {
    id: 'pack_expired',
    question: 'My pack has expired',
    examples: parseExamples(`
      my pack has run out, can you extend it
      my pack expired yesterday
      my sessions have expired
      can i get an extension on my class pack
      lost 4 classes because the pack ran out
      i was in hospital and my credits expired, can you reinstate them
      my starter pack is out of date
      expired pack what now
      my credits have gone because of the date
      i was abroad for a month and my pack died
      can you reactivate my old pack
      pack has lapsed
      you cancelled my class and now my pack is over
      i returned a session but the pack has already expired
      could i have two more weeks on my ten pack please
      the pack ended before i could use it all, thats unfair
      what if my pack expires after i cancel a class
      had covid and couldnt use my classes before the date
      can you give me back the sessions that expired
      my reformer pack finishes on friday and i still have 3 left, can it be longer
      my pack has gone past its date
      prolong my pack
      why have my unused sessions disappeared
      my pack has expired
      my pack expired, what can i do
      my sessions expired
      can i get more time on my pack
      i couldn't use my pack before it expired
      my pack ran out before i could use it
      expired sessions
      my class pack is expired, can i still use it
      my pack ran out while i was in hospital, can you give me the sessions back
      two classes left and it ran out yesterday. gutted. any chance
      my sessions ran out yesterday, can i get them back
      had two left when it expired
      missed the end date by a day, any leeway
      my sessions vanished on the 1st, gimme them back
      you took my sessions off on the 1st, return them
      sessions gone because of the date, can i have them back
      any way to revive a dead pack
      revive a dead pack
      can you bring my old pack back to life
      expired pack, anything possible
      four sessions wasted because of flu, give them back?
      i was ill and lost four sessions, give them back
      does the booking date or the class date count for my pack
      can i book a class after the expiry date
      pack ends sunday, can i use it for a class on monday
      is it enough to book before it expires
      does the class have to be before the expiry date
      booked in time but class is after the pack ends
      can i book now for a class that's after my pack runs out
      booking before the pack ends for a class after it, does it work
      does a class after the last day count
      it says my pack expired but i only bought it recently
      pack shows as expired already, why
      how can my pack be expired, i got it last month
      my ten pack ran out and i've three left
      sessions expired while i was abroad
    `),
    answer: {
      text: `You can use a pack for classes that start before it expires. If we return a session to a pack that has expired since you booked, you get ${returnedSessionValidityDays} more days to use it. I can’t extend a pack, but our team can look into it. Shall I ask them?`,
      links: [
        { label: 'Your account', to: '/account' },
        { label: 'Read the terms', to: '/terms#cancelling' },
      ],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['own_credits', 'pack_validity', 'talk_to_human', 'packs_info'],
  },
];
