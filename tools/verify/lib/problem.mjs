/** The check can't be made: a file is missing, a site doesn't answer, an argument is wrong. */
export class Problem extends Error {}
