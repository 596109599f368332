/** One still block in the place of something that is loading. Its size comes from the classes given. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />;
}
