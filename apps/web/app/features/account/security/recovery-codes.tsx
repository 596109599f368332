import { formatCount } from '@studio/domain/text/format';
import { useState } from 'react';
import { generateRecoveryCodes } from '../../../lib/session/session.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { ReplaceRecoveryCodesDialog } from './replace-recovery-codes-dialog.tsx';
import { RowButton } from './row-button.tsx';
import type { SecurityProps } from './security-props.ts';
import { SecurityRow, securityRowsClassName } from './security-row.tsx';
import { SecuritySection } from './security-section.tsx';
import { useSecurityMutation } from './use-security-mutation.ts';

/** If this number of codes or fewer remain, the page suggests new ones. */
const lowThreshold = 3;

/** Number of remaining recovery codes, and a button for new ones. */
export function RecoveryCodes({ email, security: { codesLeft: loadedCodesLeft, factors } }: SecurityProps) {
  const codesLeft = loadedCodesLeft ?? 0;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [replacing, setReplacing] = useState(false);
  const { mutate, busy, failure, reset } = useSecurityMutation(generateRecoveryCodes, {
    onDone: (made) => {
      setReplacing(false);
      setCodes(made);
    },
  });
  return (
    <SecuritySection
      id="recovery-codes"
      title="Recovery codes"
      text="Use one if you lose your phone. Each code works once, instead of a verification code."
    >
      <ul className={securityRowsClassName}>
        <SecurityRow
          icon="key-round"
          title={codesLeft === 0 ? 'No recovery codes' : `${formatCount(codesLeft, 'code')} left`}
          failure={replacing ? null : failure}
          action={
            factors.length > 0 && (
              <RowButton
                about="for two-step verification"
                kind={codesLeft > lowThreshold ? 'secondary' : 'primary'}
                busy={busy}
                busyLabel="Creating…"
                onClick={() => (codesLeft > 0 ? setReplacing(true) : mutate())}
              >
                {codesLeft > 0 ? 'Create new codes' : 'Create codes'}
              </RowButton>
            )
          }
        >
          {describeCodes(codesLeft, factors.length > 0)}
        </SecurityRow>
      </ul>
      <ReplaceRecoveryCodesDialog
        open={replacing}
        codesLeft={codesLeft}
        busy={busy}
        failure={failure}
        onMake={() => mutate()}
        onClose={() => {
          reset();
          setReplacing(false);
        }}
      />
      <RecoveryCodesDialog email={email} codes={codes} onClose={() => setCodes(null)} />
    </SecuritySection>
  );
}

function describeCodes(codesLeft: number, isUseful: boolean): string {
  if (!isUseful) return 'Turn on two-step verification first.';
  if (codesLeft === 0) return 'Ten codes to print or save with your passwords.';
  if (codesLeft <= lowThreshold) return 'You’re running low. New codes replace the ones you have left.';
  return 'You can only see your codes when you create them.';
}
