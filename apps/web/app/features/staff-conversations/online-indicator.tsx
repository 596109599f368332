/** The visitor has the chat open now; words beside it say so. */
export function OnlineIndicator() {
  return <span aria-hidden="true" className="size-2.5 shrink-0 rounded-pill bg-success" />;
}
