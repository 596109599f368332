/** What somebody has said to counting by others. */
export const consentChoices = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

/** What decides about a script of others. */
export interface ConsentState {
  /** Whether it may run only for who has agreed. */
  needsConsent: boolean;
  choice: ConsentChoice | null;
  /** The browser says no for its owner: Global Privacy Control or Do Not Track. */
  refusedByBrowser: boolean;
}

/** Whether a script of others may run (handbook: analytics 4). What the browser says counts as no, whatever was pressed, also where nobody has to be asked. */
export function canRunScript({ needsConsent, choice, refusedByBrowser }: ConsentState): boolean {
  if (refusedByBrowser || choice === 'declined') return false;
  return choice === 'accepted' || !needsConsent;
}

/** Whether somebody has to be asked first. */
export function mustAskConsent({ needsConsent, choice, refusedByBrowser }: ConsentState): boolean {
  return needsConsent && choice === null && !refusedByBrowser;
}
