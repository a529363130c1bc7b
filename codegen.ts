import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = {
  ID: 'string',
  DateTime: { input: 'string', output: 'string' },
  Paise: 'number',
}

/** The contract in `schema/` becomes the server's resolver types and the web app's typed hooks. */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  importExtension: '.ts',
  ignoreNoDocuments: true,
  generates: {
    'schema/printed/generated.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
    'graphql-server/src/graphql/generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { ...scalars, DateTime: { input: 'Date', output: 'Date' } },
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: './context.ts#Context',
        makeResolverTypeCallable: true,
        mappers: {
          Money: '../lib/money.ts#Paise',
          Image: '../lib/pictures.ts#PictureUrl',
          Store: '../config.ts#StoreSettings',
          Category: '../domains/catalogue/category.model.ts#CategoryRecord',
          SubCategory: '../domains/catalogue/sub-category.model.ts#SubCategoryRecord',
          Product: '../domains/catalogue/product.model.ts#ProductRecord',
          ProductConnection: '../domains/catalogue/product-page.ts#ProductPage',
          ProductEdge: '../domains/catalogue/product-page.ts#ProductPageEdge',
          Viewer: '../domains/account/user.model.ts#UserRecord',
          Cart: '../domains/cart/cart.service.ts#CartContents',
          CartLine: '../domains/cart/cart.service.ts#FilledCartLine',
          Address: '../domains/address/address.model.ts#AddressRecord',
          Order: '../domains/order/order.model.ts#OrderRecord',
          OrderLine: '../domains/order/order.model.ts#OrderLineRecord',
          PlaceOrderPayload: '../domains/order/order.service.ts#PlaceOrderOutcome',
          OrderConnection: '../domains/order/order.model.ts#OrderPage',
          OrderAddress: '../domains/order/order.model.ts#OrderAddressRecord',
        },
      },
    },
    'web/src/apollo/generated.ts': {
      documents: ['web/src/**/*.graphql'],
      plugins: [
        'typescript-operations',
        'typed-document-node',
        './.config/codegen-hooks-plugin.mjs',
      ],
      config: { scalars, useTypeImports: true, enumType: 'string-literal' },
    },
  },
}

export default config
