import { useState } from 'react';
import { signOut } from '../../lib/session/account.ts';
import { openLogin } from '../../lib/session/open-login.ts';
import type { SessionUser } from '../../lib/session/session-user.ts';
import { useSession } from '../../lib/session/use-session.ts';

const action = '-my-2.5 inline-flex min-h-11 shrink-0 cursor-pointer items-center font-medium text-link';

/** Who the booking is for: a guest, who can log in over the page, or the member who is signed in. The hold stays. */
export function BookingAs() {
  const { user } = useSession();
  return (
    <div className="mb-7 flex items-center justify-between gap-5 rounded-card bg-linen px-5 py-4 text-[15px] leading-snug">
      {user ? <AsMember user={user} /> : <AsGuest />}
    </div>
  );
}

function AsGuest() {
  return (
    <>
      <p>
        <strong className="block font-semibold">You are booking as a guest.</strong>
        Log in and your details are filled in. Your hold stays.
      </p>
      <button type="button" aria-haspopup="dialog" onClick={() => openLogin()} className={action}>
        Log in
      </button>
    </>
  );
}

function AsMember({ user }: { user: SessionUser }) {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <>
      <div className="flex min-w-0 items-center gap-3.5" role="status">
        <span
          aria-hidden="true"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-sand font-semibold"
        >
          {user.firstName.charAt(0).toUpperCase()}
        </span>
        <p className="min-w-0">
          <span className="sr-only">You are booking as </span>
          <strong className="block font-semibold [overflow-wrap:anywhere]">{user.name}</strong>
          <span className="block text-stone [overflow-wrap:anywhere]">{user.email}</span>
        </p>
      </div>
      <button type="button" onClick={leave} disabled={leaving} className={action}>
        Not you?
      </button>
    </>
  );
}
