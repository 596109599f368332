import type { SecondFactor, SignInMethod } from '../../../lib/session/account-types.ts';
import type { IconName } from '../../../ui/icon-name.ts';
import type { InputStep } from './input-step.ts';
import { loginSubtitle, loginTitle } from './login-text.ts';
import type { Login } from './use-login.ts';

interface StepText {
  title: string;
  lead: string;
}

export function getStepText(login: Pick<Login, 'step' | 'email' | 'isFirstFactor' | 'by'>): StepText {
  const { step, email, isFirstFactor, by } = login;
  if (!step) return { title: loginTitle, lead: loginSubtitle };
  if (step.at === 'code') {
    // The user typed this email address, so it isn't masked.
    return getCodeText(step.by, (step.by === 'EMAIL' && email) || step.sentTo, isFirstFactor);
  }
  if (step.at === 'choose-method' && by === 'WEB_AUTHN') {
    return { title: 'No passkey found', lead: `${email} has no passkey yet. Choose another way to log in.` };
  }
  return stepTexts[step.at](step as never, email);
}

type StepTexts = { [At in Exclude<InputStep['at'], 'code'>]: (step: never, email: string) => StepText };

const stepTexts: StepTexts = {
  'new-password': () => ({
    title: 'Choose your own password',
    lead: 'You logged in with a temporary password. Choose a new one to continue.',
  }),
  'choose-method': (_step, email) => ({
    title: 'How would you like to log in?',
    lead: `Choose how to log in as ${email}.`,
  }),
  'choose-factor': () => ({
    title: 'Two-step verification',
    lead: 'Choose how to confirm it’s you.',
  }),
  'choose-setup': () => ({
    title: 'Set up two-step verification',
    lead: 'You need a code to log in. Choose how you’d like to get it.',
  }),
  'set-up-app': () => ({
    title: 'Set up your authenticator app',
    lead: 'Scan the QR code with your authenticator app. Then enter the 6-digit code it shows.',
  }),
  'set-up-email': () => ({
    title: 'Codes by email',
    lead: 'We’ll email you a 6-digit code each time you log in. Try it now.',
  }),
  password: (_step, email) => ({ title: 'Enter your password', lead: `Log in as ${email}.` }),
  question: ({ question }: { question: string }) => ({
    title: 'One more question',
    lead: question || 'Answer the question to continue.',
  }),
};

function getCodeText(by: SecondFactor, sentTo: string, isFirstFactor: boolean): StepText {
  if (by === 'TOTP') {
    return {
      title: 'Enter your code',
      lead: 'Open your authenticator app and enter the 6-digit code it shows.',
    };
  }
  const to = sentTo || (by === 'SMS' ? 'your phone' : 'your email address');
  const sent = isFirstFactor
    ? 'If you have an account, we’ve sent a 6-digit code to'
    : 'We’ve sent a 6-digit code to';
  return { title: by === 'SMS' ? 'Check your phone' : 'Check your email', lead: `${sent} ${to}.` };
}

export interface MethodChoice {
  name: string;
  icon: IconName;
  label: string;
  detail: string;
}

const password = { icon: 'lock', label: 'Password', detail: 'The password for your account' } as const;
const methodTexts: Readonly<Record<SignInMethod, Omit<MethodChoice, 'name'>>> = {
  WEB_AUTHN: { icon: 'key-round', label: 'Passkey', detail: 'Your face, fingerprint or screen lock' },
  PASSWORD_SRP: password,
  PASSWORD: password,
  EMAIL_OTP: { icon: 'mail', label: 'Code by email', detail: 'We’ll email you a 6-digit code' },
  SMS_OTP: { icon: 'message-circle', label: 'Code by text message', detail: 'We’ll text you a 6-digit code' },
};

const factors: Readonly<Record<SecondFactor, Omit<MethodChoice, 'name'>>> = {
  TOTP: {
    icon: 'smartphone',
    label: 'Authenticator app',
    detail: 'A 6-digit code from your authenticator app',
  },
  EMAIL: { icon: 'mail', label: 'Code by email', detail: 'We’ll email you a 6-digit code' },
  SMS: { icon: 'message-circle', label: 'Code by text message', detail: 'We’ll text you a 6-digit code' },
};

/**
 * Returns the choices of a step; an empty list for a step without a choice. Lists the password once. If the user pool
 * supports SRP, the password itself is never sent.
 */
export function listMethodChoices(step: InputStep): readonly MethodChoice[] {
  if (step.at === 'choose-method') {
    const { methods: open } = step;
    const plain = open.includes('PASSWORD_SRP') ? open.filter((method) => method !== 'PASSWORD') : open;
    return order.filter((method) => plain.includes(method)).map((name) => ({ name, ...methodTexts[name] }));
  }
  if (step.at !== 'choose-factor' && step.at !== 'choose-setup') return [];
  return step.factors.map((name) => ({ name, ...factors[name] }));
}

const order = Object.keys(methodTexts) as SignInMethod[];
