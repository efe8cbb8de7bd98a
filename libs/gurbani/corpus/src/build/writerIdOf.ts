/**
 * Writers by the numbers that clients of BaniDB filter with. Known: 1-6 are the same in both, 22 is Bhai Gurdas, 47 the
 * author of the Dasam Granth, 48 Bhai Nand Lal, 49 Bhai Gurdas Singh; 50 and up belong to the rehatnamas. The other
 * writers of the Guru Granth Sahib keep the source database's number, which the clients' filter for it (all but 22 and
 * 47-54) lets through; Bhagat Trilochan takes the 7 that is free.
 */
const MOVED: Readonly<Record<number, number>> = {
  36: 22,
  7: 47,
  37: 48,
  38: 49,
  22: 7,
  39: 50,
  40: 51,
  41: 52,
};

/** The writer's number on the wire. */
export function writerIdOf(sourceWriterId: number): number {
  return MOVED[sourceWriterId] ?? sourceWriterId;
}
