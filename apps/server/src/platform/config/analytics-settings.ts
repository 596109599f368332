import type { AnalyticsSettings } from '@studio/contracts/public-config';
import { analyticsKinds } from '@studio/domain/site-events/forward-event';

const consentNeeds = ['required', 'not-needed'] as const;

/**
 * Reads the settings of the third-party analytics script: ANALYTICS_SCRIPT_URL, ANALYTICS_KIND, ANALYTICS_ATTRIBUTES
 * and ANALYTICS_CONSENT. Returns null without a URL; the site then loads no script and asks for no consent.
 */
export function readAnalyticsSettings(
  env: Record<string, string | undefined>,
  problems: string[],
): AnalyticsSettings | null {
  const scriptUrl = env.ANALYTICS_SCRIPT_URL;
  if (!scriptUrl) return null;
  if (!isScriptAddress(scriptUrl))
    problems.push(`ANALYTICS_SCRIPT_URL is '${scriptUrl}', but must be an https URL`);
  const kind = analyticsKinds.find((one) => one === (env.ANALYTICS_KIND || 'event'));
  if (!kind)
    problems.push(
      `ANALYTICS_KIND is '${env.ANALYTICS_KIND}', but must be one of ${analyticsKinds.join(', ')}`,
    );
  const consent = consentNeeds.find((one) => one === (env.ANALYTICS_CONSENT || 'required'));
  if (!consent)
    problems.push(
      `ANALYTICS_CONSENT is '${env.ANALYTICS_CONSENT}', but must be one of ${consentNeeds.join(', ')}`,
    );
  const attributes = readAttributes(env.ANALYTICS_ATTRIBUTES ?? '', problems);
  return { scriptUrl, kind: kind ?? 'event', attributes, needsConsent: consent !== 'not-needed' };
}

/** Returns whether a URL may be the script's: https, or any on localhost, for local trials. */
function isScriptAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  const here = hostname === 'localhost' || hostname === '127.0.0.1';
  return !username && (protocol === 'https:' || (protocol === 'http:' && here));
}

/**
 * Parses attributes such as "data-domain=miles.example; data-api=…". Allows data attributes only, so that none can
 * weaken the site's protection.
 */
function readAttributes(text: string, problems: string[]): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const part of text.split(';').map((one) => one.trim())) {
    if (!part) continue;
    const [, name, value] = /^(data-[a-z0-9-]+)=(.*)$/.exec(part) ?? [];
    if (name === undefined || value === undefined)
      problems.push(
        `ANALYTICS_ATTRIBUTES has '${part}', but each attribute must be data-name=value, separated by ;`,
      );
    else attributes[name] = value;
  }
  return attributes;
}
