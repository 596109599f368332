import type { GetStaffCatalogueResponse, StaffInstructor } from '@studio/contracts/staff-catalogue';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPriceShort } from '@studio/domain/money/money';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveInstructor } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import type { CatalogueTabProps } from './catalogue-tab-props.ts';
import { EditForm } from './edit-form.tsx';
import { PictureSection } from './picture-section.tsx';

const fresh: StaffInstructor = {
  id: '',
  name: '',
  bio: '',
  portrait: '',
  picture: null,
  tags: [],
  teaches: [],
  oneToOneFromPence: null,
  active: true,
};

export function InstructorsTab({ catalogue, mayChange }: CatalogueTabProps) {
  const [open, setOpen] = useState<StaffInstructor | null>(null);
  const { instructors, currency } = catalogue;
  return (
    <>
      {mayChange && (
        <Button kind="secondary" size="small" onClick={() => setOpen(fresh)}>
          Add instructor
        </Button>
      )}
      <ul className="mt-5 grid gap-4 md:grid-cols-2 desk:grid-cols-3">
        {instructors.map((instructor) => (
          <li
            key={instructor.id}
            className="relative flex gap-4 rounded-card border border-hairline bg-paper p-4"
          >
            <img
              src={instructor.portrait}
              alt=""
              width={64}
              height={74}
              loading="lazy"
              className={`h-18.5 w-16 shrink-0 rounded-input bg-linen object-cover object-[50%_35%] ${instructor.active ? '' : 'opacity-50'}`}
            />
            <div className="min-w-0">
              <button
                type="button"
                className="text-left text-row after:absolute after:inset-0"
                onClick={() => setOpen(instructor)}
              >
                {instructor.name}
              </button>
              <p className="text-small text-stone">
                {instructor.oneToOneFromPence === null
                  ? 'No 1:1s'
                  : `1:1s from ${formatPriceShort(instructor.oneToOneFromPence, currency)}`}
              </p>
              <p className="mt-1.5 flex flex-wrap gap-1.5">
                {!instructor.active && <Badge tone="warn">Inactive</Badge>}
                {instructor.tags.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <SidePanel title={open?.name || 'Add instructor'} open={open !== null} onClose={() => setOpen(null)}>
        {open && (
          <InstructorForm
            key={open.id}
            instructor={open}
            catalogue={catalogue}
            mayChange={mayChange}
            onDone={() => setOpen(null)}
          />
        )}
      </SidePanel>
    </>
  );
}

interface InstructorFormProps {
  instructor: StaffInstructor;
  catalogue: GetStaffCatalogueResponse;
  mayChange: boolean;
  onDone: () => void;
}

function InstructorForm({ instructor, catalogue, mayChange, onDone }: InstructorFormProps) {
  const { classTypes, instructors } = catalogue;
  // The panel keeps the values with which it opened, but the portrait can have changed since then.
  const portrait = instructors.find(({ id }) => id === instructor.id)?.portrait ?? instructor.portrait;
  const [draft, setDraft] = useState({
    name: instructor.name,
    bio: instructor.bio,
    tags: instructor.tags.join(', '),
    teaches: instructor.teaches,
    active: instructor.active,
    oneToOne: instructor.oneToOneFromPence === null ? '' : formatAmountInput(instructor.oneToOneFromPence),
  });
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: saveInstructor,
    onSuccess: (_, { id, name }) => {
      showToast(id ? `Changes to ${name} are live.` : `${name} added.`);
      onDone();
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
  });
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const price = draft.oneToOne.trim() === '' ? null : parseAmountInput(draft.oneToOne);
  const wrongPrice = draft.oneToOne.trim() !== '' && price === null;
  const save = () => {
    setTried(true);
    if (!normaliseLine(draft.name) || !draft.bio.trim() || wrongPrice) return;
    const tags = draft.tags
      .split(',')
      .map((tag) => normaliseLine(tag))
      .filter(Boolean);
    const { name, bio, teaches, active } = draft;
    saving.mutate({ id: instructor.id || null, name, bio, tags, teaches, active, oneToOneFromPence: price });
  };
  const fields = (
    <>
      <TextField
        id="instructor-name"
        label="Name"
        maxLength={80}
        disabled={!mayChange}
        value={draft.name}
        error={tried && !normaliseLine(draft.name) ? 'Enter a name.' : undefined}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextAreaField
        id="instructor-bio"
        label="Bio"
        maxLength={1200}
        disabled={!mayChange}
        value={draft.bio}
        error={tried && !draft.bio.trim() ? 'Enter a short bio.' : undefined}
        onChange={(event) => set({ bio: event.target.value })}
      />
      <TextField
        id="instructor-tags"
        label="Tags"
        optional
        disabled={!mayChange}
        value={draft.tags}
        hint="Separate with commas, for example Strength, Beginners"
        onChange={(event) => set({ tags: event.target.value })}
      />
      <TextField
        id="instructor-one-to-one"
        label="Lowest 1:1 price (£)"
        optional
        inputMode="decimal"
        disabled={!mayChange}
        value={draft.oneToOne}
        hint="Leave blank if they don’t teach 1:1s."
        error={tried && wrongPrice ? 'Enter a price, for example 55.00.' : undefined}
        onChange={(event) => set({ oneToOne: event.target.value })}
      />
      <fieldset>
        <legend className="mb-3 text-[15px] font-medium">Classes taught</legend>
        <div className="grid gap-2">
          {classTypes.map(({ id, title }) => (
            <CheckboxField
              key={id}
              id={`teaches-${id}`}
              checked={draft.teaches.includes(id)}
              disabled={!mayChange}
              onChange={(event) =>
                set({
                  teaches: event.target.checked
                    ? [...draft.teaches, id]
                    : draft.teaches.filter((other) => other !== id),
                })
              }
            >
              {title}
            </CheckboxField>
          ))}
        </div>
      </fieldset>
      <CheckboxField
        id="instructor-active"
        checked={draft.active}
        disabled={!mayChange}
        onChange={(event) => set({ active: event.target.checked })}
      >
        Active (shown on the site)
      </CheckboxField>
    </>
  );
  if (!mayChange) return <div className="grid gap-5">{fields}</div>;
  return (
    <>
      {instructor.id && (
        <PictureSection
          subject={{ kind: 'instructor', id: instructor.id }}
          builtIn={<img src={portrait} alt="" className="size-full object-cover object-[50%_35%]" />}
          emptyNote="No picture yet. The site shows this portrait until you upload one."
        />
      )}
      <EditForm saving={saving} label={instructor.id ? 'Save changes' : 'Add instructor'} onSave={save}>
        {fields}
      </EditForm>
    </>
  );
}
