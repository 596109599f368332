import type { AnalyticsSettings } from '@studio/contracts/public-config';
import { analyticsKinds } from '@studio/domain/site-events/forward-event';
import { z } from 'zod';
import { invalidValue, separatedList } from './field-schemas.ts';

/**
 * Attributes of the script element, such as "data-domain=miles.example; data-api=…". Only data attributes are allowed,
 * because others, such as `src` or `onload`, could load or run other code.
 */
const attributes = separatedList(
  ';',
  z
    .string()
    .regex(/^data-[a-z0-9-]+=.*$/, invalidValue('each attribute must be data-name=value, separated by ;')),
).transform(
  (entries): Record<string, string> => Object.fromEntries(entries.map((entry) => entry.split(/=(.*)/, 2))),
);

/** Settings of the third-party analytics script. Without a URL, the site loads no script and asks for no consent. */
export const analyticsSettings = z.preprocess(
  (env: Record<string, unknown>) => (env.ANALYTICS_SCRIPT_URL ? env : null),
  z
    .object({
      ANALYTICS_SCRIPT_URL: z.string().refine(isScriptUrl, invalidValue('must be an https URL')),
      ANALYTICS_KIND: z.enum(analyticsKinds).default('event'),
      ANALYTICS_CONSENT: z.enum(['required', 'not-needed']).default('required'),
      ANALYTICS_ATTRIBUTES: attributes,
    })
    .transform(
      (env): AnalyticsSettings => ({
        scriptUrl: env.ANALYTICS_SCRIPT_URL,
        kind: env.ANALYTICS_KIND,
        attributes: env.ANALYTICS_ATTRIBUTES,
        needsConsent: env.ANALYTICS_CONSENT === 'required',
      }),
    )
    .nullable(),
);

/**
 * Returns whether the script may be loaded from a URL: over https, or over http from this machine, to try a script
 * locally.
 */
function isScriptUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return !username && (protocol === 'https:' || (protocol === 'http:' && isLocal));
}
