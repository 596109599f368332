/** Texts of the emails that contain a code, by the code's purpose. */
export const verificationCodeEmails = {
  'confirm-sign-up': {
    subject: 'Your verification code',
    title: 'Verify your email address',
    lead: 'Enter this code on our website to finish creating your account.',
    footer:
      'If you didn’t create an account, you don’t need to do anything. No one can use the account without this code.',
  },
  'reset-password': {
    subject: 'Your password reset code',
    title: 'Reset your password',
    lead: 'Enter this code on the page where you asked for it, and choose a new password.',
    footer: 'If you didn’t ask for this code, you don’t need to do anything. Your password won’t change.',
  },
  'verify-email': {
    subject: 'Your verification code',
    title: 'Verify your new email address',
    lead: 'Enter this code where you asked to change your email address.',
    footer:
      'If you didn’t ask for this code, you don’t need to do anything. The account keeps its old email address.',
  },
  'sign-in': {
    subject: 'Your login code',
    title: 'Confirm it’s you',
    lead: 'Enter this code on the page where you’re logging in.',
    footer:
      'If this isn’t you, someone knows your password. They can’t log in without this code. Change your password now.',
  },
  'sign-in-by-mail': {
    subject: 'Your login code',
    title: 'Log in without your password',
    lead: 'Enter this code on the page where you asked for it.',
    footer:
      'If someone else asked for this code, you don’t need to do anything. Without this code, they can’t log in this way.',
  },
  'link-provider': {
    subject: 'Your login code',
    title: 'Verify your email address',
    lead: 'Enter this code on the page where you’re logging in, so we know this email address is yours.',
    footer:
      'If someone else asked for this code, you don’t need to do anything. Without this code, they can’t log in this way.',
  },
} as const;
