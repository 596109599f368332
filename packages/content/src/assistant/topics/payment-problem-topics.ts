import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about payments that went wrong. */
export const paymentProblemTopics: readonly AssistantTopic[] = [
  {
    id: 'money_taken_no_booking',
    question: 'I paid but have no booking',
    examples: parseExamples(`
      took the money but no booking
      i paid but it says failed
      my card was declined but money was taken
      money has left my account but i'm not booked
      you've charged me and there is no booking
      payment went through but nothing in my bookings
      the site crashed after i paid, money's gone
      paid for yoga and it doesnt show up
      it said error but my bank shows 20 pounds
      charged without a reservation
      i bought a pack and got nothing
      paid for the membership but it is not active
      where's the class i paid for
      my bank says pending payment to you but the page said failed
      money came out and no place
      bank says payment made, your site says no
      i paid 300 for a reformer pack and no sessions appeared
      declined at checkout yet it's on my statement
      debited but not booked
      it took my payment and then said the place was gone
      you have my money but i have no class!!
      twenty quid taken and the booking never happened
      got charged, no confirmation, no booking in my account
      checkout froze after payment, did i get the place, the money is gone from my bank
      money deducted, not on the list
      i paid but i have no booking
      payment taken but no booking
      you took my money but i'm not booked in
      i've paid and there's nothing in my bookings
      money gone but no class booked
      payment failed but the money was taken
      charged but no booking
      it says payment failed but my bank says it was paid
      i paid and didn't get a place
      money left my bank but the booking didn't go through
      card charged but not booked
      you've charged my card and i've got no place
      i paid for the pack but it isn't in my account
      paid but nothing booked
      you took 20 off me and theres no bloody class in my account
      muney gone but no clas showin
      paid at half ten, page crashed, nothing booked
      order 10293 paid but doesnt exist when i look
      order 20391 is paid but there's no class
      20 quid gone and no class in my account
      you have my money but i have no place
      paid and the class isnt showing
      my account is 25 lighter but sound healing isn't in my bookings
      my account is lighter but nothing's in my bookings
      sound healing 25 gone, no booking
      stripe says paid, your site says no class
      stripe says paid, no class though
      receipt but no booking
      where's my class, you charged me already
      you charged me already, where's my class
      where is the class i paid for
      you have charged me and i see nothing booked
      bank says paid, you say nothing
      my booking disappeared but i paid
      nothing in my bookings but money has gone
      paid for a class and it's not in my bookings
      place was gone after i paid, when do i get the money
      it said sold out after i paid
      paid and then it said the place was taken
      where's my booking, i definitely paid
      payment went through and then it told me the class was full
      i paid and then it said there were no places, where is my money
      you took my payment but the class was already full
    `),
    answer: {
      text: 'I’m sorry about that. I’ve asked our team to check the payment. If the place was no longer available, we’ll refund you in full. Which class was it, and when did you pay?',
      links: [{ label: 'My bookings', to: '/bookings' }],
      handOver: true,
    },
    slots: ['booking', 'product'],
    followUps: ['own_bookings', 'refund_status', 'confirmation_missing'],
  },
  {
    id: 'double_charged',
    question: 'I was charged twice',
    examples: parseExamples(`
      i booked a single class and my statement lists the payment two times
      app from my bank has the same amount from you twice
      only one booking but two payments of £15 went out
      one class booked, one confirmation, two charges on my card
      could you look into why the same sum left my account twice
      double payment please check
      you've taken the money two times
      duplicate payment
      charged double
      billed twice for the same class
      two payments of 20 on my statement
      paid twice by accident because i clicked again
      my membership went out twice this month
      took 15 off me and then another 15
      same charge appears twice
      why are there two transactions
      i think i have been double billed
      i booked once and paid twice
      your system charged me 2x
      there are 2 payments from miles street
      twice!! you charged me twice
      the pack was charged double
      bought it two times by mistake, it didn't load
      second payment shouldn't be there
      you debited my card again for something i already paid
      duplicate transaction for reformer on monday
      it went through twice
      two lots of 120 pounds have come out
      accidental double purchase
      you charged me twice
      charged twice for one class
      my card was charged two times
      i've paid twice
      two charges on my card
      double charge
      i got billed two times
      you took the payment twice
      there's a duplicate charge
      paid double
      You've debited 150 twice on the 3rd. Please correct.
      bank show two time 300
      paid twice by accident i think, the page froze
      bank show two times same amount
      charged 2x for one class
      two payments of 20 on my app
      took it twice
      2 lots of 12 quid have gone for the one class
      two lots of 12 gone
      WHY was i charged twice, £15 and then £15 again a minute later, i only clicked once, i want one of them back
      you have charged me 20 pounds two times for the same reformer class this is not ok
      was charged 12 quid, then another 12 quid straight after, and there's only one booking
      charged me twice!! 35 and 35 again. please sort this out today
      been charged twice, same amount, seconds apart
      i got charged again for the class i'd already paid for, same evening
      why two charges
      billed me twice
      20 left my bank two times
      same class charged twice over
      one booking but two payments on my statement
      my bank shows the same payment two times
      booked one place, charged for two
      only one confirmation but £40 gone
      the money left my account twice for one class
      there are two charges of £20 from you and i only booked once
      can you check why i paid double
      CHARGED TWICE
      i got charged two times in the same minute, sort it out
      20 quid taken twice
      i see two lots of £20 from you
      you've billed me twice this month
    `),
    answer: {
      text: 'I’m sorry about that. I’ve asked our team to check both payments. What did you buy, and what were the dates and amounts?',
      links: [{ label: 'Your account', to: '/account' }],
      handOver: true,
    },
    slots: ['booking', 'product'],
    followUps: ['refund_status', 'invoice_receipt', 'own_bookings'],
  },
  {
    id: 'wrong_price',
    question: 'I was charged the wrong amount',
    examples: parseExamples(`
      wrong amount was taken from my account
      why did you charge me 40
      i've been overcharged
      the price was different from what it said
      site said 15, i paid 20
      you charged me more than the price shown
      my member discount wasn't applied
      i paid full price but should have had the 2 for 1
      price changed at checkout
      it charged me for a class that should be on my pack
      why was i charged when i have a membership
      took 25 instead of 9
      amount on my statement isn't right
      i've been billed after cancelling
      charged for a month after i cancelled my membership
      the total is wrong
      you took too much money
      my receipt shows the wrong price
      i was supposed to get 10% off and i didnt
      incorrect charge
      paid for reformer with my card even though i've got sessions
      advertised 12 but it took 15, whats going on
      my bill is higher than it should be
      charged for two people but i only booked one
      i've been ripped off, it was meant to be 25 for two
      you charged me the wrong price
      the price is wrong
      i paid more than i should have
      i was charged too much
      overcharged
      wrong amount charged
      it charged me more than it said
      you took 30 instead of 20
      why have i been charged more
      i should have paid less
      the amount is different from the website
      charged full price despite my membership
      why was i charged for a class covered by my pack
      i've been charged the wrong amount for my pack
      Quoted 12, charged 20. Please explain.
      ye've charged me fifteen and it says twelve on yer site
      my member discount wasnt taken off the mat class
      checkout said 25 and my bank says 40
      my bill is not what the site said
      it said 12 and you took 15
      charged more than shown
      paid the wrong price for mat
      price at checkout was 25 but 40 left my account
      the 10 percent wasnt taken off
      how come i paid 20 for mat
      why did i pay 20 for mat
      how come it cost me 15 when yoga is 12
      i paid non-member price even though i'm a member
      charged the non-member price
      my member price wasnt used
      site said 15, you billed 20
      amount on my receipt is wrong
      i paid 20 but it was meant to be 15
      charged full price though i'm a member
    `),
    answer: {
      text: 'I’ve asked our team to check the price you paid. What did you buy, what price did you see, and how much did you pay?',
      links: [{ label: 'Your account', to: '/account' }],
      handOver: true,
    },
    slots: ['booking', 'product'],
    followUps: ['invoice_receipt', 'refund_request', 'member_benefits'],
  },
];
