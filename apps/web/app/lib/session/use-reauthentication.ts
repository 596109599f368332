import { createContext, useContext } from 'react';

/** Somebody was asked for the password again, and did not give it: nothing was changed, and nothing has to be said. */
export class ReauthenticationCancelled extends Error {
  override readonly name = 'ReauthenticationCancelled';
}

/** Does something that may need a password that was given lately, and asks for it then. Rejects with `ReauthenticationCancelled` when it is not given. */
export type WithReauthentication = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Filled by the page that can ask (features/security/reauthentication-provider.tsx). Elsewhere nobody is asked. */
export const ReauthenticationContext = createContext<WithReauthentication>((work) => work());

export const useReauthentication = (): WithReauthentication => useContext(ReauthenticationContext);
