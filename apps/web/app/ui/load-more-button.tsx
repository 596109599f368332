import { Button } from './button.tsx';

interface LoadMoreButtonProps {
  label: string;
  /** Result of the list's `useInfiniteQuery`. Nothing is rendered on the last page. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

export function LoadMoreButton({ label, list }: LoadMoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      <Button
        kind="secondary"
        size="small"
        busy={isFetchingNextPage}
        busyLabel="Loading…"
        onClick={() => void fetchNextPage()}
      >
        {label}
      </Button>
      <p role="status" className="text-small text-stone">
        {isFetchNextPageError && !isFetchingNextPage ? 'Couldn’t load more. Try again.' : ''}
      </p>
    </div>
  );
}
