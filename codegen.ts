import type { CodegenConfig } from '@graphql-codegen/cli'
import {
  fieldNames,
  fieldOf,
  listNames,
  textNames,
} from './graphql-server/src/domains/catalogue/record/product-fields.ts'
import { countryCodes } from './graphql-server/src/domains/catalogue/record/countries.ts'
import { MAX_BULK } from './graphql-server/src/domains/catalogue/edit/bulk-edits.service.ts'
import { LOW_STOCK } from './graphql-server/src/domains/catalogue/record/product-input.ts'
import { MAX_AT_ONCE } from './graphql-server/src/domains/order/list/order-list.service.ts'
import { settingFields } from './graphql-server/src/domains/shop/setting-fields.ts'
import { lawfulRates, MAX_RATES } from './graphql-server/src/domains/gst/rates.ts'
import { findStateName, nameStateTax, stateCodes } from './graphql-server/src/domains/gst/states.ts'
import { SERIES } from './graphql-server/src/domains/order/document/series.ts'
import { createErrorPage } from './graphql-server/build/error-page.ts'
import { addAccessNotes } from './graphql-server/src/graphql/access-notes.ts'
import { catalogueQueries, rootFieldRules } from './graphql-server/src/graphql/access.ts'

const scalars = {
  ID: 'string',
  DateTime: { input: 'string', output: 'string' },
  Paise: 'number',
  SignedPaise: 'number',
  Upload: { input: 'File', output: 'never' },
}

const serverTypes = {
  scalars: {
    ...scalars,
    DateTime: 'Date',
    Upload: { input: './incoming-file.ts#IncomingFile', output: 'never' },
  },
  enumsAsTypes: true,
  useTypeImports: true,
}

/** The enums and inputs that the web app's operations use. */
const webTypes = 'web/src/apollo/schema-types.generated.ts'
const webConfig = { scalars, useTypeImports: true, enumType: 'string-literal' }

const publicFields = Object.entries(rootFieldRules.Query)
  .filter(([, { access, keyScope }]) => access === 'anyone' && keyScope !== undefined)
  .map(([name]) => name)

/** Values from the server's code that the web app needs, as a module. */
const serverConstants = `/** Root fields whose answers are the same for everyone. */
export const publicFields: ReadonlySet<string> = new Set(${JSON.stringify(publicFields, null, 2)})

/** Root fields that return parts of the catalogue. */
export const catalogueFields = ${JSON.stringify(Object.keys(catalogueQueries), null, 2)} as const
`

/** Server constants for the dashboard. They are separate from the others, which every customer loads. */
const dashboardConstants = `/** Products with at most this stock count as low on stock. */
export const LOW_STOCK = ${LOW_STOCK}

/** The maximum number of orders that are moved or printed at once. */
export const MAX_ORDERS_AT_ONCE = ${MAX_AT_ONCE}

/** The maximum number of products that are changed at once. */
export const MAX_PRODUCTS_AT_ONCE = ${MAX_BULK}

/** The maximum number of dated GST rates of a product. */
export const MAX_GST_RATES = ${MAX_RATES}
`

const toJson = (value: unknown) => JSON.stringify(value, null, 2)

const inputNames = fieldNames.filter((name) => name !== 'medicine')
const inputProps = inputNames.map((name) => {
  const { kind, label, inputLabel = label, hint, max, isRequired = false } = fieldOf(name)
  const maxLength = kind === 'line' ? max : undefined
  return [name, { label: inputLabel, hint, maxLength, required: isRequired || undefined }]
})
const blankTexts = [...textNames, ...listNames].map((name) => [name, ''])

