import { ChoosePassword } from './choose-password.tsx';
import { ChooseStep } from './choose-step.tsx';
import { CodeStep } from './code-step.tsx';
import { LoginForm } from './login-form.tsx';
import { PasswordStep } from './password-step.tsx';
import { QuestionStep } from './question-step.tsx';
import { SetUpAppStep } from './set-up-app-step.tsx';
import { SetUpEmailStep } from './set-up-email-step.tsx';
import { choicesOf } from './step-words.ts';
import type { Login } from './use-login.ts';

interface LoginStepsProps {
  login: Login;
  /** Of the text above, which says what is asked. */
  leadId: string;
  /** The address that stands in the form already. */
  email?: string | undefined;
  /** Whether it can be seen. */
  shown?: boolean;
  /** People go to another page from here. */
  onLeave?: () => void;
}

/** The form, or the step that somebody is at. The form stays behind it: what was typed is there on the way back. */
export function LoginSteps({ login, leadId, email, shown = true, onLeave }: LoginStepsProps) {
  return (
    <>
      <div hidden={login.step !== null}>
        <LoginForm login={login} email={email} shown={shown} {...(onLeave ? { onLeave } : {})} />
      </div>
      <LoginStep login={login} leadId={leadId} />
    </>
  );
}

/** The step that somebody is at; nothing before the first. */
export function LoginStep({ login, leadId }: Pick<LoginStepsProps, 'login' | 'leadId'>) {
  const { step } = login;
  switch (step?.at) {
    case 'new-password':
      return <ChoosePassword login={login} needsNames={step.needsNames} />;
    case 'code':
      return <CodeStep key={step.by} login={login} step={step} leadId={leadId} />;
    case 'choose-way':
    case 'choose-factor':
    case 'choose-setup':
      return <ChooseStep key={step.at} login={login} choices={choicesOf(step)} leadId={leadId} />;
    case 'set-up-app':
      return <SetUpAppStep login={login} step={step} leadId={leadId} />;
    case 'set-up-email':
      return <SetUpEmailStep login={login} leadId={leadId} />;
    case 'password':
      return <PasswordStep login={login} />;
    case 'question':
      return <QuestionStep login={login} />;
    default:
      return null;
  }
}
