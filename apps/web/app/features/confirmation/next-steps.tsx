import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

export type NextStep = { label: string; to: string } | { label: string; onPress: () => void };

/** Shows the next steps, the most useful first. */
export function NextSteps({ ways }: { ways: readonly NextStep[] }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {ways.map((way, index) => {
        const kind = index === 0 ? 'primary' : 'secondary';
        return 'to' in way ? (
          <ButtonLink key={way.label} to={way.to} kind={kind}>
            {way.label}
          </ButtonLink>
        ) : (
          <Button key={way.label} onClick={way.onPress} kind={kind}>
            {way.label}
          </Button>
        );
      })}
    </div>
  );
}
