import type { AccountDevice } from '../../../lib/session/account-types.ts';
import { signOutDevice } from '../../../lib/session/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatPastMoment } from './format-past-moment.ts';
import { RowButton } from './row-button.tsx';
import { describeNetworkOrigin } from './security-text.ts';
import { useSecurityMutation } from './use-security-mutation.ts';

interface DeviceRowProps {
  device: AccountDevice;
  /** Called when logging out starts, so that the last announcement is cleared. */
  onStart: () => void;
  onSignedOut: () => void;
}

const mobilePattern = /iPhone|Android|iPad/;

export function DeviceRow({ device, onStart, onSignedOut }: DeviceRowProps) {
  const { id, browser, isThis, lastSignIn } = device;
  const { mutate, busy, failure } = useSecurityMutation(() => signOutDevice(id), { onDone: onSignedOut });
  const name = browser ?? 'Unknown browser';
  const where = describeNetworkOrigin(device);
  return (
    <li className="px-5 py-5 sm:px-7">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <div className="flex min-w-0 flex-[1_1_17rem] gap-4">
          <Icon
            name={mobilePattern.test(name) ? 'smartphone' : 'monitor'}
            className={`shrink-0 ${isThis ? 'text-success' : 'text-stone'}`}
          />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-semibold">
              {name}
              {isThis && <Badge tone="ok">This device</Badge>}
            </p>
            <p className="numeric mt-0.5 text-small leading-normal text-stone">
              Logged in {formatPastMoment(lastSignIn, new Date())}
              {where && `, ${where}`}
            </p>
          </div>
        </div>
        {!isThis && (
          <div className="max-sm:pl-10">
            <RowButton
              about={`of ${name}`}
              kind="secondary"
              busy={busy}
              busyLabel="Logging out…"
              onClick={() => {
                onStart();
                mutate();
              }}
            >
              Log out
            </RowButton>
          </div>
        )}
      </div>
      <p role="alert" className="mt-3 pl-10 text-small text-error empty:hidden">
        {failure}
      </p>
    </li>
  );
}
