import protobuf from 'protobufjs/minimal.js'
import { expect, test } from 'vitest'
import { withoutVanishingWeights } from './weights.ts'

const [FLOAT, INT64] = [1, 7]

/** A message with one field that holds bytes. */
function holding(field: number, bytes: Uint8Array): Uint8Array {
  const message = protobuf.Writer.create()
    .uint32((field << 3) | 2)
    .bytes(bytes)
  return Uint8Array.from(message.finish())
}

/** A tensor of an ONNX model with the bytes of its values in a field: 9 as they are, 4 as a packed list. */
function tensor(type: number, values: Uint8Array, field: 4 | 9): Uint8Array {
  return Buffer.concat([
    protobuf.Writer.create()
      .uint32(2 << 3)
      .int32(type)
      .finish(),
    holding(field, values),
  ])
}

function bytesOf(...values: number[]): Uint8Array {
  return new Uint8Array(Float32Array.from(values).buffer)
}

const kept = [0.5, -2, 1e-20, 0]
const tiny = [1e-40, -1e-38, 1e-31]

test('weights that vanish become zero, where a model has them as constants and where as nodes', () => {
  const asInitializer = (values: Uint8Array) => holding(5, tensor(FLOAT, values, 9))
  const asConstant = (values: Uint8Array) => holding(1, holding(5, holding(5, tensor(FLOAT, values, 4))))
  for (const of of [asInitializer, asConstant]) {
    const model = holding(7, of(bytesOf(...kept, ...tiny)))
    expect(withoutVanishingWeights(model)).toEqual(holding(7, of(bytesOf(...kept, 0, 0, 0))))
  }
})

test('values of other types stay as they are, and so does the model that was given', () => {
  const numbers = holding(7, holding(5, tensor(INT64, bytesOf(...tiny), 9)))
  expect(withoutVanishingWeights(numbers)).toEqual(numbers)
  const model = holding(7, holding(5, tensor(FLOAT, bytesOf(...tiny), 9)))
  const before = Uint8Array.from(model)
  withoutVanishingWeights(model)
  expect(model).toEqual(before)
})

test('a number of any length beside a tensor does no harm', () => {
  const end = Uint8Array.of(3 << 3, ...Array.from({ length: 8 }, () => 0xff), 0x7f)
  const constant = (values: number[]) =>
    holding(7, holding(1, holding(5, Buffer.concat([end, holding(5, tensor(FLOAT, bytesOf(...values), 4))]))))
  expect(withoutVanishingWeights(constant(tiny))).toEqual(constant([0, 0, 0]))
})
