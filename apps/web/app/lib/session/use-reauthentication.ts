import { createContext, useContext } from 'react';

/**
 * Error when the member declined to enter the password again. Nothing was changed, and no message is needed.
 */
export class ReauthenticationCancelledError extends Error {
  override readonly name = 'ReauthenticationCancelledError';
}

/**
 * Runs work that may need a recently entered password. If it does, asks for the password and runs the work
 * again. Rejects with `ReauthenticationCancelledError` if the member declines.
 */
export type WithReauthentication = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Provides the function on pages that can ask for the password
 * (features/account/security/reauthentication-provider.tsx). On other pages the work runs without asking.
 */
export const ReauthenticationContext = createContext<WithReauthentication>((work) => work());

export const useReauthentication = (): WithReauthentication => useContext(ReauthenticationContext);
