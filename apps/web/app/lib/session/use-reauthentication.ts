import { createContext, useContext } from 'react';

/** Error when the member declined to give the password again. Nothing was changed and no message is needed. */
export class ReauthenticationCancelled extends Error {
  override readonly name = 'ReauthenticationCancelled';
}

/**
 * Runs work that may need a recent password, and asks for it if needed. Rejects with `ReauthenticationCancelled` if the
 * member declines.
 */
export type WithReauthentication = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Provided by pages that can ask for the password (features/account/security/reauthentication-provider.tsx). By default the
 * work runs without it.
 */
export const ReauthenticationContext = createContext<WithReauthentication>((work) => work());

export const useReauthentication = (): WithReauthentication => useContext(ReauthenticationContext);
