/** A UPI ID (virtual payment address), such as name@bank. */
export const UPI_ID = /^[\w.-]{2,256}@[a-z][a-z0-9]{1,63}$/i
