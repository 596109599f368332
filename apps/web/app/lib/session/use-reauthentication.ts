import { createContext, useContext } from 'react';

/**
 * Error when the member declined to enter the password again. Nothing was changed, and no message is needed.
 */
export class ReauthenticationCancelled extends Error {
  override readonly name = 'ReauthenticationCancelled';
}

/**
 * Function that runs work which may need a recent password, and asks for the password if needed. Rejects with
 * `ReauthenticationCancelled` if the member declines.
 */
export type WithReauthentication = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Pages that can ask for the password provide the function
 * (features/account/security/reauthentication-provider.tsx). By default the work runs without asking.
 */
export const ReauthenticationContext = createContext<WithReauthentication>((work) => work());

export const useReauthentication = (): WithReauthentication => useContext(ReauthenticationContext);
