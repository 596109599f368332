import { useRef, useState } from 'react';

/**
 * Asks for confirmation before a price becomes £0. `savedPence` is the price before; null for a new record. Call
 * `needsConfirmation` while saving and stop if it returns true; confirming submits the form again.
 */
export function useFreePriceConfirmation(savedPence: number | null) {
  const [isConfirming, setConfirming] = useState(false);
  const isConfirmed = useRef(false);
  return {
    isConfirming,
    close: () => setConfirming(false),
    needsConfirmation: (pricePence: number): boolean => {
      if (pricePence > 0 || savedPence === 0 || isConfirmed.current) return false;
      setConfirming(true);
      return true;
    },
    confirm: (form: HTMLFormElement | null) => {
      isConfirmed.current = true;
      setConfirming(false);
      form?.requestSubmit();
    },
  };
}
