import { createSecretKey } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'

const ACCESS_TOKEN_SECONDS = 15 * 60
/** How long a session lasts without a refresh. */
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60

const id = z.string().regex(/^[0-9a-f]{24}$/)
const accessClaims = z.object({ kind: z.literal('access'), sid: id, exp: z.number() })
const refreshClaims = z.object({
  kind: z.literal('refresh'),
  sid: id,
  gen: z.number().int().min(0),
})

export interface Tokens {
  /** The tokens for one generation of a session. */
  issue(sessionId: string, generation: number): IssuedTokens
  /**
   * Reads the session and the expiry from an access token. Returns null if the token has expired or this server did not
   * sign it as an access token.
   */
  readAccess(token: string): { sessionId: string; expiresAt: Date } | null
  /** Reads a refresh token's session and generation. Returns null if this server did not sign it as a refresh token. */
  readRefresh(token: string): { sessionId: string; generation: number } | null
}

export interface IssuedTokens {
  accessToken: string
  accessTokenExpiresAt: Date
  refreshToken: string
}

/** Signs and verifies tokens with HS256 only, so other algorithms and unsigned tokens are rejected. */
export function createTokens(secret: string): Tokens {
  // With a string, the library would first try to parse a public key for each token.
  const key = createSecretKey(secret, 'utf8')
  const sign = (claims: object, expiresIn: number) =>
    jwt.sign(claims, key, { algorithm: 'HS256', expiresIn })
  const read = (token: string): unknown => {
    try {
      return jwt.verify(token, key, { algorithms: ['HS256'] })
    } catch {
      return null
    }
  }
  return {
    issue(sid, gen) {
      return {
        accessToken: sign({ kind: 'access', sid }, ACCESS_TOKEN_SECONDS),
        accessTokenExpiresAt: new Date(Date.now() + ACCESS_TOKEN_SECONDS * 1000),
        refreshToken: sign({ kind: 'refresh', sid, gen }, REFRESH_TOKEN_SECONDS),
      }
    },
    readAccess(token) {
      const claims = accessClaims.safeParse(read(token)).data
      return claims ? { sessionId: claims.sid, expiresAt: new Date(claims.exp * 1000) } : null
    },
    readRefresh(token) {
      const claims = refreshClaims.safeParse(read(token)).data
      return claims ? { sessionId: claims.sid, generation: claims.gen } : null
    },
  }
}
