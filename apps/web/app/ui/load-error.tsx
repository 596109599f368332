import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface FailedProps {
  /** What couldn't be loaded, as a sentence. */
  title: string;
  busy: boolean;
  onRetry: () => void;
}

/** What could not be loaded, in the place of it, with another try (handbook: pages 7). */
export function LoadError({ title, busy, onRetry }: FailedProps) {
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <Button kind="secondary" size="small" busy={busy} busyLabel="Trying again" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
