import type { Resolvers } from '../../context/generated.ts'
import { parseId } from '../../../lib/ids.ts'
import { pageInfo } from '../../../lib/database/pagination.ts'
import { discountedPrice, toPercent } from '../../../lib/money.ts'
import { recordOf } from '../../../lib/record-of.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { toSlug } from '../../../lib/slug.ts'
import { loadUserName } from '../../../domains/account/user-name.ts'
import {
  countProducts,
  findLowestPrice,
  listProducts,
  loadCategories,
  loadProducts,
  loadSimilarProducts,
  loadSubCategories,
  loadSuggestedCategory,
  newestProducts,
  isProductDeleted,
  searchProducts,
  suggestSearches,
  searchText,
} from '../../../domains/catalogue/browse/catalogue.service.ts'
import { proposeForProduct } from '../../../domains/catalogue/browse/gst-proposal.service.ts'
import { nameFacets } from '../../../domains/catalogue/browse/name-facets.ts'
import { listProductPage } from '../../../domains/catalogue/browse/product-list.service.ts'
import { listNames, textNames } from '../../../domains/catalogue/record/product-fields.ts'
import { unitPriceOf } from '../../../domains/catalogue/record/unit-price.ts'
import type { ProductRecord } from '../../../domains/catalogue/record/product.model.ts'
import { rateOn } from '../../../domains/gst/rates.ts'
import { listMovements } from '../../../domains/catalogue/stock/stock-history.service.ts'

export const catalogueResolvers: Resolvers = {
  Query: {
    categories: (_root, _args, { catalogue }) => catalogue.allCategories(),
    category: (_root, { id }, { loaders }) => loaders.category.load(id),
    subCategories: (_root, _args, { catalogue }) => catalogue.allSubCategories(),
    subCategory: (_root, { id }, { loaders }) => loaders.subCategory.load(id),
    product: (_root, { id }, { loaders }) => loaders.product.load(id),
    productsById: (_root, { ids }, { loaders }) => loadProducts(loaders, ids),
    deletedProduct: async (_root, { id }, { loaders }) =>
      (await isProductDeleted(loaders, id)) ? { id } : null,
    products: (_root, args, context) => listProducts(context, args),
    searchProducts: (_root, args, context) => searchProducts(context, args),
    searchSuggestions: (_root, args, { suggest }) => suggestSearches(suggest, args),
    productList: (_root, args, context) => listProductPage(context, args),
    gstProposal: (_root, args, { loaders }) => proposeForProduct(loaders, args),
    stockMovements: async (_root, { productId, ...args }) => {
      const id = parseId(productId)
      return id && listMovements(id, args)
    },
    explainSearch: async (_root, { text, productId }, { search }) => {
      const id = parseId(productId)
      return id && search.explain(searchText(text) ?? '', id.toHexString())
    },
  },
  Category: {
    id: (category) => category._id.toHexString(),
    slug: (category) => toSlug(category.name),
    subCategories: (category, _args, { loaders }) =>
      loaders.subCategoriesOfCategory.load(category._id.toHexString()),
    newestProducts: (category, { first }, { loaders }) =>
      newestProducts(loaders, category._id, first),
    productCount: (category, _args, { search }) => countProducts(search, category._id),
    maxPerOrder: ({ maxPerOrder }) => maxPerOrder || null,
  },
  SubCategory: {
    id: (subCategory) => subCategory._id.toHexString(),
    slug: (subCategory) => toSlug(subCategory.name),
    categories: (subCategory, _args, { loaders }) =>
      loadCategories(loaders, subCategory.categoryIds),
  },
  Product: {
    id: (product) => product._id.toHexString(),
    slug: (product) => toSlug(product.name),
    categories: (product, _args, { loaders }) => loadCategories(loaders, product.categoryIds),
    subCategories: (product, _args, { loaders }) =>
      loadSubCategories(loaders, product.subCategoryIds),
    ...recordOf(textNames, (name) => (product: ProductRecord) => product[name] ?? ''),
    ...recordOf(listNames, (name) => (product: ProductRecord) => product[name] ?? []),
    vegetarianMark: ({ vegetarianMark }) => vegetarianMark ?? null,
    maxPerOrder: ({ maxPerOrder }) => maxPerOrder || null,
    gstRate({ gstRates = [] }) {
      const rate = rateOn(gstRates, indianDay(new Date()))
      return rate === null ? null : toPercent(rate)
    },
    gstRates: ({ gstRates = [] }) => gstRates,
    unitPrice: unitPriceOf,
    discountPercent: (product) => toPercent(product.discount),
    similarProducts: (product, { first }, context) => loadSimilarProducts(context, product, first),
    discountedPrice: (product) => discountedPrice(product.price, product.discount),
  },
  GstRate: {
    percent: ({ rate }) => toPercent(rate),
  },
  SearchSuggestion: {
    category: (suggestion, _args, { loaders }) => loadSuggestedCategory(loaders, suggestion),
    subCategory: ({ subCategoryId }, _args, { loaders }) =>
      subCategoryId === undefined ? null : loaders.subCategory.load(subCategoryId),
    product: ({ productIds: [id, ...others] = [] }, _args, { loaders }) =>
      id === undefined || others.length > 0 ? null : loaders.product.load(id),
    topProduct: ({ productIds: [id] = [] }, _args, { loaders }) =>
      id === undefined ? null : loaders.product.load(id),
    lowestPrice: (suggestion, _args, { loaders }) => findLowestPrice(loaders, suggestion),
  },
  StockMovement: {
    id: (movement) => movement._id.toHexString(),
    orderId: (movement) => movement.orderId?.toHexString() ?? null,
    by: ({ userId }, _args, { loaders }) => loadUserName(loaders, userId),
  },
  StockMovementConnection: { pageInfo },
  ProductConnection: {
    pageInfo,
    totalCount: ({ countAll }) => countAll(),
    facets: async ({ countFacets }, { first }, { catalogue }) =>
      nameFacets(await countFacets(), await catalogue.allCategories(), first),
  },
}
