import type { AnalyticsSettings } from '@studio/contracts/public-config';
import { type ConsentChoice, mayRunScript, mustAsk } from '@studio/domain/site-events/may-run-script';
import { runScript } from '../../lib/analytics-script.ts';
import { consentFacts, keepChoice } from '../../lib/consent.ts';
import { consentPlaceId } from './consent-place.ts';

/** Starts the script of others where it may run; where people are asked first, asks, and hears the answer. */
export function startCounting({ needsConsent }: AnalyticsSettings): void {
  runScript();
  if (needsConsent) hearAnswers();
}

/** The question is found at every press: the page may be rendered anew. */
function hearAnswers(): void {
  const place = document.getElementById(consentPlaceId);
  if (!place) return;
  showState(place);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
    const asked = button?.closest<HTMLElement>(`#${consentPlaceId}`);
    if (asked) answer(asked, button?.dataset.choice as ConsentChoice);
  });
  if (mustAsk(consentFacts(true))) place.showPopover();
}

function answer(place: HTMLElement, choice: ConsentChoice): void {
  const ran = mayRunScript(consentFacts(true));
  keepChoice(choice);
  showState(place);
  place.hidePopover();
  // What runs can only be stopped with its page.
  if (ran && choice === 'declined') location.reload();
  else runScript();
}

function showState(place: HTMLElement): void {
  const { choice, refusedByBrowser } = consentFacts(true);
  place.dataset.state = refusedByBrowser ? 'refused' : (choice ?? 'open');
}
