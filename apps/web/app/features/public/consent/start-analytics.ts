import type { AnalyticsSettings } from '@studio/contracts/public-config';
import { type ConsentChoice, canRunScript, mustAskConsent } from '@studio/domain/site-events/can-run-script';
import { loadAnalyticsScript } from '../../../lib/analytics/analytics-script.ts';
import { readConsentState, saveConsentChoice } from '../../../lib/analytics/consent.ts';
import { consentBarId } from './consent-bar-id.ts';

/**
 * Loads the third-party analytics script if it may run. If the script needs the visitor's consent, asks visitors who
 * haven't chosen yet, and applies their choice.
 */
export function startAnalytics({ needsConsent }: AnalyticsSettings): void {
  loadAnalyticsScript();
  if (needsConsent) listenForChoice();
}

/** Handles clicks in the bar. Looks up the bar at every click, because React may have rendered it again. */
function listenForChoice(): void {
  const bar = document.getElementById(consentBarId);
  if (!bar) return;
  showState(bar);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-choice]') : null;
    const clickedBar = button?.closest<HTMLElement>(`#${consentBarId}`);
    if (clickedBar) applyChoice(clickedBar, button?.dataset.consentChoice as ConsentChoice);
  });
  if (mustAskConsent(readConsentState(true))) bar.showPopover();
}

function applyChoice(bar: HTMLElement, choice: ConsentChoice): void {
  const ran = canRunScript(readConsentState(true));
  saveConsentChoice(choice);
  showState(bar);
  bar.hidePopover();
  // Only reloading the page stops a running script.
  if (ran && choice === 'declined') location.reload();
  else loadAnalyticsScript();
}

function showState(bar: HTMLElement): void {
  const { choice, isOptedOutByBrowser } = readConsentState(true);
  bar.dataset.state = isOptedOutByBrowser ? 'refused' : (choice ?? 'open');
}
