import { guestDetailMaxLengths } from '@studio/domain/bookings/guest-details';
import { TextField } from '../../../ui/text-field.tsx';
import { type AdditionalAttendee, getAttendeeFieldId } from './guest-order.ts';
import type { GuestOrderForm } from './use-guest-order.ts';

/** Asks for the name of each attendee after the first. Every attendee gets a separate QR code. */
export function AdditionalAttendees({ form }: { form: GuestOrderForm }) {
  return form.order.additionalAttendees.map((person, index) => (
    <fieldset
      key={getAttendeeFieldId(index, 'firstName')}
      className="col-span-6 mt-1 border-t border-hairline pt-5"
    >
      <legend className="float-left mb-3 w-full text-[15px] font-semibold">
        Guest {index + 2}
        {index === 0 && (
          <span className="block text-small font-normal text-stone">Everyone gets their own QR code.</span>
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
  field: keyof AdditionalAttendee,
  person: AdditionalAttendee,
) {
  const id = getAttendeeFieldId(index, field);
  return {
    ...form.control(id, person[field], (value) => form.setAttendee(index, field, value)),
    name: id,
    required: true,
    autoComplete: 'off',
    maxLength: guestDetailMaxLengths[field],
  };
}
