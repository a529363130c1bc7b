/** Answers of the test's server about the catalogue. */

export const buildImage = (name: string) => ({
  __typename: 'Image',
  url: `/media/${name}-960.webp`,
  srcSet: null,
})

export const buildCategory = (id: string, more: object = {}) => ({
  __typename: 'Category',
  id,
  name: id,
  slug: id,
  version: 1,
  image: buildImage(id),
  productCount: 12,
  ...more,
})

export const buildSubCategory = (id: string, categories: readonly object[], more: object = {}) => ({
  __typename: 'SubCategory',
  id,
  name: id,
  slug: id,
  version: 1,
  image: buildImage(id),
  categories,
  ...more,
})

export const refusal = (code: string, message: string, field: string | null = null) => ({
  __typename: 'UserError',
  code,
  message,
  field,
})

/** The answer to an upload of a file of that name. */
export const uploaded = (name: string) => ({
  uploadPicture: {
    __typename: 'UploadPicturePayload',
    picture: { __typename: 'UploadedPicture', image: buildImage(name) },
    userErrors: [],
  },
})

export const png = (name: string) => new File(['a picture'], `${name}.png`, { type: 'image/png' })
