import { formatTypedCode } from '@naad/sync-protocol';

/**
 * What the field shows: capitals, and a dash that comes by itself. While something is being taken away the dash does not
 * come back, or one could never get past it.
 *
 * @param inputType of the `InputEvent`
 */
export function codeAsTyped(typed: string, inputType: string | undefined): string {
  return inputType?.startsWith('delete') ? typed.toUpperCase() : formatTypedCode(typed);
}
