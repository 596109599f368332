import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { FailureNotice } from './failure-notice.tsx';
import type { MethodChoice } from './login-step-text.ts';
import { StepFooter } from './step-form.tsx';
import type { Login } from './use-login.ts';

interface ChooseMethodStepProps {
  login: Login;
  choices: readonly MethodChoice[];
  leadId: string;
}

export function ChooseMethodStep({ login, choices, leadId }: ChooseMethodStepProps) {
  const list = useRef<HTMLUListElement>(null);
  const [chosenName, setChosenName] = useState('');
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const choose = (name: string) => {
    if (login.busy) return;
    setChosenName(name);
    void login.answer(name);
  };
  return (
    <div className="grid gap-4">
      {login.failure && <FailureNotice failure={login.failure} />}
      <ul
        ref={list}
        className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-paper"
      >
        {choices.map((choice, at) => (
          <li key={choice.name}>
            <ChoiceButton
              {...choice}
              {...(at === 0 ? { about: leadId } : {})}
              busy={login.busy && chosenName === choice.name}
              onClick={() => choose(choice.name)}
            />
          </li>
        ))}
      </ul>
      <StepFooter login={login} />
    </div>
  );
}

type ChoiceButtonProps = MethodChoice & { about?: string; busy: boolean; onClick: () => void };

function ChoiceButton({ icon, label, detail, about, busy, onClick }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-describedby={about}
      aria-disabled={busy || undefined}
      className="flex min-h-18 w-full cursor-pointer items-center gap-4 px-4 py-3 text-left transition-colors duration-160 hover:bg-linen/50 focus-visible:-outline-offset-2"
    >
      <Icon name={icon} size={24} className="shrink-0" />
      <span className="min-w-0 grow leading-snug">
        <span className="block font-medium">{label}</span>
        <span className="block text-small text-stone">{detail}</span>
      </span>
      {busy ? <Spinner /> : <Icon name="arrow-right" size={20} className="shrink-0 text-stone" />}
    </button>
  );
}
