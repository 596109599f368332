import type { ReactNode } from 'react';
import { getErrorSummaryTitle } from '../../../lib/forms/get-error-summary-title.ts';
import { preloadSessionClient } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { NoScriptNotice } from '../../../ui/no-script-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { AccountFormState } from './use-account-form.ts';

interface AccountFormProps {
  state: AccountFormState;
  button: string;
  busyButton: string;
  /** Message after success, shown where an error message would be. */
  success?: ReactNode;
  /** Whether the button is as wide as the form. */
  wide?: boolean;
  children: ReactNode;
}

/** Layout of an account form: error summary, fields, failure or success, and one button. */
export function AccountForm({ state, button, busyButton, success, wide = true, children }: AccountFormProps) {
  const { props, problems, failure, busy } = state;
  return (
    // With `method="dialog"`, a submit before hydration sends nothing and keeps the input.
    <form {...props} method="dialog" onFocus={preloadSessionClient} className="grid gap-5">
      {problems.length > 1 && (
        <ErrorSummary
          title={getErrorSummaryTitle(problems.length)}
          problems={problems}
          attempt={0}
          heading="h2"
        />
      )}
      {children}
      {failure && (
        <Notice tone="error" title={failure.message}>
          {failure.next}
        </Notice>
      )}
      {success}
      <NoScriptNotice part="form">You can still read about our classes and prices.</NoScriptNotice>
      <Button
        type="submit"
        size="large"
        wide={wide}
        className={wide ? 'mt-1' : 'mt-1 justify-self-start max-sm:w-full'}
        busy={busy}
        busyLabel={busyButton}
      >
        {button}
      </Button>
    </form>
  );
}
