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

describe('the sign-up', () => {
  it('needs title, email and password, and no name or phone', () => {
    expect(validateForm(signUpRules, newcomer)).toEqual([]);
    const nothing = { title: '', firstName: '', lastName: '', phone: '', email: '', newPassword: '' };
    expect(validateForm(signUpRules, nothing)).toEqual([
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

describe('the profile', () => {
  it('needs both names and a title', () => {
    expect(validateForm(profileRules, member)).toEqual([]);
    expect(validateForm(profileRules, { title: '', firstName: ' ', lastName: '', phone: 'x' })).toEqual([
      { field: 'title', message: 'Please select a title.' },
      { field: 'firstName', message: 'First name is required.' },
      { field: 'lastName', message: 'Surname is required.' },
      { field: 'phone', message: 'Write it with the country code, such as +44\u00a07700\u00a0900123.' },
    ]);
  });
});

describe('a new password', () => {
  it('is typed twice the same, after a code or after the current one', () => {
    const typed = { newPassword: 'olive-on-the-sill', repeated: 'olive-on-the-still' };
    const mismatch = [{ field: 'repeated', message: 'Passwords do not match.' }];
    expect(validateForm(resetPasswordRules, { ...typed, email: 'a@b.example', code: '042917' })).toEqual(
      mismatch,
    );
    expect(validateForm(changePasswordRules, { ...typed, current: 'x' })).toEqual(mismatch);
  });

  it('needs the current one', () => {
    const typed = { current: '', newPassword: 'olive-on-the-sill', repeated: 'olive-on-the-sill' };
    expect(validateForm(changePasswordRules, typed)).toEqual([
      { field: 'current', message: 'Enter your current password.' },
    ]);
  });
});
