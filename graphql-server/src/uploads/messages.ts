import { defineMessages } from '../lib/messages/define-messages.ts'

export const uploadMessages = defineMessages({
  IMAGE_FILE_TOO_LARGE: { code: 'PAYLOAD_TOO_LARGE', english: 'The image is larger than 5 MB.' },
  IMAGE_TYPE_UNSUPPORTED: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    english: 'The file is not a JPEG, PNG, WebP or AVIF image.',
  },
  IMAGE_DAMAGED: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    english: 'The image is damaged, or in a format that we cannot read.',
  },
  IMAGE_TOO_MANY_PIXELS: {
    code: 'PAYLOAD_TOO_LARGE',
    english: 'The image has more than 40 megapixels.',
  },
  IMAGE_SIDE_TOO_LONG: {
    code: 'PAYLOAD_TOO_LARGE',
    english: 'The image has a side of more than {max, number} pixels.',
    params: { max: 'NUMBER' },
  },
  IMAGE_GONE: { english: 'An image no longer exists. Please upload it again.' },
})
