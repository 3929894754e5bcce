import protobuf from 'protobufjs/minimal.js'

/**
 * Weights nearer to zero than this are taken for zero. Training leaves some that are too small to change any output, and
 * what they are multiplied with falls below the smallest number that processors handle at full speed.
 */
const LEAST = 1e-30

/** Numbers of the fields of an ONNX file (onnx.proto) on the way from the model to the values of its tensors. */
const MODEL = { graph: 7 }
const GRAPH = { nodes: 1, initializers: 5 }
const NODE = { attributes: 5 }
const ATTRIBUTE = { tensor: 5 }
const TENSOR = { type: 2, floats: 4, raw: 9 }
/** The type of a tensor whose values are floats of 32 bits, little-endian. */
const FLOAT = 1
/** How a field that has a length is marked in protobuf. */
const DELIMITED = 2

/**
 * An ONNX model with its vanishing weights set to zero, with which it runs in much less time: arithmetic on
 * subnormal numbers is slow, and WebAssembly has no way to have them taken for zero.
 *
 * @returns a copy of `model`
 */
export function withoutVanishingWeights(model: Uint8Array): Uint8Array {
  const copy = new Uint8Array(model)
  for (const graph of within(copy, MODEL.graph)) {
    for (const tensor of within(graph, GRAPH.initializers)) clear(tensor)
    for (const node of within(graph, GRAPH.nodes)) {
      for (const attribute of within(node, NODE.attributes)) {
        for (const tensor of within(attribute, ATTRIBUTE.tensor)) clear(tensor)
      }
    }
  }
  return copy
}

function clear(tensor: Uint8Array): void {
  const fields = fieldsOf(tensor)
  if (!fields.some(({ field, value }) => field === TENSOR.type && value === FLOAT)) return
  for (const { field, value } of fields) {
    if (!(value instanceof Uint8Array) || (field !== TENSOR.floats && field !== TENSOR.raw)) continue
    const values = new DataView(value.buffer, value.byteOffset, value.byteLength)
    for (let at = 0; at < values.byteLength; at += 4) {
      if (Math.abs(values.getFloat32(at, true)) < LEAST) values.setFloat32(at, 0, true)
    }
  }
}

/** The bytes of each message, or packed list, that a message has in a field. */
function within(message: Uint8Array, field: number): Uint8Array[] {
  return fieldsOf(message).flatMap((one) => (one.field === field && one.value instanceof Uint8Array ? [one.value] : []))
}

/** A message's fields: views of its bytes where a field has a length, and of a number its first byte, which is the number below 128. */
function fieldsOf(message: Uint8Array): { field: number; value: Uint8Array | number | undefined }[] {
  const reader = protobuf.Reader.create(message)
  const fields: ReturnType<typeof fieldsOf> = []
  while (reader.pos < reader.len) {
    const tag = reader.uint32()
    const [field, kind] = [tag >>> 3, tag & 7]
    if (kind === DELIMITED) fields.push({ field, value: bytesAt(message, reader) })
    else {
      fields.push({ field, value: message[reader.pos] })
      reader.skipType(kind)
    }
  }
  return fields
}

/** A field's bytes where they stand; the reader's own way may copy them. */
function bytesAt(message: Uint8Array, reader: protobuf.Reader): Uint8Array {
  const length = reader.uint32()
  const bytes = message.subarray(reader.pos, reader.pos + length)
  reader.skip(length)
  return bytes
}
