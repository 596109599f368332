import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';

export type NextStep = { label: string; to: string } | { label: string; onClick: () => void };

/** Shows the customer's next steps, the most useful first. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {steps.map((step, index) => {
        const kind = index === 0 ? 'primary' : 'secondary';
        return 'to' in step ? (
          <ButtonLink key={step.label} to={step.to} kind={kind}>
            {step.label}
          </ButtonLink>
        ) : (
          <Button key={step.label} onClick={step.onClick} kind={kind}>
            {step.label}
          </Button>
        );
      })}
    </div>
  );
}
