import type { AnalyticsSettings } from '@studio/contracts/public-config';
import { type ConsentChoice, canRunScript, mustAskConsent } from '@studio/domain/site-events/can-run-script';
import { loadAnalyticsScript } from '../../lib/analytics-script.ts';
import { readConsentState, saveConsentChoice } from '../../lib/consent.ts';
import { consentBarId } from './consent-bar-id.ts';

/** Starts the third-party analytics script if allowed. Asks for consent first where it's needed. */
export function startAnalytics({ needsConsent }: AnalyticsSettings): void {
  loadAnalyticsScript();
  if (needsConsent) hearAnswers();
}

/** Looks up the bar at every click, because React may have rendered it again. */
function hearAnswers(): void {
  const place = document.getElementById(consentBarId);
  if (!place) return;
  showState(place);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
    const asked = button?.closest<HTMLElement>(`#${consentBarId}`);
    if (asked) answer(asked, button?.dataset.choice as ConsentChoice);
  });
  if (mustAskConsent(readConsentState(true))) place.showPopover();
}

function answer(place: HTMLElement, choice: ConsentChoice): void {
  const ran = canRunScript(readConsentState(true));
  saveConsentChoice(choice);
  showState(place);
  place.hidePopover();
  // A running script stops only when its page is reloaded.
  if (ran && choice === 'declined') location.reload();
  else loadAnalyticsScript();
}

function showState(place: HTMLElement): void {
  const { choice, refusedByBrowser } = readConsentState(true);
  place.dataset.state = refusedByBrowser ? 'refused' : (choice ?? 'open');
}
