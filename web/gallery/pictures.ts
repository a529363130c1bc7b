import type { PictureSource } from '../src/ui/content/Picture.tsx'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <rect width="96" height="96" fill="#cfe8d8"/><circle cx="48" cy="48" r="28" fill="#0f7a55"/>
</svg>`

export const picture: PictureSource = {
  url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  srcSet: null,
}

/** An image that does not load. */
export const missing: PictureSource = { url: 'data:image/png;base64,broken', srcSet: null }
