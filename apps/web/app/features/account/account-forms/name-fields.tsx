import { accountMaxLengths } from '@studio/domain/people/account-forms';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface ProfileFieldProps {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue?: string;
}

export function TitleField({ options, ...field }: ProfileFieldProps & { options: readonly string[] }) {
  return (
    <div className="sm:[&_span:has(>select)]:w-36">
      <SelectField
        defaultValue=""
        {...field}
        label="Title"
        required
        options={options}
        placeholder="Select"
        autoComplete="honorific-prefix"
      />
    </div>
  );
}

interface NameFieldsProps {
  first: ProfileFieldProps;
  last: ProfileFieldProps;
  required: boolean;
}

export function NameFields({ first, last, required }: NameFieldsProps) {
  const requirement = required ? { required } : { optional: true };
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        {...first}
        {...requirement}
        label="First name"
        autoComplete="given-name"
        spellCheck={false}
        maxLength={accountMaxLengths.firstName}
      />
      <TextField
        {...last}
        {...requirement}
        label="Surname"
        autoComplete="family-name"
        spellCheck={false}
        maxLength={accountMaxLengths.lastName}
      />
    </div>
  );
}

/** Field for a phone number in international format. */
export function PhoneField(field: ProfileFieldProps) {
  return (
    <TextField
      {...field}
      label="Phone"
      optional
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+44 7700 900123"
      maxLength={accountMaxLengths.phone}
    />
  );
}
