import type { StaffClassType } from '@studio/contracts/staff-class-types';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getClassPicture } from '../../../assets/pictures/get-class-picture.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { ArchivedRows } from './archived-rows.tsx';
import { reorderClassType } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import type { CatalogueTabProps } from './catalogue-tab-props.ts';
import { ClassTypeForm, type ClassTypeWarnings } from './class-type-form.tsx';
import { PictureSection } from './picture-section.tsx';
import { PriceMismatchDialog } from './price-mismatch-dialog.tsx';
import { RecordRow } from './record-row.tsx';
import { RenameActivity } from './rename-activity.tsx';
import { ReorderableRows } from './reorderable-rows.tsx';
import { useBuiltInPreview } from './use-built-in-preview.tsx';

/** Open panel: a saved class type, or a new one, which may be a copy of another. */
type OpenClassType = { type: StaffClassType | null; copyOf?: StaffClassType };

const noWarnings: ClassTypeWarnings = { mismatch: null, uncovered: null };

/** Class types by activity, with a panel that adds and edits them. */
export function ClassTypesTab({ catalogue, mayChange }: CatalogueTabProps) {
  const { classTypes, activities, currency } = catalogue;
  const [open, setOpen] = useState<OpenClassType | null>(null);
  const queryClient = useQueryClient();
  const moving = useMutation({
    mutationFn: ({ id, by }: { id: string; by: -1 | 1 }) => reorderClassType(id, by),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: catalogueQueries.all }),
  });
  const failure = describeMutationError(moving.error);
  const openById = (id: string) => setOpen({ type: classTypes.find((type) => type.id === id) ?? null });
  const [pictured, setPictured] = useState<{ id: string; label: string } | null>(null);
  const [warnings, setWarnings] = useState<ClassTypeWarnings>(noWarnings);
  const { mismatch, uncovered } = warnings;
  const close = (found = noWarnings) => {
    setOpen(null);
    setWarnings(found);
  };
  const named = classTypes.map((type) => ({ ...type, name: type.title }));
  const current = named.filter(({ archived }) => !archived);
  return (
    <>
      {mayChange && (
        <Button kind="secondary" size="small" onClick={() => setOpen({ type: null })}>
          Add class type
        </Button>
      )}
      {failure && <Notice tone="error" title={failure} />}
      {uncovered && (
        <div className="mt-5 max-w-3xl">
          <Notice
            tone="warning"
            title={`No product covers ${uncovered} yet`}
            action={
              <ButtonLink kind="secondary" size="small" to="/admin/catalogue">
                Open Products
              </ButtonLink>
            }
          >
            Clients can only pay for each class. To let them use a pack or membership, add {uncovered} to that
            product.
          </Notice>
        </div>
      )}
      {current.length === 0 && (
        <p className="mt-5 text-stone">No class types yet. Add one to put classes on the timetable.</p>
      )}
      {activities.map(({ id, label }) => {
        const shown = current.filter(({ activityId }) => activityId === id);
        return (
          <section key={id} aria-labelledby={`activity-${id}`} className="mt-8">
            <div className="flex flex-wrap items-center gap-x-3">
              <h2 id={`activity-${id}`} className="text-h3">
                {label}
              </h2>
              {mayChange && (
                <>
                  <RenameActivity activity={{ id, label }} />
                  <button
                    type="button"
                    className="text-link min-h-11 px-1 text-small font-medium"
                    aria-label={`Picture of ${label}`}
                    onClick={() => setPictured({ id, label })}
                  >
                    Picture
                  </button>
                </>
              )}
            </div>
            {shown.length === 0 ? (
              <p className="text-stone">
                No class types. Clients still see this name in scheduled classes and earlier bookings.
              </p>
            ) : (
              <ReorderableRows
                items={shown}
                mayMove={mayChange}
                busy={moving.isPending}
                onMove={(typeId, by) => moving.mutate({ id: typeId, by })}
              >
                {(type) => <ClassTypeRow type={type} currency={currency} onOpen={() => openById(type.id)} />}
              </ReorderableRows>
            )}
          </section>
        );
      })}
      <ArchivedRows items={named.filter(({ archived }) => archived)} onOpen={openById} />
      <SidePanel
        title={open?.type?.title ?? 'Add class type'}
        open={open !== null}
        onClose={() => setOpen(null)}
      >
        {open && (
          <ClassTypeForm
            key={open.type?.id ?? `copy-of-${open.copyOf?.id}`}
            type={open.type}
            copyOf={open.copyOf ?? null}
            catalogue={catalogue}
            mayChange={mayChange}
            onCopy={(copyOf) => setOpen({ type: null, copyOf })}
            onDone={close}
          />
        )}
      </SidePanel>
      <SidePanel title={pictured?.label ?? ''} open={pictured !== null} onClose={() => setPictured(null)}>
        {pictured && <ActivityPictureSection activityId={pictured.id} />}
      </SidePanel>
      <PriceMismatchDialog mismatch={mismatch} onClose={() => setWarnings({ ...warnings, mismatch: null })} />
    </>
  );
}

/** Picture of an activity. Class types without a picture show it as well. */
function ActivityPictureSection({ activityId }: { activityId: string }) {
  const preview = useBuiltInPreview();
  return (
    <PictureSection
      subject={{ kind: 'activity', id: activityId }}
      {...preview(getClassPicture(activityId), 'No picture yet. The site shows the default picture.')}
      className=""
    />
  );
}

interface ClassTypeRowProps {
  type: StaffClassType;
  currency: string;
  onOpen: () => void;
}

function ClassTypeRow({ type, currency, onOpen }: ClassTypeRowProps) {
  return (
    <RecordRow
      name={type.title}
      details={`${type.durationMin} minutes · ${formatCount(type.upcomingClasses, 'upcoming class', 'upcoming classes')}`}
      aside={formatPriceShort(type.pricePence, currency)}
      onOpen={onOpen}
    />
  );
}
