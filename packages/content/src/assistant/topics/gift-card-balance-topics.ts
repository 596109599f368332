import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about a gift card that the visitor already has: its balance, validity, loss and refund. */
export const giftCardBalanceTopics: readonly AssistantTopic[] = [
  {
    id: 'gift_card_balance',
    question: 'What’s left on my gift card?',
    examples: parseExamples(`
      what's left on my gift card
      check gift card balance
      how much is on my voucher
      gift card balance
      how much money remains on my gift card
      do i still have anything on my gift card
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
      what is my gift card worth
      see my gift card credit
      how much is left on my gift card
      what is the balance on my gift card
      gift card remaining
      my gift card balance
      how much is left on my voucher
      check my gift card
      see my gift card balance
      cant remember what i spent already on my gift card
      is there any money left on my card
      check voucher 8H2K whats on it
      how much of my voucher is left
      what did i spend off the gift card
      is there still something on this gift code
      anything still on this gift code
      is there money on the voucher still
      how do i see what's left on my voucher
      is there any money still on my gift card
    `),
    answer: {
      text: 'I can’t look up a balance, but enter the gift card code at checkout and you’ll see how much it pays and what’s left. Your gift card email shows when it expires.',
      links: [{ label: 'See pricing', to: '/pricing' }],
    },
    slots: ['product'],
    followUps: ['gift_card_use', 'gift_card_lost'],
  },
  {
    id: 'gift_card_validity',
    question: 'How long is a gift card valid?',
    examples: parseExamples(`
      does the voucher run out
      do gift cards expire
      my gift card has expired
      when does my gift card expire
      is my voucher still valid
      gift card ran out last week
      is my gift card still valid
      when does my gift voucher run out
      did my gift card expire
      how long till my gift card runs out
      does the voucher have an end date, got it last may
      would that voucher be good for a year or how long
      Does a gift card go out of date
      gift voucher expiry date?
      how many months is a gift card good for
      will my present still work next summer
      do I have to use the voucher by a certain date
      bought one in 2025, is the gift card out of date
      is two years the limit on gift cards
      can the gift card be extended, it has run out
      does the balance on the gift card lapse
      if she doesnt use the voucher this year does it die
      what's the shelf life of your gift cards
      gift card valid until when
      when does a gift voucher lapse
      my voucher is from 2024. too late?
      voucher from 2024, too late?
      is an old gift card still ok
      found a voucher in a drawer from last year
      until when can she use the gift card
      until when can she use it, the gift card
      up to what date can i spend my voucher
      when must the gift card be used by
      are gift cards valid forever
      do vouchers last forever
      is there a time limit on gift cards
      how long does a voucher last
      when do vouchers run out
      do gift vouchers expire
      will it have run out by summer
      is a voucher from last year still ok
      how long are your gift cards good for
      voucher expiry
      would it still be valid in spring
      do you sell gift cards and do they run out
      do they expire (gift cards)
      how long do they last, the gift cards
      do gift vouchers run out
      is there an end date on a voucher
    `),
    answer: { passage: 'terms:gift-cards-1' },
    slots: ['product'],
    followUps: ['gift_card_balance', 'gift_card_use', 'gift_card_buy'],
  },
  {
    id: 'gift_card_lost',
    question: 'I’ve lost my gift card',
    examples: parseExamples(`
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
      hubby deleted the gift card mail
      the email with my voucher is gone
      gift code vanished from my inbox
      cant find the message with the gift voucher
      the voucher mail for mum hasn't shown up
      i can't find the gift mail my dad sent
      cant find the gift mail from my dad
      she didnt get the present i bought by email
      typo in the recipient's email for the gift card
      i put the wrong email on the voucher
      can you change where the gift card goes
      i lost the voucher code
      can't find the gift card email
      the code for my voucher is gone
      deleted the gift card email by accident
      gift card went to my old email
      i sent the gift card to the wrong email, can you change it
      the card went to a wrong address, can you fix it
      wrong recipient on the gift card, please change
      binned the email with my voucher, can you send it again
      can't find my gift card anywhere
      she never received the gift card i bought
    `),
    answer: {
      text: 'I can’t resend or change gift cards, so I’ve asked our team. Who bought it, and when?',
      links: [{ label: 'Read the terms', to: '/terms#gift-cards' }],
      handOver: true,
    },
    slots: ['product'],
    followUps: ['gift_card_balance', 'refund_request', 'talk_to_human'],
  },
  {
    id: 'gift_card_refund',
    question: 'Can I get cash for a gift card?',
    examples: parseExamples(`
      can i get cash for my gift card
      refund a gift card
      cancel a gift card i bought
      can you change my gift card into money
      i dont want the voucher, can i have the cash instead
      get my money back on a gift card
      bought the wrong amount of gift card, refund?
      return a gift voucher
      she hates pilates, can i get the gift card refunded
      swap my voucher for money please
      is a gift card refundable
      can i cancel the gift card order from this morning
      how long have i got to return a gift card
      cash out a gift card
      are vouchers refundable if unused
      i'm moving abroad and my gift card has 60 on it, can you pay it out
      cooling off on a gift card
      changed my mind about the gift card i just bought
      refund whats left on a voucher
      could I exchange the gift card for cash at the desk
      gift card money back
      i bought 2 gift cards by mistake, need one refunded
      can the unspent part of my gift card come back to my bank
      i'd rather have cash than this voucher
      may i return a gift card within two weeks
      return a gift card within two weeks
      bought a gift card, want to return it
      can the gift card be turned to cash
      want to get rid of my gift card for money
      refund policy for vouchers
      can i return a gift card
      i bought a gift card 2 weeks ago, can i cancel it
      money back for a voucher
      she doesn't want the gift card, refund?
      bought it a month ago, can i still get a refund for the voucher
      she doesn't want it, can i have the money for the gift card
      can a voucher be turned into cash
    `),
    answer: { passage: 'terms:gift-cards-2' },
    slots: ['product'],
    followUps: ['gift_card_use', 'gift_card_validity', 'talk_to_human'],
  },
];
