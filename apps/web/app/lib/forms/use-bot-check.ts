import { useEffect, useRef } from 'react';

/** Signs that a bot filled in the form. */
export interface BotCheck {
  /** Value of the honeypot field. */
  website: string;
  /** Time at which the form became usable, in ms since the page loaded. */
  openedAt: number;
}

/** Measures since when the form is usable. Returns a function that reads the signs of a bot from the form. */
export function useBotCheck(): (form: HTMLFormElement) => BotCheck {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return (form) => ({
    website: String(new FormData(form).get('website')),
    openedAt: openedAt.current,
  });
}
