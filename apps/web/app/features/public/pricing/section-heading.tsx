export function SectionHeading({ id, name, lead }: { id: string; name: string; lead?: string }) {
  return (
    <div>
      <h2 id={`${id}-heading`} className="w-fit text-h2">
        {name}
      </h2>
      {lead && <p className="mt-3 max-w-[36em] text-stone in-[.on-dark]:text-mist">{lead}</p>}
    </div>
  );
}
