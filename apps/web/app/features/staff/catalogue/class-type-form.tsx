import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import type { StaffClassType } from '@studio/contracts/staff-class-types';
import type { StaffProduct } from '@studio/contracts/staff-products';
import { maxActivityLabelLength } from '@studio/domain/catalogue/activity-label';
import { classLevels } from '@studio/domain/catalogue/class-type-details';
import { formatPriceShort } from '@studio/domain/money/money';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useQueryClient } from '@tanstack/react-query';
import { getClassPicture } from '../../../assets/pictures/get-class-picture.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import {
  addActivity,
  addClassType,
  archiveClassType,
  loadStaffCatalogue,
  saveClassType,
} from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import {
  audienceOptions,
  type ClassTypeDraft,
  createClassTypeDraft,
  classTypeLabels as labels,
  listSubTypes,
  newActivity,
  newSubType,
  toClassTypeDraft,
  toClassTypeValues,
  validateClassType,
} from './class-type-draft.ts';
import { DetailScopeField, PriceScopeField, useClassTypeScopes } from './class-type-scopes.tsx';
import { ConfirmFreePriceDialog } from './confirm-free-price-dialog.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { describeSavedClassType } from './describe-class-type-change.ts';
import { describeUpcomingUse } from './describe-upcoming-use.ts';
import { findUncoveredActivity } from './find-uncovered-activity.ts';
import { PictureSection } from './picture-section.tsx';
import { findDropIn, findMismatchOfClassType, type PriceMismatch } from './price-mismatch.ts';
import { RecordActions } from './record-actions.tsx';
import { RecordForm } from './record-form.tsx';
import { useBuiltInPreview } from './use-built-in-preview.tsx';
import { useFreePriceConfirmation } from './use-free-price-confirmation.ts';

interface ClassTypeFormProps {
  /** Class type to edit; null to add one. */
  type: StaffClassType | null;
  /** Class type whose values a new one starts with. */
  copyOf: StaffClassType | null;
  catalogue: GetStaffCatalogueResponse;
  mayChange: boolean;
  onCopy: (type: StaffClassType) => void;
  /** Called when the form is done, with the warnings that follow from what was saved. */
  onDone: (warnings?: ClassTypeWarnings) => void;
}

export interface ClassTypeWarnings {
  /** Warning that the pricing page now shows another price than the class. */
  mismatch: PriceMismatch | null;
  /** Name of the new activity of the class type, if no product covers it. */
  uncovered: string | null;
}

