import type { ApolloCache, TypePolicies } from '@apollo/client'
import { InMemoryCache } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'
import { whole } from './type-policies.ts'

const orderKeys = ['status', 'payment', 'search', 'placedFrom', 'placedTo', 'sort']

/** The policies for data that only the team reads. Customers do not load them. */
const teamPolicies: TypePolicies = {
  Query: {
    fields: {
      stockMovements: relayStylePagination(['productId']),
      orders: relayStylePagination(orderKeys),
      ordersToCheck: relayStylePagination(),
      tickets: relayStylePagination(['status']),
      customers: relayStylePagination(['search']),
      prescriptionViews: relayStylePagination(),
      prescriptionRegister: relayStylePagination(['month']),
      ordersWithBatch: relayStylePagination(['batch']),
      gstReturnDocuments: relayStylePagination(['period']),
      upiStatements: relayStylePagination(),
      upiStatementRows: relayStylePagination(['statementId', 'state']),
      customersByPhone: whole,
      orderLinks: whole,
      partnerKeys: whole,
      publishedWords: whole,
      searchTests: whole,
      webhooks: whole,
      // Pages are not joined, because new deliveries shift them.
      webhookDeliveries: whole,
    },
  },
  Customer: { fields: { orders: relayStylePagination() } },
  Order: { fields: { documents: whole, invoiceWaitsFor: whole, ownCaseReasons: whole } },
  Ticket: { fields: { ownCaseReasons: whole } },
  ShopSettings: { keyFields: [], fields: { socialLinks: whole, claims: whole, changes: whole } },
  UpiStatement: { fields: { counts: whole } },
  PhoneCustomer: { fields: { addresses: whole } },
  PartnerKey: { fields: { usage: whole } },
}

/** Prepares the cache for the team's data, before the first query for it. Repeating it changes nothing. */
export function addTeamPolicies(cache: ApolloCache): void {
  if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(teamPolicies)
}
