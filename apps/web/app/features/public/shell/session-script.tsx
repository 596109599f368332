import { InlineScript } from '../../../lib/first-paint/inline-script.tsx';
import { sessionChangeEvent } from '../../../lib/session/session-user.ts';
import { startSession } from '../../../lib/session/start-session.ts';
import { useRootData } from '../../../lib/site/use-root-data.ts';

/**
 * Inline script at the start of the header. Reads from storage who is logged in, before the browser paints
 * the header.
 */
export function SessionScript() {
  const identity = useRootData()?.config.identity;
  if (!identity) return null;
  const prefix = `CognitoIdentityServiceProvider.${identity.userPoolClientId}.`;
  return (
    <InlineScript>{`(${startSession})(${JSON.stringify(prefix)},${JSON.stringify(sessionChangeEvent)})`}</InlineScript>
  );
}

/** Inline script at the end of the header. Fills in the member's names. */
export function SessionNamesScript() {
  return <InlineScript>{`dispatchEvent(new Event(${JSON.stringify(sessionChangeEvent)}))`}</InlineScript>;
}
