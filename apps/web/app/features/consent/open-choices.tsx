import { consentCopy } from '@studio/content/copy/consent';
import { useFrame } from '../../lib/use-frame.ts';
import { consentPlaceId } from './consent-place.ts';

/** Opens the question again, to change the answer. Only where there is one. */
export function OpenChoices({ className }: { className: string }) {
  const analytics = useFrame()?.config.analytics;
  if (!analytics?.needsConsent) return null;
  return (
    <button type="button" popoverTarget={consentPlaceId} className={className}>
      {consentCopy.open}
    </button>
  );
}
