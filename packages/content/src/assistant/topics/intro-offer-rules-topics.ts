import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about who can buy the offers for a first visit, and how often. */
export const introOfferRulesTopics: readonly AssistantTopic[] = [
  {
    id: 'intro_offer_rules',
    question: 'Who can buy a starter offer?',
    examples: parseExamples(`
      can i buy the intro offer twice
      can i use the first visit offer again
      is the intro offer only for new people
      i've been once already, can i still get the starter offer
      can my friend and i share the two reformer classes
      can i give one of the two reformer classes to a friend
      does the intro offer expire
      how long do the two reformer classes last
      can i use the two reformer classes for two people
      i came years ago, do i count as new
      can i get the first mat class if i've done yoga with you
      is the £9 mat class for everyone
      am i still eligible for the first time offer
      can i buy the intro offer with a different email
      can existing members buy the two for 25
      is the first visit deal once per person
      can i have both first visit offers
      can i do the reformer offer and the mat offer
      does my husband get his own intro offer
      do both reformer classes have to be in the same week
      when do i have to use the two reformer classes by
      is the starter deal transferable
      can i give one of them to my flatmate
      and can one of the two be for my friend
      do those two run out
      i did yoga with you once, does the mat offer still count
      is it ok if i've already been to one class
      i've been once before, am i still allowed the first timer deal
      do the two reformer classes have to be used by a date
      can i get the £25 offer twice
      my boyfriend and i want to use one starter offer between us
      is the first mat offer for returning people
    `),
    answer: {
      text: 'Our starter offers are for your own first visits. You can buy each one once, so a friend needs to buy their own. The sessions don’t expire. If you’re not sure whether you’ve used one, our team can check. Shall I ask them?',
      catalogue: ['product:first-mat'],
      otherwise:
        'The pricing page shows our offers for a first visit, and what they cover. Shall I ask our team?',
      links: [{ label: 'See offers', to: '/pricing#offers' }],
      offer: 'talk_to_human',
    },
    slots: ['product', 'activity'],
    followUps: ['intro_offer', 'how_to_buy', 'price_class', 'packs_info'],
  },
];
