/** The cancellation dialog shows these errors beside the reason. */
export const isReasonError = ({ field }: { field?: string | null }) => field === 'reason'
