/** A slow connection to the Internet. */
export interface Network {
  name: string;
  /** Milliseconds to the server and back. */
  roundTrip: number;
  /** Bits per second, each way. */
  rate: number;
}

/** One bar, far from the mast. */
export const SLOW_3G: Network = { name: "slow 3G", roundTrip: 400, rate: 400_000 };

/** What Lighthouse's test for phones takes for granted. */
export const SLOW_4G: Network = { name: "slow 4G", roundTrip: 150, rate: 1_600_000 };

/** The networks of the bench, in turn. */
export const NETWORKS: readonly Network[] = [SLOW_3G, SLOW_4G];
