import { consentCopy } from '@studio/content/copy/consent';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { consentBarId } from './consent-bar-id.ts';

/** Button that reopens the consent bar. Renders nothing if the analytics script needs no consent. */
export function ConsentSettingsButton({ className }: { className: string }) {
  const analytics = useRootData()?.config.analytics;
  if (!analytics?.needsConsent) return null;
  return (
    <button type="button" popoverTarget={consentBarId} className={className}>
      {consentCopy.open}
    </button>
  );
}
