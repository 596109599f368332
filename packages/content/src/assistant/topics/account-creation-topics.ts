import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about creating an account. */
export const accountCreationTopics: readonly AssistantTopic[] = [
  {
    id: 'account_create',
    question: 'How do I create an account?',
    examples: parseExamples(`
      how do i create an account
      i want to register
      sign up
      how can i make a login
      join up as a new client
      set up a profile
      register my email
      where do i sign up for an account
      i'm new, make me an account
      create account
      open an account
      registration
      how to register
      signup link please
      i'd like to set up an account for my husband
      how do i sign up as a new user
      need an account to buy a pack, how do i get one
      new account
      can you create an account for me
      where's the register page
      can i make an account with my google login
      two accounts for one email possible?
      i want to open a profile with you
      get me signed up
      become a registered user
      how do i sign up
      how do i register
      i want to create an account
      create an account
      make an account
      how do i open an account
      i'd like to register
      where can i register
      where do i sign up
      register
      set up an account
      i want to make an account
      open a new account
      how do i get an account
      where's the sign up page
      sign me up for an account
      i'm a new customer and want to register
      how do i become a registered user
      sorry silly question but how do i make a login
      how do i regster
      want to regsiter
      make me a login
      set me up with a login
      do i need to sign up on the site first and how
    `),
    answer: { passage: 'site:sign-up' },
    followUps: ['guest_bookings_in_account', 'login_where', 'guest_account', 'verification_code'],
  },
];
