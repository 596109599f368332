/** Dot for a visitor who has the chat open. The text beside the dot says the same. */
export function OnlineIndicator() {
  return <span aria-hidden="true" className="size-2.5 shrink-0 rounded-pill bg-success" />;
}
