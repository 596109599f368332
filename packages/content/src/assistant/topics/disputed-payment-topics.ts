import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about payments that a client doesn’t recognise. */
export const disputedPaymentTopics: readonly AssistantTopic[] = [
  {
    id: 'dispute_chargeback',
    question: 'I don’t recognise a payment',
    examples: parseExamples(`
      there's a charge from you i don't recognise
      i'm going to dispute this with my bank
      chargeback
      who are you and why have you taken money from me
      fraud on my card
      i never bought anything from you
      unknown payment miles street
      someone used my card on your site
      my bank is opening a dispute
      unauthorised transaction
      i did not authorise this payment
      i'll get my bank to claw it back
      what's this miles street studio charge
      i have filed a chargeback
      strange payment on my credit card statement
      scam, you took money off me and i've never been there
      section 75 claim
      i've reported this payment to my bank as fraudulent
      i dont know this payment of 150
      raising a dispute with visa
      my kid may have used my card, i don't know what this is
      don't recognise this transaction on my statement
      paypal dispute or bank dispute how do i do it
      my card has been used without permission
      small claims court if you dont pay me back
      i don't recognise this charge
      i don't recognise a payment to you
      unknown charge from miles street on my bank statement
      i want to dispute a payment
      i'm disputing this charge
      i will do a chargeback
      unauthorised payment
      fraudulent charge
      what is this charge on my card
      i didn't make this payment
      There is a 300 pound line on my statement from you which I did not authorise.
      who are you and why is there 12 pounds gone from my natwest
      never heard of you, my card has been used
      12 pounds gone from my barclays and i never bought anything
      who is miles street on my statement
      why have you taken money from me, i dont know you
      there's a charge from miles street on my card that wasn't me
      charge from you that wasnt me
      unknown transaction miles st
      didn't buy this, who charged me
      didnt buy this
      i never bought anything from you, why the charge
      who charged me
      i'm being charged every month and don't remember joining
      there's a monthly payment to you i don't recognise
      you take £100 a month from me, i never signed up
      why am i paying 150 a month i don't remember that
      monthly charge from miles street, what is this
      i don't recall signing up but i'm being charged
      i don't know what this £35 from you is
      somebody used my card on your site
      someone used my card on your site and i've never been there
      my card was used at your studio but i live in scotland
    `),
    answer: {
      text: 'I’ve asked our team to look into the payment. What are the date and the amount? Please don’t send your full card number.',
      links: [{ label: 'Contact us', to: '/contact' }],
      handOver: true,
    },
    followUps: ['double_charged', 'refund_request', 'talk_to_human'],
  },
];
