import {
  type FormValues,
  type ProfileField,
  profileRules,
  profileTitles,
} from '@studio/domain/people/account-forms';
import { formatPhone, toInternationalPhone } from '@studio/domain/people/phone';
import { useState } from 'react';
import type { Profile } from '../../../lib/session/account-types.ts';
import { updateProfile } from '../../../lib/session/session.ts';
import { useReauthentication } from '../../../lib/session/use-reauthentication.ts';
import { Field, getControlClasses, getDescribedBy } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { getErrorAdvice, toReauthenticationFailure } from './account-error-text.ts';
import { AccountForm } from './account-form.tsx';
import { NameFields, PhoneField, TitleField } from './name-fields.tsx';
import { clearProfileDraft, readProfileDraft, saveProfileDraft } from './saved-profile-draft.ts';
import { syncProfileToStudio } from './sync-profile-to-studio.ts';
import { useAccountForm } from './use-account-form.ts';

interface ProfileFormProps {
  profile: Profile;
  /**
   * Runs after saving. `sentTo` is the masked phone number to which a verification code was sent, or null.
   */
  onSaved: (phone: string, sentTo: string | null) => void;
}

/** Edits title, names and phone. The email address is read-only. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const [saved, setSaved] = useState(false);
  const [draft, setDraft] = useState(() => readProfileDraft(profile.userId));
  const withReauthentication = useReauthentication();
  const form = useAccountForm({
    rules: profileRules,
    send: async (typed) => {
      setSaved(false);
      const details = toDetails(typed);
      const sentTo = await withSavedDraft(typed, () => withReauthentication(() => updateProfile(details)));
      syncProfileToStudio({ ...profile, ...details });
      setSaved(true);
      setDraft(null);
      onSaved(details.phone, sentTo);
    },
    explain: (error) =>
      toReauthenticationFailure(error, 'Your changes aren’t saved yet.') ?? {
        message: 'Failed to update profile.',
        next: getErrorAdvice(error),
      },
  });
  const withSavedDraft = async <Result,>(typed: FormValues<ProfileField>, work: () => Promise<Result>) => {
    saveProfileDraft(profile.userId, typed);
    return work().finally(clearProfileDraft);
  };
  const values = { ...profile, phone: formatPhone(profile.phone), ...draft };
  const field = (name: ProfileField) => ({ ...form.field(name), defaultValue: values[name] });
  const settled = saved && !form.busy && !form.failure && form.problems.length === 0;
  return (
    <AccountForm
      state={form}
      button="Save changes"
      busyButton="Saving…"
      wide={false}
      success={
        settled ? (
          <Notice tone="success" title="Profile updated!" />
        ) : (
          draft && (
            <Notice title="Your changes aren’t saved yet.">Check them, then select ‘Save changes’.</Notice>
          )
        )
      }
    >
      <FixedEmail id={`${form.field('title').id}-email`} email={profile.email} />
      <TitleField {...field('title')} options={profileTitles} />
      <NameFields first={field('firstName')} last={field('lastName')} required />
      <PhoneField {...field('phone')} />
    </AccountForm>
  );
}

function FixedEmail({ id, email }: { id: string; email: string }) {
  const fieldProps = {
    id,
    label: 'Email',
    hint: 'You log in with this email, and we’ll send your confirmations here.',
  };
  return (
    <Field {...fieldProps}>
      <input
        id={id}
        type="email"
        value={email}
        readOnly
        autoComplete="off"
        {...getDescribedBy(fieldProps)}
        className={`${getControlClasses(undefined)} border-transparent! bg-linen!`}
      />
    </Field>
  );
}

function toDetails({ title, firstName, lastName, phone }: FormValues<ProfileField>) {
  return { title, firstName, lastName, phone: toInternationalPhone(phone) ?? '' };
}
