/** Renders a spinner that appears after 400 ms, so that quick requests show none. */
export function Spinner() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5 animate-[fade-in_160ms_400ms_both]"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="origin-center animate-rotate" d="M10 2.5a7.5 7.5 0 1 1-7.5 7.5" />
    </svg>
  );
}
