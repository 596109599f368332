import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about the payments and the term of a membership. */
export const membershipPaymentTopics: readonly AssistantTopic[] = [
  {
    id: 'membership_renewal',
    question: 'When does my membership renew?',
    examples: parseExamples(`
      when does my membership renew
      what date do you take payment
      when is the next payment
      does it renew automatically
      how much will i be charged next month
      did my membership go out this month
      is my membership active
      renewal date
      what day of the month do i pay
      is it a rolling membership
      when do my new sessions arrive each month
      when will you next charge me
      next billing date
      when does my flex reset
      do you remind me before it renews
      has my membership started
      is the payment on the 1st or when i joined
      auto renewal?
      when does my month start and end
      has my renewal gone through
      my membership status
      will the price go up when it renews
      how often am i billed
      i joined on the 12th, do i pay on the 12th every month
      when do i get my next four classes
      when is my membership payment taken
      when do i pay for my membership
      when does my membership start again each month
      does my membership renew automatically
      does the membership renew
      when is my next payment
      when is my membership due
      what day does my membership renew
      when will i be charged for my membership
      next payment date
      every month you take money automatic?
      when is my next pay ment
      does it rennew by itself
      what date do you bill me
      does it go out automatically each month
      will it renew on its own
      when will you charge me next
      when will the next charge be
      which day does my plan renew
      is it auto renew
      auto renew?
      is my card charged automatically
      when's payday for my membership
      do packs renew automatically
      does the 10 pack renew itself
      is the starter pack a subscription
      will i be charged again for the pack
      which day do you take the money each month
      when's my next payment due
      will it just carry on every month
    `),
    answer: {
      text: 'Your membership renews every month until you cancel it. Your account shows the next payment date and the price. Packs and single sessions don’t renew.',
      links: [{ label: 'Your account', to: '/account' }],
    },
    slots: ['product'],
    followUps: ['membership_payment_failed', 'change_card', 'cancel_membership'],
  },
  {
    id: 'membership_minimum_term',
    question: 'Is there a minimum term?',
    examples: parseExamples(`
      do memberships have a minimum term
      what's the notice period
      can i quit any time
      is there a contract
      how long am i tied in
      minimum commitment?
      do i have to sign up for a year
      am i locked in
      can i do just one month
      is it a 12 month contract
      what notice do i have to give
      any lock in
      how long is the membership contract
      is there an exit fee
      do i have to commit
      can i join for a month only and then stop
      no contract?
      cancellation notice for membership, how many days
      minimum length of subscription
      can i leave whenever i like
      early termination fee
      is it easy to cancel the membership if i dont like it
      what am i committing to with flow anytime
      how many months minimum
      is there a cancellation fee on memberships
      is there a minimum term for memberships
      minimum contract
      how long is the contract
      is there a minimum contract length
      am i tied in to a membership
      do i have to sign a contract
      how much notice to cancel the membership
      notice period for memberships
      is membership monthly with no commitment
      can i cancel membership any time
      Am I tied in for a year if I join?
      Is it a rolling contract or am I committed to twelve months?
      If I start this monthly thing can I stop whenever I like
      could i join for just december
      can i join for december only
      just one month and out, ok?
      how soon after joining may i leave
      can i quit straight after joining
      minimum months?
      any contract
      stuck for a year or free to go?
      stuck for a year or free to leave
      free to go whenever?
      do i have to stay for a year
      can i join for a single month
    `),
    answer: {
      text: 'There’s no minimum term. You can cancel at any time in your account, and your membership then ends with the month you’ve paid for.',
      links: [{ label: 'See memberships', to: '/pricing#memberships' }],
    },
    slots: ['product'],
    followUps: ['cancel_membership', 'freeze_membership', 'memberships_info'],
  },
  {
    id: 'membership_payment_failed',
    question: 'My membership payment failed',
    examples: parseExamples(`
      my membership payment failed
      you sent me an email that my payment failed
      renewal was declined
      my monthly payment bounced
      card expired and my membership didn't go through
      how do i pay the missed membership payment
      my membership is past due
      outstanding payment on my membership
      my membership stopped because of my card
      why is my membership not active, i have a new card
      failed renewal
      i had no money on my card when you tried to take the membership
      can you try the payment again for my flow
      i changed card after the failed payment, now what
      pay my overdue month
      will you retry my card
      email says last payment failed
      membership payment problem
      my bank blocked the monthly charge
      update card because the renewal failed
      membership suspended for non payment
      couldn't take my subscription this month
      what happens if my membership payment doesnt go through
      do i lose my membership if the card is declined at renewal
      pay now for the unpaid month
      my membership payment was declined
      my renewal payment failed
      payment for my membership failed
      membership payment declined
      my card was declined for my membership
      i got an email saying my membership payment failed
      how can i pay my membership after it failed
      monthly payment failed
      my subscription payment failed
      what do i do about the failed membership payment
      Amex expired and I gather the renewal bounced. What now?
      card bounced for the 220, still got access?
      card bounced on my renewal, can i still come
      monthly debit didnt go through
      got an email that my monthly payment didn't work
      you emailed that my payment failed
      what happens if my card fails at renewal
      if the renewal payment doesn't go through
      your email says my monthly payment didn't go through
      my direct debit bounced, am i still a member
      payment for my membership was declined, can i still come tomorrow
    `),
    answer: {
      text: 'You can pay what’s due in your account, or add another card there and we’ll charge it straight away. Your account also shows when we’ll try again.',
      links: [{ label: 'Your account', to: '/account' }],
    },
    slots: ['product'],
    followUps: ['change_card', 'membership_renewal', 'talk_to_human'],
  },
];