/** The product fields that the dashboard's form needs. */
const productFields = `interface InputProps {
  label: string
  hint?: string
  maxLength?: number
  required?: boolean
}

/** The props of the inputs of a product. */
export const productFields: Record<${inputNames.map((name) => `'${name}'`).join(' | ')}, InputProps> = ${toJson(Object.fromEntries(inputProps))}

/** The fields that the form has as texts. */
export const blankTexts = ${toJson(Object.fromEntries(blankTexts))}

export const textNames = ${toJson(blankTexts.map(([name]) => name))} as const

/** The GST rates of the law with their first and last days. */
export const lawfulRates: readonly { percent: number; from: string; until?: string }[] = ${toJson(lawfulRates)}

/** ISO codes, by English name from A to Z. */
export const countryCodes = '${countryCodes.join(' ')}'.split(' ')
`

const gstStates = Object.fromEntries(
  stateCodes.map((code) => [code, { name: findStateName(code), tax: nameStateTax(code) }]),
)

/** The labels and limits of the shop's settings, for the form of the dashboard. */
const settingTable = `/** The labels of the settings, and the maximum lengths of texts and lists. */
export const settingFields = ${toJson(settingFields)} as const

/** The states by their codes in GSTINs, with the name of their half of the tax. */
export const gstStates: Readonly<Record<string, { name: string; tax: string } | undefined>> = ${toJson(gstStates)}

/** How the numbers of each kind of document begin, if each kind has its own series. */
export const documentSeries = ${toJson(SERIES)} as const
`

