/** The dialog of a cancellation shows these errors beside the reason. */
export const isReasonError = ({ field }: { field?: string | null }) => field === 'reason'
