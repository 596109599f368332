import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about refunds to another card than the one that paid. */
export const refundCardTopics: readonly AssistantTopic[] = [
  {
    id: 'refund_other_card',
    question: 'Can you refund another card?',
    examples: parseExamples(`
      can you refund another card
      refund to a different card please
      the card i paid with is cancelled, where does the refund go
      my old card expired can you refund my new one
      lost my card, can the refund go somewhere else
      can the money go to my bank account instead
      can i get the refund on my other card
      i closed that account, what happens to my refund
      refund went to my old card that doesn't exist anymore
      can you send the money to a different bank account
      i have a new card now, will the refund still arrive
      card was stolen, will i still get my refund
      please put the refund on my partner's card
      can you refund me by bank transfer
      i don't have that card any more, how will you refund me
      refund in cash possible instead of on card
      want the refund on paypal not my card
      which card does the refund go to
      does the refund go to the same card
      can i choose where my refund goes
      i changed banks, can you refund the new one
      my card got replaced, where's the refund going
      can i get £20 back on a different account
      can i have my money back on another bank account
      can i get the money refunded to my new card, lost the old one
      refund to another card, mine was lost
    `),
    answer: {
      text: 'We refund the card that you paid with, and I can’t change that here. If that card is lost, expired or closed, our team can help. Please don’t send a card number in this chat. Shall I ask our team?',
      links: [{ label: 'Contact us', to: '/contact' }],
      offer: 'talk_to_human',
    },
    slots: ['booking'],
    followUps: ['refund_status', 'refund_request', 'talk_to_human'],
  },
];
