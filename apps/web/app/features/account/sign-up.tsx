import { titles } from '@studio/domain/bookings/guest-details';
import { type SignUpField, signUpRules, type Typed } from '@studio/domain/people/account-forms';
import { internationalPhone } from '@studio/domain/people/phone';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { tourArch } from '../../assets/pictures/tour-arch.ts';
import { signUp } from '../../lib/session/account.ts';
import { currentUser } from '../../lib/session/session-user.ts';
import { addressFor } from './account-address.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { EmailField } from './address-fields.tsx';
import { nextStep, ownMessage } from './failure.ts';
import { NameFields, PhoneField, TitleField } from './name-fields.tsx';
import { NewPasswordField } from './new-password-fields.tsx';
import { tellStudio } from './tell-studio.ts';
import { LogInLink, useHomeToLogIn } from './to-log-in.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useReturnTo } from './use-return-to.ts';

/** A new account: who, how to reach them, and a password. The code to confirm the address comes next. */
export function SignUp() {
  const form = useSignUp();
  return (
    <AccountPage
      title="Create your account"
      lead="Unlock intro offers, class packs and faster checkout."
      picture={tourArch}
      tall
    >
      <AccountForm state={form} button="Create account" busyButton="Creating…">
        <TitleField {...form.field('title')} options={titles} />
        <NameFields first={form.field('firstName')} last={form.field('lastName')} required={false} />
        <PhoneField {...form.field('phone')} />
        <EmailField {...form.field('email')} autoComplete="email" />
        <NewPasswordField {...form.field('newPassword')} label="Password" />
      </AccountForm>
      <SmallPrint />
      <p className="mt-6">
        Have an account? <LogInLink>Log in</LogInLink>
      </p>
    </AccountPage>
  );
}

function useSignUp() {
  const navigate = useNavigate();
  const goHomeToLogIn = useHomeToLogIn();
  const returnTo = useReturnTo();
  useEffect(() => {
    // Who has one already, and is signed in to it, came for what is in it.
    if (currentUser()) void navigate(returnTo ?? '/account/profile', { replace: true });
  }, [navigate, returnTo]);
  return useAccountForm({
    rules: signUpRules,
    send: async (typed) => {
      const person = personOf(typed);
      const { userId, confirmed, signedIn } = await signUp({ ...person, password: typed.newPassword });
      tellStudio({ userId, ...person });
      if (signedIn) await navigate(returnTo ?? '/');
      else if (confirmed) await goHomeToLogIn();
      else await navigate(addressFor('/signup/verify', person.email, returnTo));
    },
    explain: (error) => ({
      message: ownMessage(error) ?? 'Could not create account.',
      next: nextStep(error),
    }),
  });
}

function personOf({ title, firstName, lastName, phone, email }: Typed<SignUpField>) {
  return { title, firstName, lastName, phone: internationalPhone(phone) ?? '', email };
}

function SmallPrint() {
  return (
    <p className="mt-3 text-small text-stone">
      We send a 6-digit code to your email next. By creating an account you accept the{' '}
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
