import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Addresses that are no host of the public internet: this machine, its networks, and what has no host at all. In one list
 * the range that stands for IPv4 within IPv6 would match every IPv4 address.
 */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.ipv4.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 96],
  // Addresses of the older kind, written in the newer: no public host is reached so.
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.ipv6.addSubnet(network, bits, 'ipv6')
}

/** An address that what we ask for answers or runs may not have. */
export class ForbiddenAddress extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'ForbiddenAddress'
  }
}

/** @throws ForbiddenAddress where the address is none of the public internet */
function refusePrivate(address: string): void {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (isIP(address) === 0 || PRIVATE[family].check(address, family))
    throw new ForbiddenAddress(`${address} is a private address`)
}

/** @throws ForbiddenAddress where a public endpoint could not be so: not https, or the number of a private address */
export function refuseUnsafe({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new ForbiddenAddress(`${protocol}// is not https://`)
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0) refusePrivate(bare)
}

/**
 * Looks a name up for a connection and refuses private addresses: what is checked is what is connected to, so that a name
 * which changes its address in between gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, [])
    try {
      for (const { address } of found) refusePrivate(address)
    } catch (refused) {
      return callback(refused as Error, [])
    }
    const [first] = found
    if (options.all || !first) return callback(null, found)
    callback(null, first.address, first.family)
  })
}
