import { useEffect, useState } from 'react';
import { type Choice, emptyChoice, keepChoice, readKeptChoice } from './kept-choice.ts';

export interface ChoiceState {
  choice: Choice;
  /** False on the server and at first: what the tab has kept is not read yet. */
  known: boolean;
  change: (changed: Partial<Choice>) => void;
}

/**
 * What somebody chooses for a product. The page begins as it was served, then with what this tab has kept, or with the
 * code that the address brings.
 */
export function useChoice(productId: string, codeOfAddress: string | null): ChoiceState {
  const [choice, setChoice] = useState(emptyChoice);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    setChoice(readKeptChoice(productId) ?? { ...emptyChoice, promoCode: codeOfAddress });
    setKnown(true);
  }, [productId, codeOfAddress]);
  useEffect(() => {
    if (known) keepChoice(productId, choice);
  }, [productId, choice, known]);
  const change = (changed: Partial<Choice>) => setChoice((before) => ({ ...before, ...changed }));
  return { choice, known, change };
}
