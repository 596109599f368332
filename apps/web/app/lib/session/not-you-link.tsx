import { useState } from 'react';
import { endSession } from './session.ts';

/** Button that ends the session (see `endSession`), so that the visitor continues as a guest. */
export function NotYouLink() {
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const continueAsGuest = () => {
    setIsLoggingOut(true);
    void endSession();
  };
  return (
    <button
      type="button"
      onClick={continueAsGuest}
      disabled={isLoggingOut}
      className="-my-2.5 inline-flex min-h-11 shrink-0 cursor-pointer items-center font-medium text-link"
    >
      Not you?
    </button>
  );
}
