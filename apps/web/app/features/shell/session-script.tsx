import { InlineScript } from '../../lib/inline-script.tsx';
import { sessionChangeEvent } from '../../lib/session/session-user.ts';
import { startSession } from '../../lib/session/start-session.ts';
import { useRootData } from '../../lib/use-root-data.ts';

/** At the beginning of the header: who is signed in is known before anything of it is shown. */
export function SessionScript() {
  const identity = useRootData()?.config.identity;
  if (!identity) return null;
  const prefix = `CognitoIdentityServiceProvider.${identity.userPoolClientId}.`;
  return (
    <InlineScript>{`(${startSession})(${JSON.stringify(prefix)},${JSON.stringify(sessionChangeEvent)})`}</InlineScript>
  );
}

/** At its end: fills in the names that stand in it. */
export function SessionNamesScript() {
  return <InlineScript>{`dispatchEvent(new Event(${JSON.stringify(sessionChangeEvent)}))`}</InlineScript>;
}
