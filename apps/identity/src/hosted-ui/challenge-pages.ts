import type { ParameterMap } from '../challenges/challenge.ts';
import { type Html, html } from './html.ts';

/** Text fields of a form. */
export type ChallengeForm = Readonly<Record<string, string>>;

/** Page of a challenge, and the response that is built from its form. */
export interface ChallengePage {
  title: string;
  lead: (show: ParameterMap) => string;
  fields: (show: ParameterMap) => Html;
  button: string;
  answer: (form: ChallengeForm, username: string) => ParameterMap;
}

const codeField = html`<div><label for="code">Code</label>
<input id="code" class="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="16" required autofocus></div>`;

const toSentText = ({ CODE_DELIVERY_DESTINATION: to }: ParameterMap): string =>
  `We’ve sent a 6-digit code to ${to ?? 'you'}. Enter it here.`;

const createCodePage = (response: string, title: string, lead: ChallengePage['lead']): ChallengePage => ({
  title,
  lead,
  fields: () => html`${codeField}
<p class="hint">You can also use a recovery code</p>`,
  button: 'Log in',
  answer: ({ code = '' }) => ({ [response]: code.trim() }),
});

const factorNames: Record<string, string> = {
  SOFTWARE_TOKEN_MFA: 'Code from your authenticator app',
  EMAIL_OTP: 'Code by email',
  SMS_MFA: 'Code by text message',
};

const selectMfaType: ChallengePage = {
  title: 'Two-step verification',
  lead: () => 'Choose how to confirm it’s you.',
  fields: ({ MFAS_CAN_CHOOSE = '[]' }) =>
    html`<fieldset><legend>Verification method</legend>${listOf(MFAS_CAN_CHOOSE).map(
      (one, at) =>
        html`<label class="choice"><input type="radio" name="factor" value="${one}" required${at === 0 ? html` checked` : ''}>${factorNames[one] ?? one}</label>`,
    )}</fieldset>`,
  button: 'Continue',
  answer: ({ factor = '' }) => ({ ANSWER: factor }),
};

const newPassword: ChallengePage = {
  title: 'Choose your own password',
  lead: () => 'You logged in with a temporary password. Choose a new one to continue.',
  fields: ({ requiredAttributes = '[]' }) => html`${
    listOf(requiredAttributes).includes('userAttributes.given_name') &&
    html`<div><label for="name">First name</label><input id="name" name="given_name" autocomplete="given-name" maxlength="60" required></div>`
  }<div><label for="password">New password</label>
<input id="password" type="password" name="password" autocomplete="new-password" minlength="8" maxlength="256" required autofocus>
<p class="hint">8 characters or more</p></div>`,
  button: 'Save and log in',
  answer: ({ password = '', given_name: name }) => ({
    NEW_PASSWORD: password,
    ...(name ? { 'userAttributes.given_name': name } : {}),
  }),
};

const mfaSetup: ChallengePage = {
  title: 'Set up two-step verification',
  lead: () => 'We’ll email you a 6-digit code each time you log in.',
  fields: () => html``,
  button: 'Send code',
  answer: (_form, username) => ({ EMAIL: username }),
};

const pages: ReadonlyMap<string, ChallengePage> = new Map([
  [
    'SOFTWARE_TOKEN_MFA',
    createCodePage(
      'SOFTWARE_TOKEN_MFA_CODE',
      'Enter your code',
      () => 'Enter the 6-digit code from your authenticator app.',
    ),
  ],
  ['EMAIL_OTP', createCodePage('EMAIL_OTP_CODE', 'Check your email', toSentText)],
  ['SMS_MFA', createCodePage('SMS_MFA_CODE', 'Check your phone', toSentText)],
  ['SELECT_MFA_TYPE', selectMfaType],
  ['NEW_PASSWORD_REQUIRED', newPassword],
  ['MFA_SETUP', mfaSetup],
]);

/** Returns the page of a challenge; null for a challenge that the hosted pages don't support. */
export const getChallengePage = (name: string): ChallengePage | null => pages.get(name) ?? null;

function listOf(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
