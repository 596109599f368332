import { Button } from './button.tsx';

interface LoadMoreButtonProps {
  label: string;
  /** Loads the next page; null on the last page, for which nothing is rendered. */
  onMore: (() => Promise<void>) | null;
  state: 'still' | 'busy' | 'failed';
}

export function LoadMoreButton({ label, onMore, state }: LoadMoreButtonProps) {
  if (!onMore) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      <Button
        kind="secondary"
        size="small"
        busy={state === 'busy'}
        busyLabel="Loading…"
        onClick={() => void onMore()}
      >
        {label}
      </Button>
      <p role="status" className="text-small text-stone">
        {state === 'failed' ? 'Couldn’t load more. Try again.' : ''}
      </p>
    </div>
  );
}
