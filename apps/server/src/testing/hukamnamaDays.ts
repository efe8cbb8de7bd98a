/**
 * Test days from the public archive of hukamnamas (gurbaninow/hukamnama-archive, MIT, © 2023 Sarabveer Singh): one shabad
 * and several, numbers that differ from the permanent ids, and ids that this scripture lacks.
 */
export const HUKAMNAMA_DAYS = {
  '2002-01-01': { sttm2_ids: [2781], shabad_ids: ['SR3'] },
  '2007-12-12': { sttm2_ids: [1641], shabad_ids: ['FRC'] },
  '2024-01-30': { sttm2_ids: [2785], shabad_ids: ['CGB'] },
  '2024-01-31': { sttm2_ids: [3304], shabad_ids: ['CEF'] },
  '2024-02-29': { sttm2_ids: [3269], shabad_ids: ['2EV'] },
  '2026-08-20': { sttm2_ids: [2809], shabad_ids: ['DZP'] },
  '2026-08-21': { sttm2_ids: [2940, 2941, 2942, 2943], shabad_ids: ['MPW', 'EKD', 'F49', '9C6'] },
} as const;

/** Path of a day in the archive. */
export function archivePathOf(day: string): string {
  return `/${day.replaceAll('-', '/')}.json`;
}
