import { expect, test } from 'vitest'
import { foldText } from '../search-key.ts'
import { askedFace, faceWords, withoutFaceShape } from './face-shapes.ts'

test.each([
  ['glasses for a long face', 'xqlongface'],
  ['μακρόστενο πρόσωπο', 'xqlongface'],
  ['sunglasses for heart-shaped faces', 'xqheartface'],
  ['πρόσωπο σε σχήμα καρδιάς', 'xqheartface'],
  ['I have a strong jawline', 'xqsquareface'],
  ['στρογγυλό πρόσωπο', 'xqroundface'],
  ['οβάλ πρόσωπο', 'xqovalface'],
  ['round glasses', undefined],
  ['long temples', undefined],
])('%s asks for %s', (text, word) => expect(askedFace(foldText(text))).toBe(word))

test('a face says nothing of the frame', () => {
  expect(withoutFaceShape('black for a round face').trim().split(/\s+/)).toEqual(['black', 'for', 'a', 'glasses'])
})

test('a description names the faces that it suits', () => {
  expect(faceWords(foldText('The broad front balances a long face.'))).toEqual(['xqlongface'])
  expect(faceWords(foldText('Ισορροπεί ένα γωνιώδες πρόσωπο.'))).toEqual(['xqsquareface'])
  expect(faceWords('a round frame')).toEqual([])
})
