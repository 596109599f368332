import { describe, expect, it } from 'vitest';
import {
  changePasswordRules,
  profileRules,
  profileTitles,
  resetPasswordRules,
  signUpRules,
  validateForm,
} from './account-forms.ts';

const newcomer = {
  title: 'Ms',
  firstName: '',
  lastName: '',
  phone: '',
  email: 'amara@example.com',
  newPassword: 'olive-on-the-sill',
};
const member = { title: 'Other', firstName: 'Amara', lastName: 'Okafor', phone: '' };

describe('sign-up form', () => {
  it('requires title, email and password, but no name or phone', () => {
    expect(validateForm(signUpRules, newcomer)).toEqual([]);
    const emptyForm = { title: '', firstName: '', lastName: '', phone: '', email: '', newPassword: '' };
    expect(validateForm(signUpRules, emptyForm)).toEqual([
      { field: 'title', message: 'Please select a title.' },
      { field: 'email', message: 'Enter your email address.' },
      { field: 'newPassword', message: 'Choose a password.' },
    ]);
  });

  it("does not offer 'Other' as a title; the profile does", () => {
    expect(validateForm(signUpRules, { ...newcomer, title: 'Other' })).toHaveLength(1);
    expect(profileTitles).toEqual(['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Other']);
  });
});

describe('profile form', () => {
  it('requires both names and a title', () => {
    expect(validateForm(profileRules, member)).toEqual([]);
    expect(validateForm(profileRules, { title: '', firstName: ' ', lastName: '', phone: 'x' })).toEqual([
      { field: 'title', message: 'Please select a title.' },
      { field: 'firstName', message: 'First name is required.' },
      { field: 'lastName', message: 'Surname is required.' },
      {
        field: 'phone',
        message: 'Enter the phone number with its country code, for example +44\u00a07700\u00a0900123.',
      },
    ]);
  });
});

describe('new password form', () => {
  it('requires matching passwords, with a code or with the current password', () => {
    const typed = { newPassword: 'olive-on-the-sill', repeated: 'olive-on-the-still' };
    const mismatch = [{ field: 'repeated', message: 'Passwords do not match.' }];
    expect(validateForm(resetPasswordRules, { ...typed, email: 'a@b.example', code: '042917' })).toEqual(
      mismatch,
    );
    expect(validateForm(changePasswordRules, { ...typed, current: 'x' })).toEqual(mismatch);
  });

  it('requires the current password', () => {
    const typed = { current: '', newPassword: 'olive-on-the-sill', repeated: 'olive-on-the-sill' };
    expect(validateForm(changePasswordRules, typed)).toEqual([
      { field: 'current', message: 'Enter your current password.' },
    ]);
  });
});
