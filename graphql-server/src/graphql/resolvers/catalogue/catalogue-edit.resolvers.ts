import { importUpload } from '../../../domains/catalogue/csv/import-upload.ts'
import type { Resolvers } from '../../context/generated.ts'
import { withDeletedId, withUserErrors } from '../../../lib/user-error.ts'
import { storePictureOnce } from '../../../domains/account/store-picture-once.ts'
import {
  createCategory,
  deleteCategory,
  updateCategory,
} from '../../../domains/catalogue/edit/category.service.ts'
import {
  deleteProducts,
  updateProducts,
} from '../../../domains/catalogue/edit/bulk-edits.service.ts'
import {
  createProduct,
  deleteProduct,
  setStock,
  updateProduct,
} from '../../../domains/catalogue/edit/product.service.ts'
import {
  createSubCategory,
  deleteSubCategory,
  updateSubCategory,
} from '../../../domains/catalogue/edit/sub-category.service.ts'

/** The admin's mutations. A rejected change returns the current state, so that the client can compare. */
export const catalogueEditResolvers: Resolvers = {
  Mutation: {
    importProducts: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ report: await importUpload(user._id, input, context) }),
        () => ({ report: null }),
      )
    },
    createCategory: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ category: await createCategory(user._id, input) }),
        () => ({ category: null }),
      )
    },
    updateCategory: (_root, { input }, { loaders }) =>
      withUserErrors(
        async () => ({ category: await updateCategory(input) }),
        async () => ({ category: await loaders.category.load(input.id) }),
      ),
    deleteCategory: (_root, { input }) => withDeletedId(() => deleteCategory(input.id)),
    createSubCategory: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ subCategory: await createSubCategory(user._id, input) }),
        () => ({ subCategory: null }),
      )
    },
    updateSubCategory: (_root, { input }, { loaders }) =>
      withUserErrors(
        async () => ({ subCategory: await updateSubCategory(input) }),
        async () => ({ subCategory: await loaders.subCategory.load(input.id) }),
      ),
    deleteSubCategory: (_root, { input }) => withDeletedId(() => deleteSubCategory(input.id)),
    createProduct: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ product: await createProduct(user._id, input) }),
        () => ({ product: null }),
      )
    },
    updateProduct: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ product: await updateProduct(user._id, input) }),
        async () => ({ product: await context.loaders.product.load(input.id) }),
      )
    },
    deleteProduct: (_root, { input }) => withDeletedId(() => deleteProduct(input.id)),
    updateProducts: (_root, { input }) =>
      withUserErrors(
        () => updateProducts(input),
        () => ({ products: [], refused: [] }),
      ),
    deleteProducts: (_root, { input }) =>
      withUserErrors(
        () => deleteProducts(input),
        () => ({ deletedIds: [], refused: [] }),
      ),
    setStock: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ product: await setStock(user._id, input) }),
        async () => ({ product: await context.loaders.product.load(input.id) }),
      )
    },
    uploadPicture: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ picture: await storePictureOnce(context.pictures, user._id, input) }),
        () => ({ picture: null }),
      )
    },
  },
}
