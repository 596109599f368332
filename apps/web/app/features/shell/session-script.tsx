import { PlacedScript } from '../../lib/placed-script.tsx';
import { sessionChange } from '../../lib/session/session-user.ts';
import { startSession } from '../../lib/session/start-session.ts';
import { useFrame } from '../../lib/use-frame.ts';

/** At the beginning of the header: who is signed in is known before anything of it is shown. */
export function SessionScript() {
  const identity = useFrame()?.config.identity;
  if (!identity) return null;
  const prefix = `CognitoIdentityServiceProvider.${identity.userPoolClientId}.`;
  return (
    <PlacedScript>{`(${startSession})(${JSON.stringify(prefix)},${JSON.stringify(sessionChange)})`}</PlacedScript>
  );
}

/** At its end: fills in the names that stand in it. */
export function SessionTexts() {
  return <PlacedScript>{`dispatchEvent(new Event(${JSON.stringify(sessionChange)}))`}</PlacedScript>;
}
