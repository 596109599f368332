interface ArchivedRowsProps {
  items: readonly { id: string; name: string }[];
  onOpen: (id: string) => void;
}

/** Collapsed list of archived records. Each row opens its record. */
export function ArchivedRows({ items, onOpen }: ArchivedRowsProps) {
  if (items.length === 0) return null;
  return (
    <details className="mt-6">
      <summary className="cursor-pointer py-2 text-ui font-medium">Archived ({items.length})</summary>
      <ul className="mt-1 divide-y divide-hairline">
        {items.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="min-h-11 text-link" onClick={() => onOpen(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
