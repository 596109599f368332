import {
  type ConsentChoice,
  type ConsentState,
  consentChoices,
} from '@studio/domain/site-events/can-run-script';

const key = 'iss_consent';

/** Returns the current consent state of this browser for the analytics script. */
export function readConsentState(needsConsent: boolean): ConsentState {
  return { needsConsent, choice: readSavedChoice(), isOptedOutByBrowser: isOptedOutByBrowser() };
}

/** Saves the visitor's choice. A browser that blocks storage asks again on the next page. */
export function saveConsentChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is blocked. Without a saved choice, there's no consent.
  }
}

function readSavedChoice(): ConsentChoice | null {
  try {
    const saved = localStorage.getItem(key);
    return consentChoices.find((choice) => choice === saved) ?? null;
  } catch {
    return null;
  }
}

/** Returns whether the browser sends Global Privacy Control or Do Not Track. */
function isOptedOutByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
