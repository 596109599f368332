import { sessionChange } from '../../lib/session/session-user.ts';
import { startSession } from '../../lib/session/start-session.ts';
import { useFrame } from '../../lib/use-frame.ts';

/** At the beginning of the header: who is signed in is known before anything of it is shown. */
export function SessionScript() {
  const identity = useFrame()?.config.identity;
  if (!identity) return null;
  const prefix = `CognitoIdentityServiceProvider.${identity.userPoolClientId}.`;
  return <script>{`(${startSession})(${JSON.stringify(prefix)},${JSON.stringify(sessionChange)})`}</script>;
}

/** At its end: fills in the names that stand in it. */
export function SessionTexts() {
  return <script>{`dispatchEvent(new Event(${JSON.stringify(sessionChange)}))`}</script>;
}
