import { guestDetailMaxLengths, guestTitles } from '../bookings/guest-details.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import { maxEmailLength, validateEmail } from './email.ts';
import { validateNewPassword, validatePasswordRepetition } from './new-password.ts';
import { validatePhone } from './phone.ts';
import { validateVerificationCode } from './verification-code.ts';

/** Titles of the profile (handbook: accounts 7): those of the sign-up form and 'Other'. */
export const profileTitles = [...guestTitles, 'Other'] as const;

/** Maximum lengths in account forms, in characters. */
export const accountMaxLengths = {
  firstName: guestDetailMaxLengths.firstName,
  lastName: guestDetailMaxLengths.lastName,
  phone: guestDetailMaxLengths.phone,
  email: maxEmailLength,
} as const;

/** Values of a form's fields, by field name. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** Returns the error of one field as a sentence, or null when the field is valid. */
type Rule<Field extends string> = (typed: FormValues<Field>) => string | null;

/** Fields of a form in order, each with its rule (handbook: accounts 7). */
export type FormRules<Field extends string> = Readonly<Record<Field, Rule<Field>>>;

const titleFrom = (offered: readonly string[]) => (typed: FormValues<'title'>) =>
  offered.includes(typed.title) ? null : 'Please select a title.';
const alwaysValid = () => null;
const email = (typed: FormValues<'email'>) => validateEmail(typed.email);
const code = (typed: FormValues<'code'>) => validateVerificationCode(typed.code);
const phone = (typed: FormValues<'phone'>) => validatePhone(typed.phone);
const newPassword = (typed: FormValues<'newPassword'>) => validateNewPassword(typed.newPassword);
const repeated = (typed: FormValues<'newPassword' | 'repeated'>) =>
  validatePasswordRepetition(typed.newPassword, typed.repeated);

export type SignUpField = 'title' | 'firstName' | 'lastName' | 'phone' | 'email' | 'newPassword';
export const signUpRules: FormRules<SignUpField> = {
  title: titleFrom(guestTitles),
  firstName: alwaysValid,
  lastName: alwaysValid,
  phone,
  email,
  newPassword,
};

export const verifyEmailRules: FormRules<'email' | 'code'> = { email, code };
export const phoneCodeRules: FormRules<'code'> = {
  code: (typed) => validateVerificationCode(typed.code, 'the text message'),
};
export const forgotPasswordRules: FormRules<'email'> = { email };

export type ResetPasswordField = 'email' | 'code' | 'newPassword' | 'repeated';
export const resetPasswordRules: FormRules<ResetPasswordField> = { email, code, newPassword, repeated };

export type ChangePasswordField = 'current' | 'newPassword' | 'repeated';
export const changePasswordRules: FormRules<ChangePasswordField> = {
  current: ({ current }) => (current === '' ? 'Enter your current password.' : null),
  newPassword,
  repeated,
};

export type ProfileField = 'firstName' | 'lastName' | 'title' | 'phone';
export const profileRules: FormRules<ProfileField> = {
  title: titleFrom(profileTitles),
  firstName: ({ firstName }) => (normaliseLine(firstName) === '' ? 'First name is required.' : null),
  lastName: ({ lastName }) => (normaliseLine(lastName) === '' ? 'Surname is required.' : null),
  phone,
};

/** Validation error of one field. */
export interface FormError<Field extends string> {
  field: Field;
  message: string;
}

/** Returns the errors of the whole form, in form order; empty when the form is valid. */
export function validateForm<Field extends string>(
  rules: FormRules<Field>,
  typed: FormValues<Field>,
): FormError<Field>[] {
  return (Object.keys(rules) as Field[]).flatMap((field) => {
    const message = rules[field](typed);
    return message ? [{ field, message }] : [];
  });
}
