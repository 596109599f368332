import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about buying and using gift cards. */
export const giftCardTopics: readonly AssistantTopic[] = [
  {
    id: 'gift_card_buy',
    question: 'Do you sell gift cards?',
    examples: parseExamples(`
      i want to buy a voucher for my mum
      how do gift vouchers work
      can i get a gift card for 50 pounds
      can it be sent on her birthday
      present for a friend who loves yoga
      printed gift card?
      what amounts do gift cards come in
      how can i order a gift voucher
      gift card
      gift vouchers
      christmas present for my wife
      i'd like to give someone a class
      can i choose the date the gift is emailed
      gift certificate for pilates
      buying a present for my best mate who's mad about reformer
      can i give a class pack as a gift
      whats the minimum for a voucher
      can i send a gift card to australia
      mothers day gift
      last minute gift, how quickly does it arrive
      something nice for a birthday, do you do vouchers
      whats the max i can put on a gift card
      can i write a message on the gift voucher
      can i buy a gift card
      how do i buy a gift card
      i'd like to buy a gift card
      buy gift card
      gift voucher
      do you have gift vouchers
      i want to give someone a gift card
      how much are gift cards
      can i buy a present for someone
      gift card for a friend
      I'm looking for something for my daughter's fiftieth, do you do vouchers
      i want to buy a give card for a hundred pounds
      want to get my sister something, do ye do a voucher at all
      me want fi get mi daughter a gift, she love pilates
      We'd like fifteen vouchers of 50 pounds each as staff gifts. How do we order?
      do you do vouchers for bridesmaid gifts
      i need a present for my sister, she loves yoga
      looking for a birthday gift, do you sell anything like a voucher
      do you do vouchers at all
      christmas present ideas from you?
      want to treat my mum to a few classes
      can it be emailed to her on christmas morning
      is there a voucher i can give someone
      we want to give the whole team gift cards
      thinking of something nice for my wife's 40th, an hour of pilates perhaps
      where do i purchase a present card
      present for my wife, an hour of pilates maybe
      where can i purchase a present card
      something nice for a 40th, do you do gifts
      can i order a voucher for 75
      order a voucher for 75
      give classes to a friend as a present
      a gift for my nan, she's into yoga
      my girlfriend will kill me if i don't get her a present soon, what have you got
      my mum will kill me if i forget her birthday, do you do vouchers
      need a last minute xmas present, what's quickest
      quick gift for my wife please
      i want to surprise my wife with some classes
      something for my sister's birthday, classes maybe
      how can i give classes to a friend
      looking for a birthday present for my sister who loves yoga
      what can i get my wife for christmas, she'd love some reformer classes
      present for my mum's 70th, she has never done pilates
      would like to treat a colleague who's leaving to a couple of lessons
      is there such a thing as a voucher for two classes
      how do i give someone a class as a surprise
      want to buy my boyfriend a course of sessions for his birthday
      secret santa idea, can i get something for a tenner
    `),
    answer: { passage: 'site:gift-cards' },
    slots: ['product'],
    followUps: ['gift_card_use', 'payment_methods', 'gift_card_balance'],
  },
  {
    id: 'gift_card_use',
    question: 'How do I use a gift card?',
    examples: parseExamples(`
      how do i redeem my gift card
      i have a gift voucher, how do i use it
      gift card code not working
      can i pay for a membership with a gift card
      i was given a voucher for christmas
      can i use a gift card on a single class
      redeem voucher
      where do i enter the gift card code
      how to spend my gift card
      got a gift card for my birthday, what can i buy with it
      use a gift card
      can i use it for reformer
      do i have to use my gift voucher all at once
      pay part with gift card and part with card
      does a gift card work for 1:1s
      my friend gave me a gift voucher, now what
      can i use two gift cards together
      can i buy another gift card with a gift card
      gift card at checkout
      redeem my present
      is my gift card valid for packs
      apply gift voucher to booking
      my gift card code gets rejected
      what are gift cards good for
      can i book a class directly with my voucher
      how do i use my gift card
      how can i use my gift card
      i've got a gift card
      i have a gift card
      where do i enter my gift card
      can i use my gift card for a pack
      what can i use a gift card for
      how do i use my voucher
      pay with gift card
      redeem gift card
      i've been given a gift card
      i received a gift card
      got a voucher, how does it work
      can i spend my gift card on classes
      how does the gift card i got work
      use voucher at checkout
      can i use my gift voucher for reformer
      where does the gift card code go
      my nan got me a voucher thing for xmas where do i put the number
      how do i yous my gift cad
      My son sent me a card by email with a code. What do I do with it
      can i use a gift card on a membership
      can i pay part voucher part card
      where do i put in the gift voucher number
      got a code in an email from my aunt, it's a gift. how do i spend it
      can i spend my gift card bit by bit
      does a gift card pay for flow anytime
      someone gave me your voucher for my birthday, now what
      my daughter sent me a gift code by email what do i do with it
      do i just show the gift card at reception
      do i show the gift card at reception
      can i use the gift card at the desk
      got a gift card for 50, can i use it for a pack
      gift card of 50, can i use it on a pack
      how to redeem the gift
      type gift card number where
      got a £40 card, what can i spend it on
      what can i buy with a voucher
      can the voucher go towards a membership
      does a gift card work for memberships
      can i put it towards a single class
      what is the gift card good for
      can i use my voucher for a 1:1
      can i pay for sound healing with a gift card
      i was given a card for your studio, what now
      received a gift card, what are my options
      can it be used on a pack
      can a voucher be used for yoga
      can it go towards a membership
      can the recipient use it for a class right away
      got a voucher for my birthday, where do i type it in
      i was given some money to spend with you, how do i use it
      can i use my gift card on the ten pack
      does my gift voucher work on a reformer pack
      can she spend the gift card on a pack of classes
      can the gift card go towards a 1:1
      can my membership be paid with a gift card
      i've a £200 voucher from mum, can it pay my monthly membership
    `),
    answer: {
      passage: 'site:use-gift-card',
      question: 'You can’t use it for memberships or other gift cards.',
    },
    slots: ['product'],
    followUps: ['gift_card_problem', 'gift_card_balance', 'gift_card_lost', 'book_now'],
  },
];
