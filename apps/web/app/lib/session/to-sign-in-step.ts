import type { SignInOutput } from 'aws-amplify/auth';
import type { SignInMethod, SignInStep } from './account-types.ts';

/** Maps the client library's step to the site's (handbook: accounts 9). */
export function toSignInStep({ nextStep }: Pick<SignInOutput, 'nextStep'>): SignInStep {
  switch (nextStep.signInStep) {
    case 'DONE':
      return { at: 'done' };
    // The library resolves with this step; it doesn't reject.
    case 'CONFIRM_SIGN_UP':
      return { at: 'unconfirmed' };
    case 'RESET_PASSWORD':
      return { at: 'reset-required' };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { at: 'new-password', needsNames: (nextStep.missingAttributes ?? []).length > 0 };
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { at: 'code', by: 'TOTP', sentTo: '' };
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
      return { at: 'code', by: 'EMAIL', sentTo: sentTo(nextStep.codeDeliveryDetails) };
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { at: 'code', by: 'SMS', sentTo: sentTo(nextStep.codeDeliveryDetails) };
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return { at: 'choose-factor', factors: nextStep.allowedMFATypes ?? [] };
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return { at: 'choose-setup', factors: nextStep.allowedMFATypes ?? [] };
    case 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP':
      return { at: 'set-up-email' };
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP': {
      const { sharedSecret, getSetupUri } = nextStep.totpSetupDetails;
      const buildUri = (email: string, studioName: string) => getSetupUri(studioName, email).toString();
      return { at: 'set-up-app', key: sharedSecret, buildUri };
    }
    case 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION':
      return { at: 'choose-method', methods: (nextStep.availableChallenges ?? []).filter(isSignInMethod) };
    case 'CONFIRM_SIGN_IN_WITH_PASSWORD':
      return { at: 'password' };
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE':
      return { at: 'question', question: getQuestion(nextStep.additionalInfo ?? {}) };
    default:
      return { at: 'unsupported' };
  }
}

const sentTo = (delivery?: { destination?: string }): string => delivery?.destination ?? '';

const methods: readonly string[] = ['PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN', 'EMAIL_OTP', 'SMS_OTP'];
const isSignInMethod = (name: string): name is SignInMethod => methods.includes(name);

/** Returns the question that the user pool asks in a custom challenge. Ignores the technical parameters. */
const getQuestion = ({ question = '' }: Record<string, string>): string => question;
