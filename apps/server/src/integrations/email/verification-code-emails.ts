/** Texts of the emails that contain a code, by the code's purpose. */
export const verificationCodeEmails = {
  'confirm-sign-up': {
    subject: 'Your code to sign up',
    title: 'Confirm your email address',
    lead: 'One thing is left: type this code on the page where you signed up.',
    footer: 'If you did not sign up, there is nothing to do. Without the code the account does not open.',
  },
  'reset-password': {
    subject: 'Your code for a new password',
    title: 'Choose a new password',
    lead: 'Type this code on the page that asked for it, with the password you want from now on.',
    footer: 'If you did not ask for it, there is nothing to do. Your password stays as it is.',
  },
  'verify-email': {
    subject: 'Your code for this address',
    title: 'Confirm your new address',
    lead: 'Type this code in your profile, and your account goes by this address.',
    footer: 'If you did not ask for it, there is nothing to do. The account keeps its old address.',
  },
  'sign-in': {
    subject: 'Your code to log in',
    title: 'One more step to log in',
    lead: 'Type this code on the page where you are logging in.',
    footer:
      'If that is not you, somebody knows your password. Without the code they do not get in. Choose a new password now.',
  },
  'sign-in-by-mail': {
    subject: 'Your code to log in',
    title: 'Log in without your password',
    lead: 'Type this code on the page where you asked for it.',
    footer: 'If you did not ask for it, there is nothing to do. Without the code nobody gets in.',
  },
  'link-provider': {
    subject: 'Your code to log in',
    title: 'Is this your address?',
    lead: 'Type this code on the page where you are logging in, so that we know the address is yours.',
    footer: 'If that is not you, there is nothing to do. Without the code nobody gets in.',
  },
} as const;
