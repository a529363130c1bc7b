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
   * Reads the session and the expiry of an access token. Returns null unless this store signed it as an access token
   * and it has not expired.
   */
  readAccess(token: string): { sessionId: string; expiresAt: Date } | null
  /**
   * Reads the session and generation of a refresh token. Returns null unless this store signed it as a refresh token.
   */
  readRefresh(token: string): { sessionId: string; generation: number } | null
}

export interface IssuedTokens {
  accessToken: string
  accessTokenExpiresAt: Date
  refreshToken: string
}

/** Signs and verifies tokens with HS256 only, so that no other algorithm and no unsigned token is accepted. */
export function createTokens(secret: string): Tokens {
  // Given a string, the library would first try to parse a public key for each token.
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
