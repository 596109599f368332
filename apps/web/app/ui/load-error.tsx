import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface LoadErrorProps {
  /** Sentence that says what couldn't be loaded. */
  title: string;
  busy: boolean;
  onRetry: () => void;
}

/** Renders a loading error where the content would be, with a retry button (handbook: pages 7). */
export function LoadError({ title, busy, onRetry }: LoadErrorProps) {
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <Button kind="secondary" size="small" busy={busy} busyLabel="Trying again…" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
