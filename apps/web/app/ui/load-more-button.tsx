import { Button } from './button.tsx';

interface MoreButtonProps {
  label: string;
  /** Null: there is no more, and nothing is shown. */
  onMore: (() => Promise<void>) | null;
  state: 'still' | 'busy' | 'failed';
}

/** Below a list: one page more of it, and a word when that did not come. */
export function LoadMoreButton({ label, onMore, state }: MoreButtonProps) {
  if (!onMore) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      <Button
        kind="secondary"
        size="small"
        busy={state === 'busy'}
        busyLabel="Loading"
        onClick={() => void onMore()}
      >
        {label}
      </Button>
      <p role="status" className="text-small text-stone">
        {state === 'failed' ? 'That did not load. Please try again.' : ''}
      </p>
    </div>
  );
}