/** Form that adds or edits a class type. */
export function ClassTypeForm({ type, copyOf, catalogue, mayChange, onCopy, onDone }: ClassTypeFormProps) {
  const { classTypes, activities, products } = catalogue;
  const preview = useBuiltInPreview();
  const queryClient = useQueryClient();
  const free = useFreePriceConfirmation(type?.pricePence ?? null);
  const firstActivity = activities[0]?.id ?? newActivity;
  const record = useRecordForm<ClassTypeDraft>({
    initial: {
      draft: type
        ? toClassTypeDraft(type)
        : copyOf
          ? { ...toClassTypeDraft(copyOf), title: `${copyOf.title} copy` }
          : createClassTypeDraft(firstActivity, listSubTypes(firstActivity, classTypes)),
      version: type?.version ?? null,
    },
    validate: validateClassType,
    save: async (draft, version) => {
      if (free.needsConfirmation(toClassTypeValues(draft).pricePence)) return;
      const activityId =
        draft.activityId === newActivity
          ? await addActivity(normaliseLine(draft.activityName))
          : draft.activityId;
      const values = toClassTypeValues({ ...draft, activityId });
      if (type && version !== null) {
        const saved = await saveClassType(type.id, version, { ...values, ...scopes.toSave });
        showToast(describeSavedClassType(values.title, values.pricePence, saved));
      } else {
        await addClassType(values);
        showToast(`${values.title} added. Add classes under Timetable.`);
      }
      const isPriceNew = type !== null && values.pricePence !== type.pricePence;
      const isActivityNew = values.activityId !== type?.activityId;
      const activity = activities.find(({ id }) => id === activityId)?.label ?? draft.activityName;
      onDone({
        mismatch: isPriceNew ? findMismatchOfClassType(values, products) : null,
        uncovered: isActivityNew ? findUncoveredActivity(values, normaliseLine(activity), products) : null,
      });
      await queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
    queryKey: catalogueQueries.all,
    reload: async () => {
      const saved = (await loadStaffCatalogue()).classTypes.find(({ id }) => id === type?.id);
      return saved ? { draft: toClassTypeDraft(saved), version: saved.version } : null;
    },
  });
  const { form, draft, set, text, conflict } = record;
  const scopes = useClassTypeScopes(type, draft);
  const dropIn = findDropIn(draft, products);
  const styles = listSubTypes(draft.activityId, classTypes);
  const fields = (
    <>
      <TextField label={labels.title} maxLength={80} disabled={!mayChange} {...text('title')} />
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField
          label={labels.activityId}
          disabled={!mayChange}
          {...form.field('activityId')}
          value={draft.activityId}
          onChange={({ currentTarget: { value: activityId } }) =>
            set({ activityId, subType: listSubTypes(activityId, classTypes)[0]?.id ?? newSubType })
          }
        >
          {activities.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          <option value={newActivity}>New activity…</option>
        </ChoiceField>
        <ChoiceField label={labels.subType} disabled={!mayChange} {...text('subType')}>
          {styles.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          <option value={newSubType}>New style…</option>
        </ChoiceField>
      </div>
      {draft.activityId === newActivity && (
        <TextField
          label={labels.activityName}
          hint="Clients choose an activity on the timetable, in prices and in the chat."
          maxLength={maxActivityLabelLength}
          disabled={!mayChange}
          {...text('activityName')}
        />
      )}
      {draft.subType === newSubType && (
        <TextField label={labels.styleName} maxLength={40} disabled={!mayChange} {...text('styleName')} />
      )}
      <ChoiceField label={labels.difficulty} disabled={!mayChange} {...text('difficulty')}>
        {classLevels.map((level) => (
          <option key={level}>{level}</option>
        ))}
      </ChoiceField>
      <ChipGroup
        legend={labels.audience}
        legendShown
        name={form.id('audience')}
        options={audienceOptions}
        value={draft.audience}
        onChange={(audience) => mayChange && set({ audience })}
      />
      <div className="grid gap-3">
        <TextField
          label={labels.price}
          inputMode="decimal"
          disabled={!mayChange}
          hint={describePrice(dropIn)}
          {...text('price')}
        />
        {mayChange && scopes.price && <PriceScopeField {...scopes.price} />}
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField label={labels.duration} inputMode="numeric" disabled={!mayChange} {...text('duration')} />
        <TextField
          label={labels.capacity}
          optional
          inputMode="numeric"
          hint="For new classes. Leave blank to use all places in the room."
          disabled={!mayChange}
          {...text('capacity')}
        />
      </div>
      {catalogue.rooms.some(({ kind }) => kind === 'beds') && (
        <CheckboxField disabled={!mayChange} {...record.check('hasBedChoice')}>
          {labels.hasBedChoice}
          <span className="block text-small text-stone">
            In rooms with beds, also for scheduled classes. Otherwise we give each client the next free bed.
          </span>
        </CheckboxField>
      )}
      <TextAreaField
        label={labels.description}
        maxLength={1200}
        disabled={!mayChange}
        {...text('description')}
      />
    </>
  );
  if (!mayChange) return <div className="grid gap-5">{fields}</div>;
  return (
    <>
      <RecordForm
        form={form}
        label={type ? 'Save class type' : 'Add class type'}
        conflict={
          conflict && (
            <ConflictNotice
              conflict={conflict}
              labels={labels}
              format={(field, values) => formatChoice(field, values, catalogue)}
            />
          )
        }
      >
        {fields}
        {scopes.details && <DetailScopeField {...scopes.details} />}
      </RecordForm>
      {type && (
        <PictureSection
          subject={{ kind: 'class-type', id: type.id }}
          {...preview(
            getClassPicture(type.activityId, type.subType),
            `No picture yet. The site shows the default ${activities.find(({ id }) => id === type.activityId)?.label ?? type.activityId} picture.`,
          )}
          className="mt-4 border-t border-hairline pt-5 pb-2"
        />
      )}
      {type && (
        <RecordActions
          noun="class type"
          name={type.title}
          archived={type.archived}
          setArchived={(state) => archiveClassType(type.id, state)}
          onCopy={() => onCopy(type)}
          onDone={() => onDone()}
          consequences={[
            'The site will no longer list this class, and you won’t be able to add new dates.',
            ...describeUpcomingUse(type),
          ]}
          emptyClasses={type.upcomingClasses - type.upcomingBookings}
          restoreNote="Archived. Restore the class type to put it on the timetable again."
        />
      )}
      <ConfirmFreePriceDialog
        open={free.isConfirming}
        name={draft.title}
        saving={{ isPending: false, error: null }}
        onConfirm={() => free.confirm(form.props.ref.current)}
        onClose={free.close}
      />
    </>
  );
}

/** Says what the price is for, and that the pricing page has its own price. */
function describePrice(dropIn: StaffProduct | undefined): string {
  const text = 'What clients pay to book this class';
  if (!dropIn) return text;
  return `${text}. The pricing page shows the drop-in ‘${dropIn.name}’ (${formatPriceShort(dropIn.pricePence)}), which you change under Products.`;
}

/** Returns the label of a chosen value; undefined for fields that show the value as typed. */
function formatChoice(
  field: keyof ClassTypeDraft,
  draft: ClassTypeDraft,
  { activities, classTypes }: GetStaffCatalogueResponse,
): string | undefined {
  if (field === 'activityId') return activities.find(({ id }) => id === draft.activityId)?.label;
  if (field === 'subType')
    return listSubTypes(draft.activityId, classTypes).find(({ id }) => id === draft.subType)?.label;
  if (field === 'audience') return audienceOptions.find(({ value }) => value === draft.audience)?.label;
  return undefined;
}
