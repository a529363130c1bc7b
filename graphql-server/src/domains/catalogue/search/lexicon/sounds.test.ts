import { describe, expect, it } from 'vitest'
import { soundOf } from './sounds.ts'

describe('words that sound alike', () => {
  it.each([
    ['aloo', 'alu', 'आलू'],
    ['chawal', 'chaaval', 'चावल'],
    ['paneer', 'panir', 'पनीर'],
    ['jeera', 'zeera', 'जीरा'],
    ['phal', 'fal', 'फल'],
    ['adrak', 'addrak', 'अदरक'],
    ['namak', 'namakk', 'नमक'],
    ['haldi', 'haldee', 'हल्दी'],
    ['ghee', 'ghi', 'घी'],
    ['makkhan', 'makhan', 'मक्खन'],
    ['shahad', 'sahad', 'शहद'],
    ['crocin', 'crosin', 'क्रोसिन'],
    ['excel', 'exel', 'एक्सेल'],
    ['chai', 'chay', 'चाय'],
    ['jhaadu', 'jhadoo', 'झाडू'],
    ['kamar', 'kamarr', 'कमर'],
    ['aashirvaad', 'ashirwad', 'आशीर्वाद'],
  ])('the words %s, %s and %s sound alike', (...words) => {
    expect(new Set(words.map(soundOf)).size, words.map(soundOf).join(', ')).toBe(1)
  })

  it.each([
    ['milk', 'mulk'],
    ['tea', 'toy'],
    ['500mg', '500ml'],
    ['b12', 'b21'],
    ['பால்', 'தேன்'],
  ])('the words %s and %s do not sound alike', (word, other) => {
    expect(soundOf(word)).not.toBe(soundOf(other))
  })
})
