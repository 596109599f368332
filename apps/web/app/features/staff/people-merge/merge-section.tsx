import type { PersonSearchResult } from '@studio/contracts/staff-people';
import { useState } from 'react';
import { usePeopleSearch } from '../../../lib/query/use-people-search.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DuplicatePeople } from './duplicate-people.tsx';
import { MergePeopleDialog } from './merge-people-dialog.tsx';
import { MergedRecords } from './merged-records.tsx';

interface MergeSectionProps {
  personId: string;
  /** Called with the id of the client that remains. */
  onMerged: (personId: string) => void;
  onUndone: () => void;
}

/**
 * Possible duplicates of a client, the clients merged into this client, and a button to merge with any other client.
 */
export function MergeSection({ personId, onMerged, onUndone }: MergeSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="space-y-9">
      <DuplicatePeople personId={personId} onMerged={onMerged} />
      <MergedRecords personId={personId} onUndone={onUndone} />
      <section aria-labelledby="merge-client">
        <h2 id="merge-client" className="mb-3 text-h3">
          Merge
        </h2>
        {isOpen ? (
          <MergeWith personId={personId} onMerged={onMerged} onClose={() => setOpen(false)} />
        ) : (
          <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
            Merge with another client
          </Button>
        )}
      </section>
    </div>
  );
}

interface MergeWithProps extends Pick<MergeSectionProps, 'personId' | 'onMerged'> {
  onClose: () => void;
}

function MergeWith({ personId, onMerged, onClose }: MergeWithProps) {
  const [query, setQuery] = useState('');
  const [otherId, setOther] = useState<string | null>(null);
  const { people, isSearching, isError } = usePeopleSearch(query, 'all', 6);
  const others = query.trim() === '' ? [] : people.filter((one) => one.personId !== personId);
  return (
    <section aria-label="Merge with another client">
      <TextField
        id="merge-search"
        label="Search for the other client"
        hint="Name, email or phone number"
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p aria-live="polite" className="mt-2 text-small text-stone empty:hidden">
        {query.trim() !== '' && !isSearching && !isError && others.length === 0
          ? 'No clients match your search.'
          : ''}
      </p>
      {isError && <p className="mt-2 text-small text-error">Couldn’t load clients. Type again to retry.</p>}
      <ul className="mt-2 divide-y divide-hairline">
        {others.map((other) => (
          <Other key={other.personId} person={other} onChoose={() => setOther(other.personId)} />
        ))}
      </ul>
      <Button kind="secondary" size="small" className="mt-3" onClick={onClose}>
        Cancel
      </Button>
      <MergePeopleDialog
        key={otherId}
        pair={otherId ? { personId, otherId } : null}
        onClose={() => setOther(null)}
        onMerged={(remainingId) => {
          onClose();
          onMerged(remainingId);
        }}
      />
    </section>
  );
}

function Other({ person, onChoose }: { person: PersonSearchResult; onChoose: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="block min-h-12 w-full py-2 text-left transition-colors duration-160 hover:bg-linen/50"
      >
        <span className="block font-medium">{person.name}</span>
        <span className="block text-small break-all text-stone">
          {person.email ?? person.phone ?? 'No email'}
        </span>
      </button>
    </li>
  );
}
