import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about changing personal details. */
export const profileTopics: readonly AssistantTopic[] = [
  {
    id: 'change_details',
    question: 'How do I change my details?',
    examples: parseExamples(`
      i have a new phone number
      update my name after marriage
      i moved house, change my address
      how do i edit my profile
      my name is spelt wrong on the booking
      add an emergency contact
      change my phone number
      update my details
      edit my personal information
      my surname has changed
      wrong mobile number on my account
      got married, need to change my last name
      i want to correct my first name
      change my details
      how do i update my mobile
      where do i put my new number
      my title is wrong, it should be dr
      profile settings
      amend my contact details
      typo in my name
      add my phone number
      you have me down under my old name
      update account info
      can i change how my name shows
      account settings
      how do i change my phone number
      i want to change my name
      change my name
      i need to update my phone number
      how can i update my details
      edit my profile
      change my surname
      update my mobile number
      my name is wrong
      where can i change my details
      got married, need to change my surname on here
      my name is spelt rong on the sistem
      Her mobile number has changed, how do we update it
      new surname since the wedding
      new surname
      i moved house, update my address
      change my name after the wedding
      update my phone number
      wrong date of birth on my profile
      can i add an emergency contact
      how do i change my emergency contact
      where do i put my next of kin
      change my date of birth on my account
      can i update my address on my profile
      update my pronouns in my account
    `),
    answer: {
      passage: 'site:profile',
      question: 'Our team can help with other details. Shall I ask them?',
      offer: 'talk_to_human',
    },
    followUps: ['change_email', 'password_change', 'own_bookings'],
  },
  {
    id: 'change_email',
    question: 'How do I change my email address?',
    examples: parseExamples(`
      change my email address
      typed my email wrong when booking
      update email
      i have a new email
      my email is misspelled
      i used my work email and i'm leaving, can it be changed
      wrong email on my booking
      switch my account to a different email
      i no longer have access to that email
      can you update my e-mail to gmail
      change login email
      my confirmation went to a wrong address because i mistyped it
      i've changed email provider
      edit email address
      replace my old email with a new one
      move my account to another email
      email on my account is out of date
      got a typo in my email
      need emails to go to my other address
      i put the wrong email in
      can i have two emails on my account
      old hotmail doesnt work, use my new one
      my company email was closed, how do i keep my account
      merge two accounts with different emails
      can i change my email
      i want to change my email address
      i need to change my email
      change email
      update my email address
      new email address
      my email address is wrong
      i made a typo in my email address
      how can i change the email on my account
      my email has changed
      my work email is going, can i use a different one to log in
      how do i switch the email on my account from gmail to icloud
      i've lost access to my old hotmail, want a new one on file
      lost access to my old email
      switch my account to a new email
      i want a different email for my account
      how do i update the email in my account
      can't edit the email box in my profile
      my email field is greyed out
      new email address, how do i change it in my account
      switch my account to my work email
      the email can't be edited
      i've left my job so the address on my account no longer works
      can you update my account to my new gmail
      moving from my work address to a personal one, how do i swap it
      my email has changed since i got married
    `),
    answer: {
      text: 'You can’t change the email address on your account. Create an account with your new email address, then contact us and we’ll move your bookings and sessions over.',
      links: [
        { label: 'Create account', to: '/signup' },
        { label: 'Contact us', to: '/contact' },
      ],
    },
    followUps: ['change_details', 'login_problem', 'talk_to_human'],
  },
];
