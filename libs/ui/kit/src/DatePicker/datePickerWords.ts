/** What a date picker says itself, for an app that is translated. */
export interface DatePickerWords {
  /** The title of the calendar; its button says it with the label of the field. */
  readonly open: string;
  readonly close: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly month: string;
  readonly year: string;
  /**
   * January … December, where `Intl` is not to be asked: Chromium, for one, has no names for Punjabi and writes M01.
   */
  readonly months?: readonly string[];
  /** Sunday … Saturday, for the same reason. */
  readonly weekdays?: readonly string[];
  /** The same, short, as they stand over the days. */
  readonly shortWeekdays?: readonly string[];
}

export const DATE_PICKER_ENGLISH: DatePickerWords = {
  open: 'Choose a date',
  close: 'Close',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
};
