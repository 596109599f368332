import type { AnalyticsSettings } from '@studio/contracts/public-config';
import { documentEvent, handOver, type ScriptPlace } from '@studio/domain/site-events/hand-over';
import { mayRunScript } from '@studio/domain/site-events/may-run-script';
import { isOpenPage } from '@studio/domain/site-events/open-page';
import type { SiteEvent } from '@studio/domain/site-events/site-events';
import { consentFacts } from './consent.ts';
import { siteConfig } from './site-config.ts';

let script: Promise<unknown> | null = null;

/** Loads the script of others when there is one and it may run. Without that, nothing of it is asked for. */
export function runScript(): void {
  void running();
}

/** Tells the script what has happened; nobody, when it may not run or did not come. */
export async function tellScript(event: SiteEvent): Promise<void> {
  const settings = await running();
  if (!settings) return;
  const page = globalThis as typeof globalThis & Partial<ScriptPlace>;
  if (settings.kind === 'data-layer') page.dataLayer ??= [];
  const { plausible, dataLayer } = page;
  handOver(
    settings.kind,
    { ...(plausible && { plausible }), ...(dataLayer && { dataLayer }), dispatch },
    event,
  );
}

function dispatch(detail: SiteEvent): void {
  document.dispatchEvent(new CustomEvent(documentEvent, { detail }));
}

/** The settings of the script once it runs; null when it does not. Asked at every event, since consent can be withdrawn. */
async function running(): Promise<AnalyticsSettings | null> {
  const { analytics } = siteConfig();
  if (!analytics || !mayRunScript(consentFacts(analytics.needsConsent))) return null;
  // It reads the page and its address, and is then there until the page is left.
  if (!script && !isOpenPage(location)) return null;
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
