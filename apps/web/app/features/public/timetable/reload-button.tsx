import { useRevalidator } from 'react-router';
import { Button } from '../../../ui/button.tsx';

export function ReloadButton() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button
      kind="secondary"
      size="small"
      busy={state === 'loading'}
      busyLabel="Trying again…"
      onClick={() => void revalidate()}
    >
      Try again
    </Button>
  );
}
