import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about when a gift card is sent, and its message. */
export const giftCardMessageTopics: readonly AssistantTopic[] = [
  {
    id: 'gift_card_message',
    question: 'When and how is a gift card sent?',
    examples: parseExamples(`
      when is a gift card sent
      can i add a message to the gift card
      can i write a note with the voucher
      is there space for a personal message
      can the voucher arrive on christmas day
      send the gift card on her birthday
      can i choose the date the gift card is emailed
      what time does the gift card email arrive
      can i get the gift card straight away
      how fast does the voucher come
      i need a last minute present, is it instant
      is the gift card emailed or posted
      can i print the gift card
      do you send physical gift cards
      can you post a voucher
      do i get it or does the person get it
      can i send the gift card to myself first
      will they see how much i paid
      does the recipient get the email directly
      can i schedule a gift card for next month
      gift card sent on a certain day
      can it be delivered on the 25th
      can i put a little message on a present for my auntie
      will it still be valid in march and can i add a message
      does it run out and can i write a note on it
      can i choose the day it's sent
      can it arrive on her birthday
      is it possible to pick when the voucher goes out
      can i pick the date she gets it
      her birthday is in february, can it go out that day
      can you send it on the 14th
    `),
    answer: {
      text: 'We email the gift card straight away, or at 08:00 on the day you choose, within a year. You can add a personal message. It goes to the email address you enter, so you can also send it to yourself and print it. It’s valid for 24 months.',
      links: [{ label: 'Buy a gift card', to: '/checkout?product=gift-card' }],
    },
    slots: ['product', 'day'],
    followUps: ['gift_card_buy', 'gift_card_use', 'gift_card_validity', 'gift_card_lost'],
  },
];