/**
 * Generates the server's resolver types and the web app's typed hooks from the schema in `schema/`, the manifest of
 * known operations from the web app's operations, and reply types from the operations in the server's tests.
 */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  importExtension: '.ts',
  ignoreNoDocuments: true,
  generates: {
    'schema/printed/generated.graphql': {
      plugins: ['./.config/codegen-schema-plugin.mjs'],
      config: { includeDirectives: true, sort: true, describe: addAccessNotes },
    },
    'docs/errors.md': {
      plugins: ['./.config/codegen-errors-plugin.mjs'],
      config: { create: createErrorPage },
    },
    // The contract's own types, which everything may import, and the types of resolvers, which know every domain.
    'graphql-server/src/contract/types.generated.ts': {
      plugins: ['typescript'],
      config: serverTypes,
    },
    'graphql-server/src/graphql/context/generated.ts': {
      plugins: [
        { add: { content: "import type * as Types from '../../contract/types.generated.ts';" } },
        'typescript-resolvers',
      ],
      config: {
        ...serverTypes,
        namespacedImportName: 'Types',
        contextType: './context.ts#Context',
        makeResolverTypeCallable: true,
        mappers: {
          Money: '../../lib/money.ts#Paise',
          MoneyDifference: '../../lib/money.ts#Paise',
          Image: '../../lib/pictures.ts#PictureUrl',
          Store: '../../domains/shop/shop.ts#StoreSettings',
          ShopSettings: '../../domains/shop/shop.ts#VersionedSettings',
          ShopSettingsChange: '../../domains/shop/shop-settings.model.ts#ShopSettingsChangeRecord',
          ShopSettingsChangeConnection:
            '../../domains/shop/shop-settings.model.ts#ShopSettingsChangePage',
          Category: '../../domains/catalogue/record/category.model.ts#CategoryRecord',
          SubCategory: '../../domains/catalogue/record/sub-category.model.ts#SubCategoryRecord',
          Product: '../../domains/catalogue/record/product.model.ts#ProductRecord',
          RefusedProduct: '../../domains/catalogue/edit/bulk-edits.service.ts#RefusedEdit',
          Medicine: '../../domains/catalogue/record/product.model.ts#MedicineProduct',
          Ingredient: '../../domains/catalogue/medicine/composition.ts#Ingredient',
          Strength: '../../domains/catalogue/medicine/composition.ts#Strength',
          ProductConnection: '../../domains/catalogue/browse/catalogue.service.ts#ProductPage',
          ProductEdge: '../../domains/catalogue/browse/catalogue.service.ts#ProductPageEdge',
          SearchSuggestion: '../../domains/catalogue/search/suggestions/suggestions.ts#Suggestion',
          CatalogueChange: '../../domains/catalogue/changes/changes-page.service.ts#NumberedChange',
          CatalogueChangeConnection:
            '../../domains/catalogue/changes/changes-page.service.ts#ChangePage',
          PublishedWords:
            '../../domains/catalogue/search-words/published-words.model.ts#PublishedLineRecord',
          SearchTest: '../../domains/search-lab/search-tests.service.ts#PlacedTest',
          SearchPreview: '../../domains/search-lab/preview-words.service.ts#PreviewedSearch',
          StockMovement: '../../domains/catalogue/stock/stock-history.service.ts#CountedMovement',
          StockMovementConnection:
            '../../domains/catalogue/stock/stock-history.service.ts#MovementPage',
          Viewer: '../../domains/account/user.model.ts#UserRecord',
          PartnerKey: '../../domains/partner/partner-key.model.ts#PartnerKeyRecord',
          PartnerKeyDay: '../../domains/partner/partner-usage.model.ts#PartnerUsageRecord',
          Webhook: '../../domains/webhook/webhook.model.ts#WebhookRecord',
          WebhookDelivery: '../../domains/webhook/delivery.model.ts#DeliveryRecord',
          WebhookDeliveryConnection: '../../domains/webhook/deliveries.service.ts#DeliveryPage',
          Team: '../../domains/account/team/team.service.ts#TeamRecord',
          TeamMember: '../../domains/account/team/team.service.ts#TeamMemberRecord',
          TeamInvitation:
            '../../domains/account/team/team-invitation.model.ts#TeamInvitationRecord',
          Session: '../../auth/session.model.ts#SessionRecord',
          UploadedPicture: '../../uploads/pictures.ts#StoredPicture',
          Cart: '../../domains/cart/cart-contents.ts#CartContents',
          CartLine: '../../domains/cart/cart-contents.ts#FilledCartLine',
          GoneCartLine: '../../domains/cart/cart-line.model.ts#CartLineRecord',
          Address: '../../domains/address/address.model.ts#AddressRecord',
          Customer: '../../domains/account/user.model.ts#UserRecord',
          CustomerSummary: '../../domains/account/user.model.ts#UserRecord',
          CustomerConnection: '../../domains/dashboard/customer-search.service.ts#CustomerPage',
          OpenMoney: '../../domains/order/sales/open-money.ts#OpenMoney',
          CashBlock: '../../domains/customer/customer-notes.model.ts#CashBlockRecord',
          CashBlockChange: '../../domains/customer/customer-notes.model.ts#CashBlockChangeRecord',
          CustomerView: '../../domains/customer/customer-view.model.ts#CustomerViewRecord',
          DashboardSearch: '../../domains/dashboard/dashboard-search.service.ts#DashboardFindings',
          Overview: '../../domains/order/sales/sales-report.service.ts#SalesReport',
          SalesPeriod: '../../domains/order/sales/sales-report.service.ts#PeriodReport',
          SalesFigures: '../../domains/order/sales/sales-report.service.ts#SalesFigures',
          SalesDay: '../../domains/order/sales/sales-report.service.ts#DayFigures',
          BestSeller: '../../domains/order/sales/daily-sales.model.ts#ProductSalesRecord',
          Order: '../../domains/order/record/order.model.ts#OrderRecord',
          GstReturn: '../../domains/order/returns/gst-return.service.ts#GstReturnReport',
          GstSummaryState: '../../domains/order/returns/return-sums.ts#PlaceSum',
          GstReturnDocument: '../../domains/order/document/document.model.ts#DocumentRecord',
          GstReturnDocumentConnection:
            '../../domains/order/returns/return-documents.ts#ReturnDocumentPage',
          OrderLine: '../../domains/order/record/order-line.model.ts#OrderLineRecord',
          OrderChange: '../../domains/order/record/order-change.model.ts#OrderChangeRecord',
          ChangeSubstitute:
            '../../domains/order/record/order-change.model.ts#ChangeSubstituteRecord',
          OrderProposal: '../../domains/order/record/proposals.ts#PresentedProposal',
          TeamPlacement: '../../domains/order/record/order.model.ts#PlacementRecord',
          PhoneCustomer: '../../domains/order/phone/phone-customers.service.ts#FoundCustomer',
          OrderLink: '../../domains/order/phone/order-link.model.ts#OrderLinkRecord',
          LinkedOrder: '../../domains/order/phone/order-link.model.ts#OrderLinkRecord',
          Prescription: '../../domains/prescription/prescription.model.ts#PrescriptionRecord',
          Ticket: '../../domains/ticket/ticket.model.ts#TicketRecord',
          TicketLine: '../../domains/ticket/ticket.model.ts#TicketLineRecord',
          TicketEntry: '../../domains/ticket/ticket.model.ts#TicketEntryRecord',
          TicketPhoto: '../../domains/ticket/ticket.model.ts#TicketPhotoRecord',
          TicketConnection: '../../domains/ticket/ticket-list.service.ts#TicketPage',
          ReplacedOrder: '../../domains/order/record/order.model.ts#ReplacedOrderRecord',
          PrescriptionCheck: '../../domains/order/record/order.model.ts#OrderRecord',
          EarlierSupply:
            '../../domains/order/prescription/earlier-supplies.service.ts#EarlierSupplyRecord',
          RegisterEntry: '../../domains/order/register/register-entry.model.ts#RegisterEntryRecord',
          RegisterEntryConnection:
            '../../domains/order/register/register-entry.model.ts#RegisterPage',
          PrescriptionView:
            '../../domains/prescription/prescription-view.model.ts#PrescriptionViewRecord',
          PrescriptionViewConnection:
            '../../domains/prescription/prescription-view.model.ts#PrescriptionViewPage',
          Batch: '../../domains/order/record/order-line.model.ts#BatchRecord',
          DocumentAmendment: '../../domains/order/record/amendment.model.ts#AmendmentRecord',
          RecalledPacks: '../../domains/order/packing/recall.service.ts#RecalledPacks',
          RecentBatch: '../../domains/order/packing/product-batch.model.ts#ProductBatchRecord',
          OrderPayment: '../../domains/order/record/order.model.ts#OrderRecord',
          OrderRefund: '../../domains/order/record/refunds.ts#ListedRefund',
          Refund: '../../domains/order/record/refund.model.ts#RefundRecord',
          RefundLine: '../../domains/order/record/refund.model.ts#RefundLineRecord',
          PaymentStatementRow:
            '../../domains/order/record/order.model.ts#PaymentStatementRowRecord',
          UpiStatement:
            '../../domains/order/payment/statement/statement.model.ts#UpiStatementRecord',
          UpiStatementConnection:
            '../../domains/order/payment/statement/statement.model.ts#UpiStatementPage',
          UpiStatementRow:
            '../../domains/order/payment/statement/statement-row.model.ts#UpiStatementRowRecord',
          UpiStatementRowConnection:
            '../../domains/order/payment/statement/statement-row.model.ts#UpiStatementRowPage',
          UpiStatementOrder:
            '../../domains/order/payment/statement/statement-row.model.ts#RowOrderRecord',
          UpiPayment: '../../domains/order/checkout/reservation.model.ts#ReservationRecord',
          Reservation: '../../domains/order/checkout/reservation.model.ts#ReservationRecord',
          ReservationConnection:
            '../../domains/order/checkout/reservation.model.ts#ReservationPage',
          Quote: '../../domains/order/checkout/quote.ts#OrderQuote',
          QuoteLine: '../../domains/order/checkout/quote.ts#OrderQuoteLine',
          PlaceOrderPayload:
            '../../domains/order/checkout/place-order.service.ts#PlaceOrderOutcome',
          PickListLine: '../../domains/order/desk/pick-list.service.ts#PickListLine',
          OrderConnection: '../../domains/order/record/order.model.ts#OrderPage',
          OrderRefusal: '../../domains/order/desk/change-orders.ts#OrderRefusal',
          CashDay: '../../domains/order/cash/cash-day.service.ts#CashDay',
          CashCollector: '../../domains/order/cash/cash-day.service.ts#CashCollector',
          CashEntry: '../../domains/order/cash/cash-book.model.ts#CashEntryRecord',
          CashCount: '../../domains/order/cash/cash-book.model.ts#CashCountRecord',
          CashReceipt: '../../domains/order/record/order.model.ts#CashRecord',
          OrderCustomer: '../../domains/account/user.model.ts#UserRecord',
          GstRate: '../../domains/gst/rates.ts#GstRateRecord',
          GstProposal: '../../domains/gst/common-goods.ts#GstProposal',
          ProductImport: '../../domains/catalogue/csv/product-import.model.ts#ProductImportRecord',
          ProductImportConnection:
            '../../domains/catalogue/csv/product-import.model.ts#ProductImportPage',
          OrderStatusChange: '../../domains/order/record/order.model.ts#OrderStatusChangeRecord',
          PaymentChange: '../../domains/order/record/order.model.ts#PaymentChangeRecord',
          OrderAddress: '../../domains/order/record/order-address.model.ts#OrderAddressRecord',
          OrderDocument: '../../domains/order/document/present-documents.ts#PresentedDocument',
          DocumentLine: '../../domains/order/document/present-documents.ts#PresentedLine',
        },
      },
    },
    'graphql-server/src/rest/call/generated.ts': {
      documents: ['graphql-server/src/rest/*.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: { ...scalars, Upload: 'unknown' },
        useTypeImports: true,
        enumType: 'string-literal',
        // REST does not accept a single value for a list.
        arrayInputCoercion: false,
      },
    },
    'graphql-server/src/graphql/webhook-payload.generated.ts': {
      documents: ['graphql-server/src/graphql/webhook-payload.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { scalars, useTypeImports: true, enumType: 'string-literal' },
    },
    'graphql-server/test/documents.generated.ts': {
      documents: ['graphql-server/src/**/*.test.ts', 'graphql-server/test/**/*.ts'],
      documentTransforms: ['./.config/codegen-test-documents-plugin.mjs'],
      plugins: ['typescript-operations', './.config/codegen-test-documents-plugin.mjs'],
      config: {
        scalars: { ...scalars, Upload: 'null' },
        useTypeImports: true,
        enumType: 'string-literal',
        namingConvention: 'keep',
      },
    },
    'graphql-server/examples/mirror/generated.ts': {
      documents: ['graphql-server/examples/mirror/*.graphql'],
      plugins: ['typescript-operations'],
      config: { scalars, useTypeImports: true, enumType: 'string-literal' },
    },
    'graphql-server/src/graphql/persisted-operations.generated.json': {
      documents: ['web/src/**/*.graphql'],
      plugins: ['./.config/codegen-manifest-plugin.mjs'],
    },
    'web/src/apollo/server-constants.generated.ts': {
      plugins: [{ add: { content: serverConstants } }],
    },
    'web/src/apollo/dashboard-constants.generated.ts': {
      plugins: [{ add: { content: dashboardConstants } }],
    },
    'web/src/dashboard/catalogue/product-form/product-fields.generated.ts': {
      plugins: [{ add: { content: productFields } }],
    },
    'web/src/dashboard/settings/setting-fields.generated.ts': {
      plugins: [{ add: { content: settingTable } }],
    },
    [webTypes]: {
      documents: 'web/src/**/*.graphql',
      plugins: ['typescript-operations'],
      config: { ...webConfig, generateOperationTypes: false },
    },
    // For tests, whose server answers each operation with the requested data.
    'web/test/operations.generated.ts': {
      documents: 'web/src/**/*.graphql',
      plugins: ['./.config/codegen-operations-plugin.mjs'],
    },
    // A module next to each document, so that a page loads only the operations that it uses.
    'web/src/': {
      documents: 'web/src/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: [
        'typescript-operations',
        './.config/codegen-documents-plugin.mjs',
        './.config/codegen-hooks-plugin.mjs',
      ],
      config: { ...webConfig, importSchemaTypesFrom: webTypes, namespacedImportName: 'Types' },
    },
  },
}

export default config
