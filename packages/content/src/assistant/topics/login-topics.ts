import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const loginTopics: readonly AssistantTopic[] = [
  {
    id: 'login_where',
    question: 'Where do I log in?',
    examples: parseExamples(`
      how do i sign in
      where do i log in
      login
      log in
      sign in
      where's the login page
      can't see where to log in
      link to log in please
      how do i get into my account
      where is my account
      access my account
      member login
      i want to sign in
      customer login
      log me in
      take me to the login
      how do i open my account page
      where is the sign in button
      client portal
      where do members log on
      how can i see my profile
      logging in
      how do i log out
      sign me out
      go to my account
      how do i log in
      where can i log in
      where do i sign in
      log in page
      where's the login
      i want to log in
      how can i log in
      sign in page
      where's the wee login button
      cant find where to sign in
      i cant see the log in
      can't see log in
      login button where
    `),
    answer: {
      text: 'You can log in or out at the top of any page.',
      links: [{ label: 'Log in', to: '/login' }],
    },
    followUps: ['login_problem', 'account_create'],
  },
  {
    id: 'login_problem',
    question: 'I can’t log in',
    examples: parseExamples(`
      the sign-in link never came
      it says wrong password
      reset password please
      i don't get the login email
      it logs me out all the time
      account says email unknown
      cant login
      login not working
      i've forgotten my password
      password reset
      won't let me sign in
      my password isn't accepted
      cannot access my account
      it keeps saying incorrect password
      i lost my phone with the authenticator app
      can't remember which email i used
      tried to log in 5 times grrr
      recover my account
      i don't know my password anymore
      signing in fails every time
      how do i get back into my account
      passkey doesn't work
      why cant i get in
      i can't log in to my account
      forgotten password
      i can't sign in
      my password doesn't work
      can't get into my account
      reset my password
      i can't access my account
      my login doesn't work
      my password is wrong
      wrong password
      its saying my password is wrong but its not
      i carnt rember my pasword
      It won't let me in and I've tried all my passwords
      wrong password it says
      it keeps saying wrong password
      it rejects my password
      i have forgotten my password and im locked out
      password refused, definitely typed it right
      password refused
      pw not accepted
      my password stopped working
      the login doesnt accept me
      incorrect password error
      it wont take my password
      forgotten my pw
      cant remember password
      password not working
      forgot my login details
      pw reset?
      it says my email is already registered but i've never signed up
      sign up says email already in use
      won't let me create an account because my email exists
    `),
    answer: { passage: 'site:password' },
    followUps: ['login_paused', 'verification_code', 'password_change', 'change_email', 'talk_to_human'],
  },
  {
    id: 'password_change',
    question: 'How do I change my password?',
    examples: parseExamples(`
      change my password
      how do i change my password
      update password
      i want a new password
      set a different password
      where can i edit my password
      new password please
      i think someone knows my password, i want to change it
      make my password stronger
      change login password
      my password was leaked, how do i replace it
      is there a password setting
      how long must a password be
      password rules
      can i choose another password
      switch my password
      i want to turn on two step verification
      where are the security settings
      my account may have been hacked
      someone logged into my account
      amend password in my profile
      add a passkey
      2fa
      log out of all devices
      how do i set up an authenticator app
      i want to change my password
      where do i change my password
      can i change my password
      password change
      change the password for my account
      turn on two-step verification
      i want to update my password
      I'd like to alter my password to something I can remember
      want a new password after that data leak thing
      i want to set another password
      update my password to an easier one
      how to reset password while logged in
      how do i get a new password set up
      set up a new password
      where is the change password page
      change password page
      how do i log out of all devices
      log me out everywhere
      sign out on all my devices
      i lost my phone, how do i log it out
      how do i set a new password while i'm logged in
      want a stronger password, where
    `),
    answer: {
      text: 'When you’re logged in, you can change your password, turn on two-step verification and log out of all devices under Security in your account.',
      links: [
        { label: 'Security', to: '/security' },
        { label: 'Change password', to: '/account/change-password' },
        { label: 'Reset password', to: '/forgot-password' },
      ],
    },
    followUps: ['login_problem', 'change_details'],
  },
  {
    id: 'verification_code',
    question: 'My verification code hasn’t arrived',
    examples: parseExamples(`
      my code to log in is not working
      i didn't get the verification code
      no sign up code in my email
      the 6 digit code never came
      verification code not received
      where's my verification code
      the code expired before i could type it
      can you resend the code
      not getting the sign up code
      i never got a text with the code
      how long is the code valid
      waiting for the security code
      email code hasn't arrived
      it asks for a code but i have none
      confirmation code invalid
      send another verification code please
      the code you emailed me doesn't work
      otp not coming through
      can't verify my email
      verify email link
      security code incorrect
      been waiting 20 minutes for a six digit number
      i keep requesting the code and nothing comes
      i haven't received the verification code
      verification code didn't arrive
      my verification code doesn't work
      where's the verification code
      i didn't get the 6-digit code to sign up
      no verification email
      the verification code has expired
      resend verification code
      the login code isn't coming
      i'm not getting the code to verify my email
      wrong verification code
      the sms code for logging in never came
      the 6 digit number u sent isnt working
      new line the code has not a rived
      no code has came
      code expired before i could type it in
      code you sent to log in doesnt work
      code not come to my mail when i register
      i typed the 6 numbers and it says wrong
      the sign up code never came
      no code has arrived
      the code you sent doesn't work
      login code expired
      six digits dont arrive in my mail
      the number you emailed me doesnt work to log in
      number you mailed wont log me in
      code you mailed me to prove my address is wrong
      code to prove my address is wrong
      email confirmation code fails
      security code not accepted
      the code from your email to log in is refused
      the log in code is refused
      i asked for a code to verify and it fails
      password reset email isn't arriving
      reset mail never comes
      i asked for a password reset but no email
      the reset email never turns up
      i asked for a new password and nothing came
      waiting for the code for half an hour
      no code in my inbox or spam
      the six digit number hasn't come, tried three times
      6 digits never arrive
    `),
    answer: {
      text: 'You can request a new verification code on the page where you enter it. If an email doesn’t arrive, check your spam folder. If you still can’t continue, our team can help. Shall I ask them?',
      offer: 'talk_to_human',
    },
    followUps: ['login_problem', 'account_create', 'talk_to_human'],
  },
];
