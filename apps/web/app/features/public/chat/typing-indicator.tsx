/** Three animated dots, static with reduced motion. */
export function TypingIndicator() {
  return (
    <>
      <span className="sr-only">Writing a reply</span>
      <span aria-hidden="true" className="flex h-6 items-center gap-1.5">
        {[0, 1, 2].map((nth) => (
          <span
            key={nth}
            style={{ animationDelay: `${nth * 180}ms` }}
            className="size-2 animate-[typing_1200ms_ease-in-out_infinite_both] rounded-full bg-stone"
          />
        ))}
      </span>
    </>
  );
}
