import { defineMessages } from '../../lib/messages/define-messages.ts'

export const searchLabMessages = defineMessages({
  SEARCH_UNKNOWN: { code: 'NOT_FOUND', english: 'This search no longer exists.' },
  SEARCH_TEST_UNKNOWN: { code: 'NOT_FOUND', english: 'This test does not exist.' },
  SEARCH_WITHOUT_WORDS: { english: 'A search must have letters or digits.' },
  SEARCH_TEST_REPEATED: { english: 'This search is already saved with this product.' },
  TOO_MANY_SEARCH_TESTS: {
    english: 'You can save at most {max} tests. Remove one first.',
    params: { max: 'NUMBER' },
  },
})
