/** The visitor has the chat open now. */
export function HereDot() {
  return (
    <>
      <span aria-hidden="true" title="Here now" className="size-2.5 shrink-0 rounded-pill bg-success" />
      <span className="sr-only">, here now</span>
    </>
  );
}
