/** Choices of the visitor about third-party analytics. */
export const consentChoices = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

/** Facts that decide whether a third-party script may run. */
export interface ConsentState {
  /** Whether the script needs the visitor's consent. */
  needsConsent: boolean;
  choice: ConsentChoice | null;
  /** Whether the browser sends Global Privacy Control or Do Not Track. */
  isOptedOutByBrowser: boolean;
}

/**
 * Returns whether a third-party script may run (handbook: analytics 4). A browser signal overrides the visitor's
 * choice, even where no consent is needed.
 */
export function canRunScript({ needsConsent, choice, isOptedOutByBrowser }: ConsentState): boolean {
  if (isOptedOutByBrowser || choice === 'declined') return false;
  return choice === 'accepted' || !needsConsent;
}

/** Returns whether the site must ask the visitor for consent before the script runs. */
export function mustAskConsent({ needsConsent, choice, isOptedOutByBrowser }: ConsentState): boolean {
  return needsConsent && choice === null && !isOptedOutByBrowser;
}
