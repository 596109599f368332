import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about how to buy a pack, membership or offer. */
export const howToBuyTopics: readonly AssistantTopic[] = [
  {
    id: 'how_to_buy',
    question: 'How do I buy a pack or offer?',
    examples: parseExamples(`
      how do i buy a pack
      how do i buy the starter pack
      how do i get the intro offer
      how to purchase a membership
      where do i buy a class pack
      i'll take the reformer offer how
      ok i want the first mat class deal, how do i get it
      how do i sign up for a membership
      where can i buy the two reformer classes
      link to buy the pack
      send me the link to buy it
      how do i start the flow membership
      i want to buy the pack of ten
      take my money, how do i get the starter pack
      can i buy a pack online
      how do i book with the intro offer
      ok i'll take it, how
      how do i claim the first visit offer
      how do i pay for the two for 25
      where do i click to buy
      how do i go about getting the ten pack
      sign me up for flex 4
      how do i join as a member
      buy membership
      buy pack
      i'd like to purchase the off peak membership
      where do i get the starter pack
      how do i purchase a membership
    `),
    answer: {
      text: 'Choose a pack or membership on the pricing page, log in or create an account, and pay by card. Then pick a class on the timetable, and checkout uses your session or membership. You can also buy a pack at the front desk.',
      links: [
        { label: 'See pricing', to: '/pricing' },
        { label: 'Create account', to: '/signup' },
      ],
    },
    slots: ['product', 'activity'],
    followUps: ['use_pack', 'guest_account', 'how_to_book', 'packs_info'],
  },
];
