import { guestDetailMaxima, titles } from '../bookings/guest-details.ts';
import { tidyLine } from '../text/tidy.ts';
import { emailMaxLength, emailProblem } from './email.ts';
import { codeProblem } from './email-code.ts';
import { newPasswordProblem, repetitionProblem } from './new-password.ts';
import { phoneProblem } from './phone.ts';

/** Titles of the profile (handbook: accounts 7): those of the sign-up and 'Other'. */
export const profileTitles = [...titles, 'Other'] as const;

/** Longest values of the account's forms, in characters. */
export const accountMaxima = {
  firstName: guestDetailMaxima.firstName,
  lastName: guestDetailMaxima.lastName,
  phone: guestDetailMaxima.phone,
  email: emailMaxLength,
} as const;

/** What stands in a form's fields, by their names. */
export type Typed<Field extends string> = Readonly<Record<Field, string>>;

/** Judges one field: what is wrong with it as a sentence, or null. */
type Rule<Field extends string> = (typed: Typed<Field>) => string | null;

/** What a form asks for, in its order, each with its rule (handbook: accounts 7). */
export type FormRules<Field extends string> = Readonly<Record<Field, Rule<Field>>>;

const titleFrom = (offered: readonly string[]) => (typed: Typed<'title'>) =>
  offered.includes(typed.title) ? null : 'Please select a title.';
const freely = () => null;
const email = (typed: Typed<'email'>) => emailProblem(typed.email);
const code = (typed: Typed<'code'>) => codeProblem(typed.code);
const phone = (typed: Typed<'phone'>) => phoneProblem(typed.phone);
const newPassword = (typed: Typed<'newPassword'>) => newPasswordProblem(typed.newPassword);
const repeated = (typed: Typed<'newPassword' | 'repeated'>) =>
  repetitionProblem(typed.newPassword, typed.repeated);

export type SignUpField = 'title' | 'firstName' | 'lastName' | 'phone' | 'email' | 'newPassword';
export const signUpRules: FormRules<SignUpField> = {
  title: titleFrom(titles),
  firstName: freely,
  lastName: freely,
  phone,
  email,
  newPassword,
};

export const verifyRules: FormRules<'email' | 'code'> = { email, code };
export const phoneCodeRules: FormRules<'code'> = {
  code: (typed) => codeProblem(typed.code, 'the text message'),
};
export const forgotRules: FormRules<'email'> = { email };

export type ResetField = 'email' | 'code' | 'newPassword' | 'repeated';
export const resetRules: FormRules<ResetField> = { email, code, newPassword, repeated };

export type ChangePasswordField = 'current' | 'newPassword' | 'repeated';
export const changePasswordRules: FormRules<ChangePasswordField> = {
  current: ({ current }) => (current === '' ? 'Enter your current password.' : null),
  newPassword,
  repeated,
};

export type ProfileField = 'firstName' | 'lastName' | 'title' | 'phone';
export const profileRules: FormRules<ProfileField> = {
  title: titleFrom(profileTitles),
  firstName: ({ firstName }) => (tidyLine(firstName) === '' ? 'First name is required.' : null),
  lastName: ({ lastName }) => (tidyLine(lastName) === '' ? 'Surname is required.' : null),
  phone,
};

/** One complaint about a form. */
export interface FormProblem<Field extends string> {
  field: Field;
  message: string;
}

/** Complaints about a whole form, in its order. Empty when it may be sent. */
export function formProblems<Field extends string>(
  rules: FormRules<Field>,
  typed: Typed<Field>,
): FormProblem<Field>[] {
  return (Object.keys(rules) as Field[]).flatMap((field) => {
    const message = rules[field](typed);
    return message ? [{ field, message }] : [];
  });
}
