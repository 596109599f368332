import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about gift cards. */
export const giftCardTopics: readonly AssistantTopic[] = [
  {
    id: 'gift_card_buy',
    question: 'Do you sell gift cards?',
    examples: listExamples(`
      do you sell gift cards
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
      how long is a gift card valid
      does the voucher run out
      christmas present for my wife
      i'd like to give someone a class
      can i choose the date the gift is emailed
      gift certificate for pilates
      buying a present for my best mate who's mad about reformer
      do gift cards expire
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
    `),
    answer: { passage: 'site:gift-cards' },
    slots: ['product'],
    followUps: ['gift_card_use', 'payment_methods', 'gift_card_balance'],
  },
  {
    id: 'gift_card_use',
    question: 'How do I use a gift card?',
    examples: listExamples(`
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
    `),
    answer: { passage: 'site:use-gift-card' },
    slots: ['product'],
    followUps: ['gift_card_balance', 'gift_card_lost', 'book_now'],
  },
  {
    id: 'gift_card_balance',
    question: 'What’s left on my gift card?',
    examples: listExamples(`
      what's left on my gift card
      check gift card balance
      how much is on my voucher
      gift card balance
      how much money remains on my gift card
      do i still have anything on my gift card
      my gift card has expired
      when does my gift card expire
      is my voucher still valid
      balance of gift voucher
      how do i see what i've spent on the gift card
      can you tell me how much i have on this gift card
      remaining credit on my gift voucher
      until when can i use my gift card
      i used 20 of my voucher, what remains
      is there money left on the card my aunt gave me
      how many pounds left voucher
      look up gift card
      i got this voucher two years ago, is it still ok
      has my gift card been used already
      check voucher value
      can i extend my gift card
      gift card ran out last week
      what is my gift card worth
      see my gift card credit
      how much is left on my gift card
      what is the balance on my gift card
      gift card remaining
      my gift card balance
      how much is left on my voucher
      check my gift card
      is my gift card still valid
      when does my gift voucher run out
      did my gift card expire
      see my gift card balance
      cant remember what i spent already on my gift card
      is there any money left on my card
      check voucher 8H2K whats on it
    `),
    answer: {
      text: 'Enter the gift card code at checkout and you’ll see how much it pays and what’s left. I can’t look up a balance here. The email with your gift card says when it expires.',
      links: [{ label: 'See pricing', to: '/pricing' }],
    },
    slots: ['product'],
    followUps: ['gift_card_use', 'gift_card_lost'],
  },
  {
    id: 'gift_card_lost',
    question: 'I’ve lost my gift card',
    examples: listExamples(`
      i lost the gift card email
      the voucher i bought never arrived
      sent the gift card to the wrong address
      i've lost my gift card
      deleted my gift voucher
      can you resend my gift card
      my gift card hasn't come
      gift card not received
      she never got the gift card i sent
      i can't find the voucher code
      wrong email on the gift card i bought
      please send the voucher again
      lost voucher
      someone else used my gift card
      gift card code missing from the email
      bought a gift card yesterday and nothing arrived
      change the recipient of a gift card
      my mum deleted the email with her gift voucher
      can i change the delivery date of the gift card
      the gift card went to spam or nowhere, where is it
      stop the gift card being sent
      i threw away the code for my gift card
      i lost my gift card
      i can't find my gift card
      lost gift card
      my gift card never arrived
      the gift card didn't arrive
      gift card email deleted
      i've lost my gift voucher code
      resend gift card
      the gift card i bought hasn't been received
      i sent the gift card to the wrong email
      my husband got me a voucher but i deleted the email in a 3am clear out
      gift card email never arrived for my friend
      threw away the card with the code
    `),
    answer: {
      text: 'I can’t resend or change gift cards here, so I’ve asked our team. Please tell us who bought the gift card and when.',
      links: [{ label: 'Read the terms', to: '/terms#gift-cards' }],
      handOver: true,
    },
    slots: ['product'],
    followUps: ['gift_card_balance', 'refund_request', 'talk_to_human'],
  },
  {
    id: 'gift_card_validity',
    question: 'How long is a gift card valid?',
    examples: listExamples(`
      how long is a gift card valid
      how long till my gift card runs out
      does the voucher have an end date, got it last may
      would that voucher be good for a year or how long
      Does a gift card go out of date
    `),
    answer: { passage: 'terms:gift-cards-1' },
    slots: ['product'],
    followUps: ['gift_card_balance', 'gift_card_use', 'gift_card_buy'],
  },
  {
    id: 'gift_card_refund',
    question: 'Can I get money for a gift card?',
    examples: listExamples(`
      can i get cash for my gift card
      refund a gift card
      cancel a gift card i bought
    `),
    answer: { passage: 'terms:gift-cards-2' },
    slots: ['product'],
    followUps: ['gift_card_use', 'gift_card_validity', 'talk_to_human'],
  },
];
