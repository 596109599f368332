/** Error of one field, as the rules of a form return it. */
export interface FieldError<Field extends string> {
  field: Field;
  message: string;
}

/** Error of one control on the page. */
export interface FieldProblem {
  fieldId: string;
  message: string;
}

/** Converts the errors of the rules into problems of controls whose ids start with `prefix`. */
export function toFieldProblems(prefix: string, errors: readonly FieldError<string>[]): FieldProblem[] {
  return errors.map(({ field, message }) => ({ fieldId: `${prefix}${field}`, message }));
}

/** Returns the shown problems that still exist, with their current messages. */
export function keepUnsolvedProblems(
  shown: readonly FieldProblem[],
  current: readonly FieldProblem[],
): readonly FieldProblem[] {
  return current.filter(({ fieldId }) => shown.some((problem) => problem.fieldId === fieldId));
}

/** Adds the current problem of one control, if it has one, to the shown problems, in form order. */
export function addProblemOfControl(
  fieldId: string,
  shown: readonly FieldProblem[],
  current: readonly FieldProblem[],
): readonly FieldProblem[] {
  const added = current.find((problem) => problem.fieldId === fieldId);
  if (!added) return shown;
  const position = (problem: FieldProblem) => current.findIndex((one) => one.fieldId === problem.fieldId);
  const others = shown.filter((problem) => problem.fieldId !== fieldId);
  return [...others, added].sort((one, other) => position(one) - position(other));
}
