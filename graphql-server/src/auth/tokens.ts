import { createSecretKey } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'

const ACCESS_SECONDS = 15 * 60
/** How long a session lives without being refreshed. */
export const REFRESH_SECONDS = 30 * 24 * 60 * 60

const id = z.string().regex(/^[0-9a-f]{24}$/)
const accessClaims = z.object({ kind: z.literal('access'), sid: id })
const refreshClaims = z.object({
  kind: z.literal('refresh'),
  sid: id,
  gen: z.number().int().min(0),
})

export interface Tokens {
  /** The pair for one generation of a session. */
  issue(sessionId: string, generation: number): IssuedTokens
  /** The session of an access token; null unless this store signed it, as such, and it has not ended. */
  readAccess(token: string): { sessionId: string } | null
  /** The session and generation of a refresh token; null unless this store signed it, as such. */
  readRefresh(token: string): { sessionId: string; generation: number } | null
}

export interface IssuedTokens {
  accessToken: string
  accessTokenExpiresAt: Date
  refreshToken: string
}

/** Signs and reads tokens with HS256 alone: no other algorithm, and never none. */
export function createTokens(secret: string): Tokens {
  // Of a text the library would first try to read a public key, at each token.
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
        accessToken: sign({ kind: 'access', sid }, ACCESS_SECONDS),
        accessTokenExpiresAt: new Date(Date.now() + ACCESS_SECONDS * 1000),
        refreshToken: sign({ kind: 'refresh', sid, gen }, REFRESH_SECONDS),
      }
    },
    readAccess(token) {
      const claims = accessClaims.safeParse(read(token)).data
      return claims ? { sessionId: claims.sid } : null
    },
    readRefresh(token) {
      const claims = refreshClaims.safeParse(read(token)).data
      return claims ? { sessionId: claims.sid, generation: claims.gen } : null
    },
  }
}
