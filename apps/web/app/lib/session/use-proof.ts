import { createContext, useContext } from 'react';

/** Somebody was asked for the password again, and did not give it: nothing was changed, and nothing has to be said. */
export class NotProven extends Error {
  override readonly name = 'NotProven';
}

/** Does something that may need a password that was given lately, and asks for it then. Rejects with `NotProven` when it is not given. */
export type WithProof = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Filled by the page that can ask (features/security/proof-place.tsx). Elsewhere nobody is asked. */
export const ProofContext = createContext<WithProof>((work) => work());

export const useProof = (): WithProof => useContext(ProofContext);
