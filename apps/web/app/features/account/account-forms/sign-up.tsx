import { guestTitles } from '@studio/domain/bookings/guest-details';
import { type FormValues, type SignUpField, signUpRules } from '@studio/domain/people/account-forms';
import { toInternationalPhone } from '@studio/domain/people/phone';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { tourArch } from '../../../assets/pictures/tour-arch.ts';
import { signUp } from '../../../lib/session/session.ts';
import { getCurrentUser } from '../../../lib/session/session-user.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { getErrorAdvice, getServiceMessage } from './account-error-text.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { buildAccountUrl } from './account-url.ts';
import { EmailField } from './email-fields.tsx';
import { LogInLink, useRedirectToLogin } from './log-in-link.tsx';
import { NameFields, PhoneField, TitleField } from './name-fields.tsx';
import { NewPasswordField } from './new-password-fields.tsx';
import { syncProfileToStudio } from './sync-profile-to-studio.ts';
import { useAccountForm } from './use-account-form.ts';
import { useReturnTo } from './use-return-to.ts';

/**
 * Form that creates an account. If the email address must be verified, the next page asks for the emailed code.
 * `invitedEmail` is prefilled; empty without an invitation.
 */
export function SignUp({ invitedEmail }: { invitedEmail: string }) {
  const picture = useSitePicture('entrance', tourArch);
  const form = useSignUp();
  return (
    <AccountPage
      title="Create your account"
      lead="Unlock intro offers, class packs and faster checkout."
      picture={picture}
      tall
    >
      <AccountForm state={form} button="Create account" busyButton="Creating…">
        <TitleField {...form.field('title')} options={guestTitles} />
        <NameFields first={form.field('firstName')} last={form.field('lastName')} required={false} />
        <PhoneField {...form.field('phone')} />
        <EmailField
          {...form.field('email')}
          autoComplete="email"
          defaultValue={invitedEmail}
          {...(invitedEmail && {
            hint: 'Use the email address we invited you with, so that your sessions and bookings appear in your account.',
          })}
        />
        <NewPasswordField {...form.field('newPassword')} label="Password" />
      </AccountForm>
      <SmallPrint />
      <p className="mt-6">
        Already have an account? <LogInLink>Log in</LogInLink>
      </p>
    </AccountPage>
  );
}

function useSignUp() {
  const navigate = useNavigate();
  const redirectToLogin = useRedirectToLogin();
  const returnTo = useReturnTo();
  useEffect(() => {
    // A logged-in visitor already has an account.
    if (getCurrentUser()) void navigate(returnTo ?? '/account/profile', { replace: true });
  }, [navigate, returnTo]);
  return useAccountForm({
    rules: signUpRules,
    send: async (typed) => {
      const person = toPerson(typed);
      const { userId, confirmed, signedIn } = await signUp({ ...person, password: typed.newPassword });
      syncProfileToStudio({ userId, ...person });
      if (signedIn) await navigate(returnTo ?? '/');
      else if (confirmed) await redirectToLogin();
      else await navigate(buildAccountUrl('/signup/verify', person.email, returnTo));
    },
    explain: (error) => ({
      message: getServiceMessage(error) ?? 'Could not create account.',
      next: getErrorAdvice(error),
    }),
  });
}

function toPerson({ title, firstName, lastName, phone, email }: FormValues<SignUpField>) {
  return { title, firstName, lastName, phone: toInternationalPhone(phone) ?? '', email };
}

function SmallPrint() {
  return (
    <p className="mt-3 text-small text-stone">
      Next, we’ll email you a 6-digit code. By creating an account, you accept the{' '}
      <Link to="/terms" className="font-medium text-ink text-link">
        terms
      </Link>{' '}
      and{' '}
      <Link to="/privacy" className="font-medium text-ink text-link">
        privacy notice
      </Link>
      .
    </p>
  );
}
