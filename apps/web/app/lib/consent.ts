import {
  type ConsentChoice,
  type ConsentState,
  consentChoices,
} from '@studio/domain/site-events/can-run-script';

const key = 'iss_consent';

/** What decides about the script of others in this browser, now. */
export function readConsentState(needsConsent: boolean): ConsentState {
  return { needsConsent, choice: keptChoice(), refusedByBrowser: refusedByBrowser() };
}

/** Keeps what was chosen, until it is changed. In a browser that stores nothing it is asked again with the next page. */
export function saveConsentChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Nothing was kept, so nothing was agreed to.
  }
}

function keptChoice(): ConsentChoice | null {
  try {
    const kept = localStorage.getItem(key);
    return consentChoices.find((choice) => choice === kept) ?? null;
  } catch {
    return null;
  }
}

/** Global Privacy Control, or Do Not Track. */
function refusedByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
