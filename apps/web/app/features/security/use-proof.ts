import { createContext, useContext } from 'react';

/** Does something that may need a password that was given lately, and asks for it then. Rejects with `NotProven` when it is not given. */
export type WithProof = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const ProofContext = createContext<WithProof>((work) => work());

export const useProof = (): WithProof => useContext(ProofContext);
