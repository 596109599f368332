import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const bookings = { label: 'My bookings', to: '/bookings' };

/** Topics about a payment page that fails, and the cards and wallets that it accepts. */
export const paymentPageTopics: readonly AssistantTopic[] = [
  {
    id: 'payment_page_problem',
    question: 'The payment page is stuck',
    examples: parseExamples(`
      the payment page is stuck
      payment page froze
      checkout is frozen
      it just spins when i pay
      payment keeps loading
      the page hung when i pressed pay
      the payment form won't load
      payment form not loading
      cant get past the payment screen
      the card form is blank
      checkout crashed halfway
      my phone died while paying, has it gone through
      browser closed during payment
      lost internet while i was paying
      did my payment go through the page went white
      it crashed at checkout is my place gone
      pressed pay and nothing happened
      pay button does nothing
      stripe won't load
      stripe error at checkout
      stuck on processing payment
      page timed out when paying
      will i be charged twice if i try again
      is it safe to press pay again
      should i pay again if the page froze
      checkout logged me out in the middle
      site kicked me out while i was booking
      it went back to the start when i tried to pay
      wifi dropped on the payment page
      something went wrong message at checkout
      error when i try to pay
      the checkout page is stuck
      i cant see the payment form
      the checkout isn't working
      your checkout doesn't work with a screen reader
      button for pay is greyed out and nothing happens
      pay button greyed out
      stripe failed to load
      it says stripe failed, is it my signal
      trying to pay on my phone and it keeps failing to load
      the card form failed to load three times
      says payment form is not ready
      payment page froze and no money taken, is my place gone
      page froze when paying, do i still have my place
      the payment bit just spins
      stuck on the bank approval screen
    `),
    answer: {
      text: 'Check your email and My bookings first. If there’s no booking, we don’t keep any payment. We hold your place for 10 minutes, up to 20 while you pay, so check your connection, turn off any ad blocker and open the class again. You won’t be charged twice for one place. If you’re still stuck, our team can help. Shall I ask them?',
      links: [bookings, { label: 'See the timetable', to: '/timetable' }],
      offer: 'talk_to_human',
    },
    slots: ['booking'],
    followUps: ['pending_payment', 'hold_time', 'payment_declined', 'talk_to_human'],
  },
  {
    id: 'apple_pay',
    question: 'Can I pay with Apple Pay or PayPal?',
    examples: parseExamples(`
      can i pay with apple pay
      do you take apple pay
      apple pay?
      google pay
      do you accept google pay
      paypal?
      can i use paypal
      is there paypal
      can i pay by bank transfer
      can i pay with amex
      american express accepted?
      do you take debit cards
      is revolut ok
      can i pay with my monzo card
      apple pay doesn't show
      i can't see google pay at checkout
      why is there no apple pay option
      which cards do you take
      do you accept mastercard
      contactless payment online?
      can i pay by direct debit
      pay with crypto
      do you accept amex
      bank transfer possible
      can i pay with revolut
      can i set up a direct debit
      visa ok?
      mastercard
      can i pay by debit card
      can i use google pay
      can i use apple pay on the website
      do you take visa
      do you take mastercard
      do you accept paypal
      do you do direct debit
      would ye take revolut
      do you guys take apple pay
      can I pay with direct payments money by bank transfer
      do you take revolut or monzo
      can i do a bank transfer
      google pay ok?
      do you do paypal
      is visa debit fine
      is samsung pay possible
      can i use apple pay on your site
      amex?
      google pay accepted?
      can i use klarna
    `),
    answer: {
      text: 'On this site you pay by card, on our payment provider’s form. I don’t know whether it accepts Apple Pay, Google Pay, PayPal or every kind of card. If yours isn’t offered, try another card. Shall I ask our team?',
      links: [{ label: 'Good to know', to: '/faq#ways-to-pay' }],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['payment_methods', 'pay_later_at_desk', 'instalments', 'payment_declined'],
  },
];
