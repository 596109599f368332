import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '../../../lib/session/account-types.ts';
import { getSiteConfig } from '../../../lib/site/site-config.ts';
import { Button } from '../../../ui/button.tsx';
import { DelayedSkeleton } from '../../../ui/delayed-skeleton.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountLinks } from './account-links.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileQueries } from './profile-queries.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { type UnverifiedPhone, VerifyPhone } from './verify-phone.tsx';

export function ProfilePage() {
  return (
    <div className="container-page pt-10 pb-20 md:pt-12 md:pb-24">
      <h1 className="text-title">Account settings</h1>
      <p className="mt-2.5 mb-8 leading-normal text-stone max-md:text-[1.0625rem]">
        Your name and contact details for bookings.
      </p>
      <div className="grid items-start gap-x-18 gap-y-10 desk:grid-cols-[minmax(0,656px)_408px] desk:justify-between">
        <div className="rounded-panel border border-hairline bg-paper p-5 sm:p-8">
          <Details />
        </div>
        <AccountLinks />
      </div>
    </div>
  );
}

function Details() {
  const { data, isPending, isError, refetch } = useQuery(profileQueries.own());
  return (
    <DelayedSkeleton pending={isPending} label="Loading your details…" skeleton={<ProfileSkeleton />}>
      {isError && <NotLoaded onRetry={refetch} />}
      {data && <ProfileAndPhone profile={data} />}
    </DelayedSkeleton>
  );
}

/** Shows the profile form, and below it the verification of the phone number. */
function ProfileAndPhone({ profile }: { profile: Profile }) {
  const [phone, setPhone] = useState<UnverifiedPhone>({
    number: profile.phone,
    verified: profile.phoneVerified,
    sentTo: null,
  });
  const saved = (number: string, sentTo: string | null) => {
    if (number !== phone.number) setPhone({ number, verified: false, sentTo });
  };
  // Without an SMS provider, a number can't be verified.
  const canBeTexted = phone.sentTo !== null || getSiteConfig().identity.secondFactors.includes('SMS');
  const needsVerification = phone.number && !phone.verified && canBeTexted;
  return (
    <>
      <ProfileForm profile={profile} onSaved={saved} />
      {needsVerification && <VerifyPhone key={phone.number} {...phone} />}
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      title="Couldn’t load your details."
      action={
        <Button kind="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Check your connection and try again.
    </Notice>
  );
}
