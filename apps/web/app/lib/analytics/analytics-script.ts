import type { AnalyticsSettings } from '@studio/contracts/public-config';
import { canRunScript } from '@studio/domain/site-events/can-run-script';
import { documentEventName, forwardEvent, type ScriptHost } from '@studio/domain/site-events/forward-event';
import { isTrackablePage } from '@studio/domain/site-events/is-trackable-page';
import type { SiteEvent } from '@studio/domain/site-events/site-events';
import { getSiteConfig } from '../site/site-config.ts';
import { readConsentState } from './consent.ts';

let script: Promise<unknown> | null = null;

/**
 * Loads the third-party analytics script, if one is configured, the visitor's consent allows it, and the page's URL
 * is not private.
 */
export function loadAnalyticsScript(): void {
  void getSettingsIfRunning();
}

/** Forwards the event to the analytics script. Does nothing when the script may not run or failed to load. */
export async function sendToAnalyticsScript(event: SiteEvent): Promise<void> {
  const settings = await getSettingsIfRunning();
  if (!settings) return;
  const page = globalThis as typeof globalThis & Partial<ScriptHost>;
  if (settings.kind === 'data-layer') page.dataLayer ??= [];
  const { plausible, dataLayer } = page;
  forwardEvent(
    settings.kind,
    { ...(plausible && { plausible }), ...(dataLayer && { dataLayer }), dispatch },
    event,
  );
}

function dispatch(detail: SiteEvent): void {
  document.dispatchEvent(new CustomEvent(documentEventName, { detail }));
}

/**
 * Loads the script if it may run. Resolves with its settings once it runs; null if it may not run or failed to load.
 * Checks the consent at every call, because visitors can withdraw it.
 */
async function getSettingsIfRunning(): Promise<AnalyticsSettings | null> {
  const { analytics } = getSiteConfig();
  if (!analytics || !canRunScript(readConsentState(analytics.needsConsent))) return null;
  // The script reads the page's URL, so it isn't loaded on a page with a private URL. If an earlier page has loaded it,
  // it stays.
  if (!script && !isTrackablePage(location)) return null;
  script ??= load(analytics);
  return script.then(
    () => analytics,
    () => null,
  );
}

function load({ scriptUrl, attributes }: AnalyticsSettings): Promise<unknown> {
  const element = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const loaded = new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
  });
  element.async = true;
  element.src = scriptUrl;
  document.head.append(element);
  return loaded;
}
