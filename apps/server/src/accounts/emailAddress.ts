/** Maximum length of an address in characters (RFC 5321). */
const MAX_LENGTH = 254;
/** The pattern browsers use for `<input type="email">`, extended to letters of every script. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** Letters that are invisible, such as fillers; control and format characters aren't letters anyway. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** The canonical spelling used to find an account and to count login attempts. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}

/**
 * True if a new account may have this address. Other spellings of an address (such as full-width letters) and
 * invisible characters are refused because users couldn't tell such addresses apart.
 */
export function isEmailAddress(email: string): boolean {
  if (email.length > MAX_LENGTH || email !== email.normalize('NFKC') || INVISIBLE.test(email)) return false;
  const [local = '', domain = '', ...rest] = email.split('@');
  return rest.length === 0 && LOCAL_PART.test(local) && domain.split('.').every((label) => LABEL.test(label));
}
