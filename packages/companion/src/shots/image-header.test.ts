import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readImageHeader } from './image-header.ts'

/** Pictures of 300 by 2 pixels. */
const pictures = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAASwAAAACCAIAAABtznbQAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAI0lEQVQ4jWPgEpEbRaMhMBoCXAOXERhGQ380BEZDgGtAqyIA5DyMobg0ATEAAAAASUVORK5CYII=',
  jpeg: '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAACASwDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAME/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AmwBoQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAf/Z',
  'progressive jpeg with metadata':
    '/9j/4QDIRXhpZgAASUkqAAgAAAAHAA4BAgADAAAAaGkAABIBAwABAAAAAQAAABoBBQABAAAAYgAAABsBBQABAAAAagAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAcgAAAAAAAAA4YwAA6AMAADhjAADoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAACwBAAADoAQAAQAAAAIAAAAAAAAA/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwWFiAsICMmJykqKRkfLTAtKDAlKCko/9sAQwEHBwcKCAoTCgoTKBoWGigoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo/8IAEQgAAgEsAwEiAAIRAQMRAf/E',
  webp: 'UklGRkQAAABXRUJQVlA4IDgAAACwAwCdASosAQIAPm02mUmkIyKhIagAgA2JaQAADHThw4cOHDhugAD++iGXzse4P+g+GiewAAAAAA==',
  'lossless webp': 'UklGRh4AAABXRUJQVlA4TBEAAAAvK0EAAAdQiirUo/+BiOh/AAA=',
  'webp with transparency':
    'UklGRmgAAABXRUJQVlA4WAoAAAAQAAAAKwEAAQAAQUxQSAoAAAABB1DAiAhERP8DVlA4IDgAAACwAwCdASosAQIAPm02mUmkIyKhIagAgA2JaQAADHThw4cOHDhugAD++iGXzse4P+g+GiewAAAAAA==',
}
const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'))

test.for(Object.entries(pictures))('the size of a %s is read before it is decoded', ([kind, base64]) => {
  const mediaType = `image/${kind.replace(/.*(png|jpeg|webp).*/, '$1')}`
  expect(readImageHeader(bytesOf(base64))).toEqual({ mediaType, width: 300, height: 2 })
})

test('a gif is not taken for a picture we read', () => {
  expect(readImageHeader(new TextEncoder().encode('GIF89a and then some more bytes of a picture'))).toBeNull()
})

test('a picture that is cut off anywhere, or no picture at all, is refused and breaks nothing', () => {
  const cutOff = fc
    .tuple(fc.constantFrom(...Object.values(pictures)), fc.nat(120))
    .map(([base64, length]) => bytesOf(base64).slice(0, length))
  const anything = fc.uint8Array().map((bytes) => Uint8Array.from([0xff, 0xd8, ...bytes]))
  fc.assert(
    fc.property(fc.oneof(cutOff, anything), (bytes) => {
      const header = readImageHeader(bytes)
      expect(header === null || header.width >= 0).toBe(true)
    }),
  )
})
