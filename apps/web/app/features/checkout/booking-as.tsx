import { openLogin } from '../../lib/session/open-login.ts';

/** Nobody is signed in: they can be, over the page. The hold stays. */
export function BookingAs() {
  return (
    <div className="mb-7 flex items-center justify-between gap-5 rounded-card bg-linen px-5 py-4 text-[15px] leading-snug">
      <p>
        <strong className="block font-semibold">You are booking as a guest.</strong>
        Log in to use a session or your member price. Your hold stays.
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openLogin()}
        className="-my-2.5 inline-flex min-h-11 shrink-0 cursor-pointer items-center font-medium text-link"
      >
        Log in
      </button>
    </div>
  );
}
