import type { StaffClassType } from '@studio/contracts/staff-catalogue';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AreaField } from '../../../ui/area-field.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveClassType } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import type { CatalogueTabProps } from './catalogue-tab-props.ts';
import { ConfirmFreePriceDialog } from './confirm-free-price-dialog.tsx';
import { EditForm } from './edit-form.tsx';
import { parseBoundedInteger } from './parse-input.ts';

export function ClassesTab({
  catalogue: { classTypes, activities, currency },
  mayChange,
}: CatalogueTabProps) {
  const [open, setOpen] = useState<string | null>(null);
  const chosen = classTypes.find(({ id }) => id === open) ?? null;
  return (
    <>
      {activities.map(({ id, label }) => (
        <section key={id} aria-labelledby={`activity-${id}`} className="mt-8 first:mt-0">
          <h2 id={`activity-${id}`} className="text-h3">
            {label}
          </h2>
          <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
            {classTypes
              .filter(({ activityId }) => activityId === id)
              .map((kind) => (
                <li key={kind.id}>
                  <button
                    type="button"
                    onClick={() => setOpen(kind.id)}
                    className="grid w-full grid-cols-[1fr_auto] items-center gap-x-4 py-3.5 text-left hover:bg-linen/60"
                  >
                    <span>
                      <span className="text-row">{kind.title}</span>
                      <span className="block text-small text-stone">
                        {kind.durationMin} minutes ·{' '}
                        {formatCount(kind.upcomingClasses, 'upcoming class', 'upcoming classes')}
                      </span>
                    </span>
                    <span className="numeric text-ui font-medium">
                      {formatPriceShort(kind.pricePence, currency)}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <SidePanel title={chosen?.title ?? 'Class'} open={chosen !== null} onClose={() => setOpen(null)}>
        {chosen && (
          <ClassTypeForm key={chosen.id} kind={chosen} mayChange={mayChange} onDone={() => setOpen(null)} />
        )}
      </SidePanel>
    </>
  );
}

interface ClassTypeFormProps {
  kind: StaffClassType;
  mayChange: boolean;
  onDone: () => void;
}

function ClassTypeForm({ kind, mayChange, onDone }: ClassTypeFormProps) {
  const [draft, setDraft] = useState({
    title: kind.title,
    description: kind.description,
    price: formatAmountInput(kind.pricePence),
    duration: String(kind.durationMin),
    includeScheduled: true,
  });
  const [tried, setTried] = useState(false);
  const [isConfirmingFree, setConfirmingFree] = useState(false);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: saveClassType,
    onSuccess: ({ changedClasses }, { title }) => {
      showToast(
        changedClasses > 0
          ? `${title} saved. ${formatCount(changedClasses, 'upcoming class', 'upcoming classes')} updated.`
          : `${title} saved. Changes apply to new classes.`,
      );
      onDone();
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
  });
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const price = parseAmountInput(draft.price);
  const duration = parseBoundedInteger(draft.duration, 15, 240);
  const save = () => {
    setTried(true);
    const { title, description, includeScheduled } = draft;
    if (price === null || !duration || !normaliseLine(title) || !description.trim()) return;
    if (price === 0 && kind.pricePence > 0 && !isConfirmingFree) {
      setConfirmingFree(true);
      return;
    }
    saving.mutate({
      id: kind.id,
      title,
      description,
      pricePence: price,
      durationMin: duration,
      includeScheduled,
    });
  };
  const open = kind.upcomingClasses - kind.upcomingBookings;
  const fields = (
    <>
      <TextField
        id="kind-title"
        label="Class name"
        maxLength={80}
        disabled={!mayChange}
        value={draft.title}
        error={tried && !normaliseLine(draft.title) ? 'Enter a class name.' : undefined}
        onChange={(event) => set({ title: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          id="kind-price"
          label="Price per place (£)"
          inputMode="decimal"
          disabled={!mayChange}
          value={draft.price}
          error={tried && price === null ? 'Enter £0 or more, with up to 2 decimals.' : undefined}
          onChange={(event) => set({ price: event.target.value })}
        />
        <TextField
          id="kind-duration"
          label="Duration (minutes)"
          inputMode="numeric"
          disabled={!mayChange}
          value={draft.duration}
          error={tried && !duration ? 'Enter a number from 15 to 240.' : undefined}
          onChange={(event) => set({ duration: event.target.value })}
        />
      </div>
      <AreaField
        id="kind-description"
        label="Description"
        maxLength={1200}
        disabled={!mayChange}
        value={draft.description}
        error={tried && !draft.description.trim() ? 'Enter a description.' : undefined}
        onChange={(event) => set({ description: event.target.value })}
      />
    </>
  );
  if (!mayChange) return <div className="grid gap-5">{fields}</div>;
  return (
    <>
      <EditForm saving={saving} label="Save class" onSave={save}>
        {fields}
        <div>
          <CheckboxField
            id="kind-include-scheduled"
            checked={draft.includeScheduled}
            onChange={(event) => set({ includeScheduled: event.target.checked })}
          >
            Also update {formatCount(open, 'upcoming class', 'upcoming classes')} without bookings
          </CheckboxField>
          <p className="mt-1.5 pl-9 text-small text-stone">
            {kind.upcomingBookings > 0
              ? `${formatCount(kind.upcomingBookings, 'class', 'classes')} with bookings won’t change.`
              : 'New classes in a series use these details from now on.'}
          </p>
        </div>
      </EditForm>
      <ConfirmFreePriceDialog
        open={isConfirmingFree}
        name={draft.title}
        saving={saving}
        onConfirm={save}
        onClose={() => setConfirmingFree(false)}
      />
    </>
  );
}
