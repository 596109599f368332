import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const instalmentsTopics: readonly AssistantTopic[] = [
  {
    id: 'instalments',
    question: 'Can I pay in instalments?',
    examples: parseExamples(`
      can i pay by instalments
      do you do klarna
      can i split the payment for a pack
      pay for the ten pack in three goes
      is there a payment plan
      can i spread the cost
      pay later with clearpay?
      can i pay half now and half next month
      buy now pay later available?
      monthly payments for a pack possible
      is it possible to pay the 300 in parts
      could i pay for the reformer pack over a few months
      do you offer finance lol
      can't afford it all at once, can i pay bit by bit
      deposit now and the rest later
      split the cost over two months
      can i pay weekly
      do i have to pay everything upfront
      paypal pay in 3
      can i pay off a block of 1:1s monthly
      clearpay or klarna
      instalments?
      klarna?
      klarna or paypal?
      payment plan for a pack
      do you do payment plans
      split the cost of the pack over a few months
      can i spread the cost of the ten pack
      pay monthly for a pack?
    `),
    answer: {
      text: 'You can’t pay in instalments online. You pay for a pack when you buy it, and for a membership every month. Shall I ask our team what’s possible?',
      links: [{ label: 'See pricing', to: '/pricing' }],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['payment_methods', 'memberships_info', 'packs_info'],
  },
];
