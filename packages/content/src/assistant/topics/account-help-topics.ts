import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/**
 * Topics about merging accounts, health data, guest bookings, a blocked deletion, a paused login and invoice details.
 */
export const accountHelpTopics: readonly AssistantTopic[] = [
  {
    id: 'merge_accounts',
    question: 'Can you merge my two accounts?',
    examples: parseExamples(`
      can you merge my accounts
      i have two accounts with different emails, can they be joined
      i accidentally made a second account
      combine my old and new account
      my sessions are on one account and my bookings on another
      there are two profiles of me
      i signed up twice with different addresses
      please join my accounts together
      duplicate account, can you fix it
      i've ended up with two logins
      can i put both my accounts into one
      i registered with my work address and my private one
      one account with google mail, another with hotmail, i'd like one only
      two accounts by mistake
      link my two accounts
      move everything from my old account into the new one
      i have double accounts, please make one
      my pack is on my other account
      could you consolidate my profiles
      i seem to be in your system twice
      think i've got 2 accounts, one with my work mail and one private, can you combine them
      i have one login with icloud and one with my uni email, could you put them into one
      got two accounts somehow, can they be made one
      seem to have two accounts, one per email, can you sort that
    `),
    answer: {
      text: 'I can’t merge accounts, so I’ve passed this to our team. Which email address would you like to keep?',
      links: [{ label: 'Contact us', to: '/contact' }],
      handOver: true,
    },
    followUps: ['change_email', 'guest_bookings_in_account', 'talk_to_human'],
  },
  {
    id: 'health_data',
    question: 'Who sees my health answers?',
    examples: parseExamples(`
      who can read my health answers
      who sees what i put about my injury
      is my medical information private
      can the front desk see that i'm pregnant
      do all your staff see my health form
      where does the health information i gave you go
      i told you about my condition when booking, who can see that
      can other instructors read my health notes
      are my health details shared with anyone
      how confidential is the injury form
      is the health questionnaire seen by everyone
      who has access to my medical details
      does the owner see my health data
      do you share health info with insurers
      do the teachers see what i typed about my back
      is it only the instructor who sees my pregnancy answer
      what happens with the answers about pregnancy and injuries
      i'd rather not everyone knew about my illness, who reads the form
      can reception see my injury notes
      do the receptionists see what i said about my injury
      who gets to see my injury details
      is what i wrote about my injuries private
      who sees the pregnancy question answers
      will anyone but the teacher see my back problem note
      who looks at the form about my injuries
      can staff see my medical notes
      who reads what i put about my health
      is my health info private
      do instructors see my injuries on the form
      who gets to see my medical answers
      who can see the health info i gave you
      who sees my health information
    `),
    answer: {
      passage: 'privacy:health-3',
      question:
        'You can withdraw your consent at any time under ‘Health answers’ in your account, and we’ll erase your answers.',
      links: [{ label: 'How we use health answers', to: '/privacy#health' }],
    },
    followUps: ['privacy_data', 'delete_account', 'talk_to_human'],
  },
  {
    id: 'guest_bookings_in_account',
    question: 'Where are my guest bookings?',
    examples: parseExamples(`
      my guest booking isn't in my account
      i booked without an account and then signed up, where's my booking
      will my guest bookings show up when i create an account
      i made an account after booking, the class isn't there
      can i add a guest booking to my account
      old booking not showing in my new account
      why can't i see the class i booked as a guest
      just registered but my earlier booking is missing
      does an account pick up bookings i made before
      how do i link my guest booking to my profile
      i reserved as guest, now account, booking not visible
      signed up today, my class from last week isn't listed
      my bookings page is empty but i booked before making the account
      account shows no bookings though i booked as a guest yesterday
      are guest bookings transferred to an account
      will my past guest classes appear after i register
      the booking i made before signing up has vanished
      i checked out as guest by accident, can it go into my account
      new account, no bookings in it, but i have a confirmation
      i have account now why is old booking not inside
      booked as a guest, will it show up if i make an account
      if i sign up now will my guest booking appear
      does a guest booking move into my account
    `),
    answer: {
      text: 'Guest bookings appear in your account if you’ve verified the same email address there. If you used a different one, use the link in your confirmation email. If you still can’t find your booking, our team can help. Shall I ask them?',
      links: [{ label: 'My bookings', to: '/bookings' }],
      offer: 'talk_to_human',
    },
    slots: ['booking'],
    followUps: ['own_bookings', 'confirmation_missing', 'merge_accounts', 'talk_to_human'],
  },
  {
    id: 'delete_account_blocked',
    question: 'Why can’t I delete my account?',
    examples: parseExamples(`
      i can't delete my account
      it won't let me delete my account
      deleting my account gives an error
      why can't i close my account
      account deletion fails
      the delete button doesn't work
      it says i can't delete my account yet
      tried to delete my profile but it refuses
      delete account not possible, why
      i pressed delete account and nothing happened
      it refuses to delete me
      error when i try to close my account
      says i have upcoming bookings so can't delete
      can i delete my account while i still have a class booked
      what stops me from deleting my account
      i followed the steps but my account is still there
      i tried that but it doesn't let me delete
      it says not possible when i delete
      the deletion is blocked
      it keeps refusing to close the account
      says i can't remove my account
      it says i cannot close my account
      why won't it delete
      can't get rid of my account, error
      i wanted to delete my account and it said no
      it won't let me do that
      it doesn't let me delete it
      tried, it won't let me
      i tried to delete it but it won't let me
      how do i delete my account, it keeps saying no
    `),
    answer: {
      text: 'You can’t delete your account while you have upcoming classes or you’re on a waiting list. Cancel or leave those first, then try again under ‘Your data’ in your account. If it still doesn’t work, our team can help. Shall I ask them?',
      links: [
        { label: 'My bookings', to: '/bookings' },
        { label: 'Your account', to: '/account' },
      ],
      offer: 'talk_to_human',
    },
    followUps: ['cancel_booking', 'delete_account', 'talk_to_human'],
  },
  {
    id: 'login_paused',
    question: 'I’m locked out of my account',
    examples: parseExamples(`
      locked out of my account
      it says too many attempts
      too many wrong passwords, now it won't let me try
      my account is locked
      account blocked after wrong password
      how long am i locked out for
      i typed my password wrong five times and now i'm blocked
      try again later it says when i log in
      login says too many failed attempts
      can you unlock my account
      unlock my login please
      i'm locked out and my class is in an hour
      too many login attempts, class starts soon
      when can i try my password again
      blocked from logging in after several tries
      it tells me to wait before trying again
      says i tried too often
      temporarily locked, what do i do
      i can't get in, too many guesses it says
      login blocked for how many minutes
      locked out, need my qr code for tonight
      i entered a wrong code too many times
      too many attempts, it blocked me
      locked out
      locked out after too many tries
      account locked after too many attempts
    `),
    answer: {
      text: 'After several failed attempts, you’ll be locked out for up to 15 minutes. Wait, then try again or reset your password. If you still can’t log in, our team can help. Shall I ask them?',
      links: [{ label: 'Reset password', to: '/forgot-password' }],
      offer: 'talk_to_human',
    },
    followUps: ['login_problem', 'verification_code', 'talk_to_human'],
  },
  {
    id: 'invoice_details',
    question: 'Can you change my invoice?',
    examples: parseExamples(`
      can you change the name on my invoice
      the invoice has my old address
      wrong name on the receipt
      i need my company name on the invoice
      please put our firm's details on the invoice
      can the invoice be made out to my employer
      i need an invoice with a vat number on it
      the address on the invoice is wrong
      can you correct my invoice
      could you reissue the invoice to my limited company
      invoice should say my business name
      my accountant needs the company on the bill
      add a purchase order number to my invoice
      the bill is in my name but it must be my firm's
      receipt addressed to my business please
      need billing details changed
      change billing name
      can invoices go to our company
      invoice for my employer with their address
      the receipt shows the wrong surname
      amend the invoice please
      can i get a corrected receipt
      could you make the invoice out to my company
      our accounts team needs a receipt with our ltd name on it
      i need the vat number and our business address on the bill
      please put my firm's name on the receipt
      expensing this, can the invoice say my employer
    `),
    answer: {
      text: 'I can’t change the name or address on an invoice, so I’ve passed this to our team. Which payment is it for, and what should the invoice say?',
      links: [{ label: 'Your account', to: '/account' }],
      handOver: true,
    },
    followUps: ['invoice_receipt', 'talk_to_human'],
  },
];
