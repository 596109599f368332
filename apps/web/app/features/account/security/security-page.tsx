import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AccountSecurity } from '../../../lib/session/account-types.ts';
import type { SessionUser } from '../../../lib/session/session-user.ts';
import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountActivity } from './account-activity.tsx';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';
import { ReauthenticationProvider } from './reauthentication-provider.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityQueries } from './security-queries.ts';
import { SecurityRow, securityRowsClassName } from './security-row.tsx';
import { SecuritySection } from './security-section.tsx';
import { describeSecuritySettings } from './security-text.ts';
import { TwoStepVerification, TwoStepVerificationSection } from './two-step-verification.tsx';

export function SecurityPage({ user: { email } }: { user: SessionUser }) {
  const {
    data: security,
    isPending,
    isLoadingError,
    isFetching,
    refetch,
  } = useQuery(securityQueries.settings());
  const offersMore = security !== undefined && security.offered.length > 0;
  return (
    <ReauthenticationProvider email={email}>
      <div data-eager-scripts="" className="container-page pt-9 pb-10 md:pt-12 md:pb-16">
        <header className="pb-8 md:pb-10">
          <h1 className="text-title">Security</h1>
          <SecuritySummary security={security} />
        </header>
        <LogIn />
        {isLoadingError && (
          <TwoStepVerificationSection>
            <LoadError title="Couldn’t load two-step verification." busy={isFetching} onRetry={refetch} />
          </TwoStepVerificationSection>
        )}
        {isPending && (
          <TwoStepVerificationSection>
            <Skeleton className="block h-129 rounded-card md:h-64" />
          </TwoStepVerificationSection>
        )}
        {offersMore && <TwoStepVerification email={email} security={security} />}
        {offersMore && security.codesLeft !== null && <RecoveryCodes email={email} security={security} />}
        <Devices />
        <AccountActivity />
      </div>
    </ReauthenticationProvider>
  );
}

/** Summary of what the login requires. Screen readers announce it after every change. */
function SecuritySummary({ security }: { security: AccountSecurity | undefined }) {
  return (
    <p
      role="status"
      className={`mt-2.5 flex min-h-7 gap-2.5 leading-normal text-stone max-md:text-[1.0625rem] ${security ? '' : 'max-md:min-h-19.25'}`}
    >
      {security && security.factors.length > 0 && (
        <Icon name="shield-check" className="mt-px shrink-0 text-success" />
      )}
      {security && describeSecuritySettings(security)}
    </p>
  );
}

function LogIn() {
  return (
    <SecuritySection
      id="log-in"
      title="How you log in"
      text="Use your password or a passkey. A passkey uses your fingerprint, face or device PIN, so there’s nothing to remember."
    >
      <ul className={`${securityRowsClassName} mb-5`}>
        <SecurityRow
          icon="lock"
          title="Password"
          action={
            <Link
              to="/account/change-password"
              className={getButtonClasses({ kind: 'secondary', size: 'small' })}
            >
              Change password
            </Link>
          }
        >
          Three random words make a strong password that’s easy to remember.
        </SecurityRow>
      </ul>
      <section aria-label="Passkeys">
        <Passkeys />
      </section>
    </SecuritySection>
  );
}
