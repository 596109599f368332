import { ChooseMethodStep } from './choose-method-step.tsx';
import { CodeStep } from './code-step.tsx';
import { CustomChallengeStep } from './custom-challenge-step.tsx';
import { LoginForm } from './login-form.tsx';
import { listMethodChoices } from './login-step-text.ts';
import { NewPasswordStep } from './new-password-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { SetUpAppStep } from './set-up-app-step.tsx';
import { SetUpEmailStep } from './set-up-email-step.tsx';
import type { Login } from './use-login.ts';

interface LoginStepsProps {
  login: Login;
  /** Id of the element that describes the step. */
  leadId: string;
  /** Prefilled email address. */
  email?: string | undefined;
  shown?: boolean;
  /** Runs when a link in the form leads to another page. */
  onLeave?: () => void;
}

/** Shows the form or the current step. The form stays mounted, so that its input isn't lost. */
export function LoginSteps({ login, leadId, email, shown = true, onLeave }: LoginStepsProps) {
  return (
    <>
      <div hidden={login.step !== null}>
        <LoginForm login={login} email={email} shown={shown} {...(onLeave ? { onLeave } : {})} />
      </div>
      <CurrentLoginStep login={login} leadId={leadId} />
    </>
  );
}

/** Shows the current step. Renders nothing before the first step. */
export function CurrentLoginStep({ login, leadId }: Pick<LoginStepsProps, 'login' | 'leadId'>) {
  const { step } = login;
  switch (step?.at) {
    case 'new-password':
      return <NewPasswordStep login={login} needsNames={step.needsNames} />;
    case 'code':
      return <CodeStep key={step.by} login={login} step={step} leadId={leadId} />;
    case 'choose-method':
    case 'choose-factor':
    case 'choose-setup':
      return (
        <ChooseMethodStep key={step.at} login={login} choices={listMethodChoices(step)} leadId={leadId} />
      );
    case 'set-up-app':
      return <SetUpAppStep login={login} step={step} leadId={leadId} />;
    case 'set-up-email':
      return <SetUpEmailStep login={login} leadId={leadId} />;
    case 'password':
      return <PasswordStep login={login} />;
    case 'question':
      return <CustomChallengeStep login={login} />;
    default:
      return null;
  }
}
