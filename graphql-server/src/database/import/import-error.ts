/** The import can't go on, for a reason that its sentence tells and the person can mend. */
export class ImportError extends Error {}
