import { useEffect, useRef } from 'react';

/** Values by which the server recognises forms that bots filled in. */
export interface BotCheck {
  /** Value of the honeypot field. */
  website: string;
  /** Time at which the form became usable, in ms since the page loaded. */
  openedAt: number;
}

/** Records when the form became usable. Returns a function that reads the signs of a bot from the form. */
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
