import type { SecondFactor, SignInMethod } from '../../../lib/session/account-types.ts';
import type { IconName } from '../../../ui/icon-name.ts';
import { loginSubtitle, loginTitle } from './login-text.ts';
import type { OpenStep } from './open-step.ts';
import type { Login } from './use-login.ts';

interface StepText {
  title: string;
  lead: string;
}

export function getStepText(login: Pick<Login, 'step' | 'email' | 'first' | 'by'>): StepText {
  const { step, email, first, by } = login;
  if (!step) return { title: loginTitle, lead: loginSubtitle };
  if (step.at === 'code') {
    // The user typed this email address, so it isn't masked.
    return getCodeText(step.by, (step.by === 'EMAIL' && email) || step.sentTo, first);
  }
  if (step.at === 'choose-way' && by === 'WEB_AUTHN') {
    return { title: 'No passkey here yet', lead: `There is none for ${email}. Choose another way.` };
  }
  return stepTexts[step.at](step as never, email);
}

type StepTexts = { [At in Exclude<OpenStep['at'], 'code'>]: (step: never, email: string) => StepText };

const stepTexts: StepTexts = {
  'new-password': () => ({
    title: 'Choose your own password',
    lead: 'You came with one from us. From now on only yours counts.',
  }),
  'choose-way': (_step, email) => ({
    title: 'How would you like to log in?',
    lead: `These ways are open to ${email}.`,
  }),
  'choose-factor': () => ({
    title: 'One more step',
    lead: 'Your account asks for a second proof. Choose the one that is at hand.',
  }),
  'choose-setup': () => ({
    title: 'Guard your account',
    lead: 'We ask everybody for a second proof at log-in. Choose the one you would like.',
  }),
  'set-up-app': () => ({
    title: 'Set up your app',
    lead: 'Scan the square with your authenticator app. Then type the six digits that it shows.',
  }),
  'set-up-email': () => ({
    title: 'Codes by email',
    lead: 'At every log-in we will send six digits to your address. Try it now.',
  }),
  password: (_step, email) => ({ title: 'Enter your password', lead: `For ${email}.` }),
  question: ({ question }: { question: string }) => ({
    title: 'One more question',
    lead: question || 'Answer it to go on.',
  }),
};

function getCodeText(by: SecondFactor, sentTo: string, first: boolean): StepText {
  if (by === 'TOTP') {
    return {
      title: 'Enter your code',
      lead: 'Open your authenticator app and type the six digits it shows.',
    };
  }
  const to = sentTo || (by === 'SMS' ? 'your phone' : 'your email address');
  const sent = first
    ? 'If there is an account, a 6-digit code is on its way to'
    : 'We sent a 6-digit code to';
  return { title: by === 'SMS' ? 'Check your phone' : 'Check your email', lead: `${sent} ${to}.` };
}

export interface MethodChoice {
  name: string;
  icon: IconName;
  label: string;
  detail: string;
}

const password = { icon: 'lock', label: 'Password', detail: 'The one you chose for this studio' } as const;
const methodTexts: Readonly<Record<SignInMethod, Omit<MethodChoice, 'name'>>> = {
  WEB_AUTHN: { icon: 'key-round', label: 'Passkey', detail: 'Your face, finger or screen lock' },
  PASSWORD_SRP: password,
  PASSWORD: password,
  EMAIL_OTP: { icon: 'mail', label: 'Code by email', detail: 'Six digits to your address' },
  SMS_OTP: { icon: 'message-circle', label: 'Code by text message', detail: 'Six digits to your phone' },
};

const factors: Readonly<Record<SecondFactor, Omit<MethodChoice, 'name'>>> = {
  TOTP: { icon: 'smartphone', label: 'Authenticator app', detail: 'The six digits it shows now' },
  EMAIL: { icon: 'mail', label: 'Code by email', detail: 'Six digits to your address' },
  SMS: { icon: 'message-circle', label: 'Code by text message', detail: 'Six digits to your phone' },
};

/**
 * Returns the choices of a step. Lists the password once, and prefers SRP, which never sends the password
 * itself.
 */
export function listMethodChoices(step: OpenStep): readonly MethodChoice[] {
  if (step.at === 'choose-way') {
    const { methods: open } = step;
    const plain = open.includes('PASSWORD_SRP') ? open.filter((method) => method !== 'PASSWORD') : open;
    return order.filter((method) => plain.includes(method)).map((name) => ({ name, ...methodTexts[name] }));
  }
  if (step.at !== 'choose-factor' && step.at !== 'choose-setup') return [];
  return step.factors.map((name) => ({ name, ...factors[name] }));
}

const order = Object.keys(methodTexts) as SignInMethod[];
