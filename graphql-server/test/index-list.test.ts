import mongoose from 'mongoose'
import { expect, it } from 'vitest'
// Registers all models.
import './support/store.ts'

/** A query that uses another index does not scan the collection, but may read and sort more than necessary. */
it('all indexes exist that queries were written for', () => {
  const indexes = Object.values(mongoose.models).flatMap(({ collection, schema }) =>
    schema
      .indexes()
      .map(
        ([fields, { unique }]) =>
          `${collection.name} ${JSON.stringify(fields)}${unique ? ' unique' : ''}`,
      ),
  )
  expect(indexes.sort()).toMatchInlineSnapshot(`
    [
      "addresses {"userId":1,"_id":-1}",
      "cartLines {"userId":1,"productId":1} unique",
      "catalogueChanges {"seq":1} unique",
      "catalogueChanges {"waitingSince":1}",
      "categories {"image":1}",
      "categories {"nameKey":1} unique",
      "oneTimeCodes {"purpose":1,"emailKey":1} unique",
      "oneTimeCodes {"requestedAt":1}",
      "orders {"check.refund.isDue":1,"_id":-1}",
      "orders {"check.rejected.image":1}",
      "orders {"checkDue":1,"_id":1}",
      "orders {"invoice.number":1} unique",
      "orders {"lines.image":1}",
      "orders {"mailDue":1}",
      "orders {"mobileKey":1,"_id":-1}",
      "orders {"number":1} unique",
      "orders {"payment.card.sessionId":1} unique",
      "orders {"payment.state":1,"_id":-1}",
      "orders {"payment.upiTransactionId":1} unique",
      "orders {"prescriptionIds":1}",
      "orders {"status":1,"_id":-1}",
      "orders {"updatedAt":1}",
      "orders {"userId":1,"_id":-1}",
      "orders {"userId":1,"idempotencyKey":1} unique",
      "outbox {"key":1} unique",
      "outbox {"nextAttemptAt":1}",
      "partnerKeys {"prefix":1} unique",
      "partnerKeys {"revokedAt":1,"_id":-1}",
      "partnerUsage {"day":1}",
      "partnerUsage {"keyId":1,"day":-1} unique",
      "pictures {"touchedAt":1,"_id":1}",
      "prescriptions {"state":1,"uploadedAt":1}",
      "prescriptions {"userId":1,"_id":-1}",
      "products {"categoryIds":1,"_id":-1}",
      "products {"images":1}",
      "products {"importKey":1} unique",
      "products {"stock":1,"_id":-1}",
      "products {"subCategoryIds":1,"_id":-1}",
      "products {"substituteKey":1}",
      "rateLimits {"expire":1}",
      "rateLimits {"key":1} unique",
      "registerEntries {"month":1,"_id":1}",
      "releaseFiles {"keptUntil":1}",
      "reservations {"isHeld":1,"expiresAt":1}",
      "reservations {"userId":1} unique",
      "searchCounts {"day":1}",
      "searchCounts {"text":1,"day":-1} unique",
      "searchTests {"text":1,"productId":1} unique",
      "searchers {"people":1,"since":-1}",
      "searchers {"since":1}",
      "searchers {"text":1} unique",
      "sessions {"expiresAt":1}",
      "sessions {"userId":1,"expiresAt":1}",
      "stockMovements {"productId":1,"sequence":-1,"_id":-1}",
      "stockMovements {"waitingSince":1}",
      "subCategories {"categoryIds":1,"nameKey":1}",
      "subCategories {"image":1}",
      "subCategories {"nameKey":1}",
      "users {"avatar":1}",
      "users {"emailKey":1} unique",
      "users {"role":1}",
      "webhookDeliveries {"nextAttemptAt":1}",
      "webhookDeliveries {"waitingFor":1} unique",
      "webhookDeliveries {"webhookId":1,"_id":-1}",
      "webhookDeliveries {"webhookId":1,"logId":1,"seq":1} unique",
      "webhookDeliveries {"webhookId":1,"nextAttemptAt":1}",
      "webhooks {"keyId":1,"_id":-1}",
      "webhooks {"stoppedAt":1}",
    ]
  `)
})
