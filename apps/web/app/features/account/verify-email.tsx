import { verifyRules } from '@studio/domain/people/account-forms';
import { Link, useNavigate } from 'react-router';
import { founderArch } from '../../assets/pictures/founder-arch.ts';
import { confirmSignUp } from '../../lib/session/account.ts';
import { DigitsField } from '../../ui/digits-field.tsx';
import { leadingBack } from './account-address.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { KnownEmail } from './address-fields.tsx';
import { errorName, hadNoAnswer, nextStep } from './failure.ts';
import { ResendCode } from './resend-code.tsx';
import { SentTo } from './sent-to.tsx';
import { LogInLink, useHomeToLogIn } from './to-log-in.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useReturnTo } from './use-return-to.ts';

/** The six digits that prove an address. `email`: the one that the page was opened for; empty when it names none. */
export function VerifyEmail({ email }: { email: string }) {
  const goHomeToLogIn = useHomeToLogIn();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const form = useAccountForm({
    rules: verifyRules,
    send: async (typed) => {
      const signedIn = await confirmSignUp(typed.email, typed.code);
      if (signedIn) await navigate(returnTo ?? '/');
      else await goHomeToLogIn({ note: 'Email verified. Please log in.', email: typed.email });
    },
    explain: explainVerifying,
  });
  return (
    <AccountPage
      title="Verify your email"
      lead={<SentTo email={email} before="We sent a 6-digit code to" />}
      picture={founderArch}
    >
      <AccountForm state={form} button="Verify" busyButton="Verifying…">
        <KnownEmail {...form.field('email')} email={email} />
        <DigitsField {...form.field('code')} />
      </AccountForm>
      <ResendCode form={form.form} />
      <p className="mt-3">
        Not your address?{' '}
        <Link to={leadingBack('/signup', returnTo)} className="font-medium text-link">
          Start again
        </Link>
      </p>
      <p className="mt-3">
        Confirmed before? <LogInLink>Log in</LogInLink>
      </p>
    </AccountPage>
  );
}

/** That a code is wrong is only said by somebody who has read it. */
function explainVerifying(error: unknown) {
  if (hadNoAnswer(error))
    return { message: 'We couldn’t confirm that this went through.', next: nextStep(error) };
  const next = {
    NotAuthorizedException: 'This address may be confirmed already: try to log in.',
    UserNotFoundException: 'Check the address, and the newest email from us.',
  }[errorName(error)];
  return { message: `Invalid code. ${next ?? nextStep(error)}`, field: 'code' as const };
}
