import { createContext, useContext } from 'react';

/**
 * Error when the member declined to enter the password again. Nothing was changed, and no message is needed.
 */
export class ReauthenticationCancelledError extends Error {
  override readonly name = 'ReauthenticationCancelledError';
}

/**
 * Function that runs work that may need a recent login. If the work needs one, asks for the password and runs the
 * work again. Rejects with `ReauthenticationCancelledError` if the member declines.
 */
export type WithReauthentication = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Provides `WithReauthentication` on pages that can ask for the password
 * (features/account/security/reauthentication-provider.tsx). On other pages the work runs without asking.
 */
export const ReauthenticationContext = createContext<WithReauthentication>((work) => work());

export const useReauthentication = (): WithReauthentication => useContext(ReauthenticationContext);
