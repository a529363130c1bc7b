/** The secret of the server in tests. */
export const SECRET = 'a secret of the tests, long enough to be one'
