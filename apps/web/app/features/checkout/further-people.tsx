import { guestDetailMaxima } from '@studio/domain/bookings/guest-details';
import { TextField } from '../../ui/field-text.tsx';
import { type FurtherAttendee, furtherFieldId, ordinal } from './guest-order.ts';
import type { GuestOrderForm } from './use-guest-order.ts';

/** A name for every place after the first; each gets a code of their own. */
export function FurtherPeople({ form }: { form: GuestOrderForm }) {
  return form.order.further.map((person, index) => (
    <fieldset
      key={furtherFieldId(index, 'firstName')}
      className="col-span-6 mt-1 border-t border-hairline pt-5"
    >
      <legend className="float-left mb-3 w-full text-[15px] font-semibold">
        The {ordinal(index + 1)} person
        {index === 0 && (
          <span className="block text-small font-normal text-stone">
            Everybody gets a QR code of their own.
          </span>
        )}
      </legend>
      <div className="clear-both grid grid-cols-2 gap-x-4 gap-y-5">
        <TextField {...nameProps(form, index, 'firstName', person)} label="First name" />
        <TextField {...nameProps(form, index, 'lastName', person)} label="Surname" />
      </div>
    </fieldset>
  ));
}

function nameProps(
  form: GuestOrderForm,
  index: number,
  field: keyof FurtherAttendee,
  person: FurtherAttendee,
) {
  const id = furtherFieldId(index, field);
  return {
    id,
    name: id,
    required: true,
    autoComplete: 'off',
    value: person[field],
    maxLength: guestDetailMaxima[field],
    error: form.errorOf(id),
    onChange: (event: { currentTarget: { value: string } }) =>
      form.setFurther(index, field, event.currentTarget.value),
    onBlur: () => form.leave(id),
  };
}
