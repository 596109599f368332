interface PersonRowProps {
  /** Text before the name for screen readers, such as "You are buying as". */
  lead: string;
  name: string;
  firstName: string;
  email: string;
}

/** Renders a person's initial, name and email. Screen readers announce changes. */
export function PersonRow({ lead, name, firstName, email }: PersonRowProps) {
  return (
    <div className="flex min-w-0 items-center gap-3.5 text-[15px] leading-snug" role="status">
      <span
        aria-hidden="true"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-sand font-semibold"
      >
        {firstName.charAt(0).toUpperCase()}
      </span>
      <p className="min-w-0">
        <span className="sr-only">{lead} </span>
        <strong className="block font-semibold [overflow-wrap:anywhere]">{name}</strong>
        <span className="block text-stone [overflow-wrap:anywhere]">{email}</span>
      </p>
    </div>
  );
}
