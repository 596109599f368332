import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about invoices and payment cards. */
export const invoiceAndCardTopics: readonly AssistantTopic[] = [
  {
    id: 'invoice_receipt',
    question: 'Where’s my invoice?',
    examples: parseExamples(`
      can i get an invoice
      where is my receipt
      i need a vat receipt for my company
      can you send me the bill again
      invoice with our company name please
      proof of payment for my employer
      where can i download my invoices
      are you vat registered
      receipt please
      i need it for expenses
      no receipt in my email
      could you email me the invoice from march
      how do i get a copy of my receipt
      my accountant needs invoices for all my classes
      credit note for my refund?
      invoice pdf
      need a document that shows i paid for the reformer pack
      billing history
      receipt for the class on tuesday
      where do i see my past payments
      tax receipt
      can the invoice be made out to my business
      ive lost my receipt
      i want to claim it back from work so i need paperwork
      print invoice
      wheres my bill
      i need an invoice
      i need a receipt
      send me an invoice
      can you send me a receipt
      invoice
      receipt
      where are my invoices
      where do i find my receipts
      vat invoice
      can i have a receipt for my class
      wellbeing fund wants a proper receipt with a date on it
      I need a VAT invoice made out to the firm
      send me the in voice for my last payment
      need factura for company
      Please forward the receipts for Mr Okafor's last three sessions to accounts
      can each of us get our own receipt
      receipt for order 88213 please
      receipt for order 10032
      i need a bill for my employer
      need proof of payment for work
      proof of payment
      paperwork for my expenses
      vat receipt pls
      please send an invoice for october, i need to claim it from work
      i have to claim my classes from my employer, where's the invoice
      can you send the invoices for last month
      need a receipt for my tax return
      where are my old receipts
      can i download proof of payment
    `),
    answer: { passage: 'site:invoices' },
    slots: ['product'],
    followUps: ['invoice_details', 'extra_fees', 'own_bookings', 'refund_request'],
  },
  {
    id: 'payment_declined',
    question: 'My card was declined',
    examples: parseExamples(`
      my card was declined
      payment didn't go through
      3d secure keeps failing
      card declined
      it won't accept my card
      my payment failed
      payment error
      the bank rejected it
      tried three times and the payment fails every time
      your checkout doesn't like my card
      couldn't pay
      card refused why
      my bank app didn't ask me to confirm and then it failed
      amex not going through
      it says insufficient funds but there's money in my account
      payment unsuccessful
      transaction declined
      the card gets rejected when i try to buy the pack
      cant complete payment
      verification with my bank failed
      keeps telling me to use a different card
      payment bounced, is my place booked
      says could not complete payment
      the payment is stuck on processing
      my visa isnt working on your site
      declined again grrr
      not able to pay for yoga tomorrow it just fails
      my card got declined at checkout
      payment failed
      payment not working
      my card isn't working
      it won't let me pay
      i tried to pay but it didn't go through
      card not accepted
      why was my payment declined
      payment keeps failing
      payment unsuccessful, am i booked
      card rejected
      can't pay, it says declined
      my bank declined the payment
      tried to pay for reformer and it was refused
      my payment was declined
      card declined, what do i do
      my payment didn't go through, am i booked
      your site won't accept my card
      i can't get the payment to work
      i keep getting payment failed
      it won't take my card
      paying doesn't work with my card
      tried three times, keeps saying declined, my card is FINE
      it wont exept my card
      3d secure thing failed and it kicked me out
      bank says its fine your end is rejecting it
      it refuses my mastercard every time
      refuses my mastercard
      card refused
      payment wont go through
      visa won't go through on your page
      visa won't go through
      it says insufficient but i have money
      bank card error at checkout
      my card keeps getting declined and there's loads of money in there
      tried three cards and none of them work
      payment keeps failing at the last step, why
      says my bank has turned it down
      card not accepted, what now
      why won't it take my card
    `),
    answer: {
      text: 'Check My bookings and your emails first. If there’s no booking or confirmation, try another card. If that doesn’t work, our team can help. Shall I ask them?',
      links: [
        { label: 'My bookings', to: '/bookings' },
        { label: 'See the timetable', to: '/timetable' },
      ],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['pending_payment', 'change_card', 'payment_methods', 'talk_to_human', 'hold_time'],
  },
  {
    id: 'change_card',
    question: 'How do I change my card?',
    examples: parseExamples(`
      change the card on my account
      update my payment card
      my card has expired
      remove my saved card
      how do i add a new card
      use another card for my membership
      new debit card, where do i enter it
      my card was stolen, i need to put in a new one
      which card do you have on file
      delete my card details
      change payment method
      got a new bank card
      update billing details
      swap the card you charge
      switch bank for my monthly payment
      where are my saved cards
      replace old card with new one
      expiry date on my card has changed
      add a second card
      i dont want you to keep my card
      can i take my visa off the account
      my bank sent me a new card number
      how to edit card details
      i've changed banks
      make my other card the default
      update card
      how do i change my card
      i need to update my card
      new card
      change my payment card
      i got a new card
      update card details
      remove a card from my account
      add a new card
      change credit card
      replace my card
      got a new debit card in the post, where do i swap it over
      take my old visa off please
      take my visa off and use another
      remove old card
      how do i put a new card on for my membership
      put a new card on for my membership
      do you save my card details
      is my card stored with you
      my bank has sent me a new card, where do i put the details for the monthly payment
      the card you charge for my membership expires next week
      how do i swap the card my flex comes off
      i want the membership to come from my other account
      update payment details please
      is my card safe with you
      do you keep my card number
      who stores my card details
    `),
    answer: { passage: 'site:cards' },
    followUps: ['membership_payment_failed', 'payment_declined', 'membership_renewal'],
  },
];
