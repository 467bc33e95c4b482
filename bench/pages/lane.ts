import type { Network } from "./networks.ts";

/** Bytes of data in a full packet, and of the IP and TCP headers on top. */
const PAYLOAD = 1460;
const HEADERS = 40;

/** Packets that a sender may have under way before it hears of the first (RFC 6928). */
const INITIAL_WINDOW = 10;

/** One connection's way along a lane. */
export interface Flow {
  send(data: Buffer): void;
  /** Nothing more will be sent; calls back once all has arrived. */
  end(arrived: () => void): void;
}

interface State {
  deliver: (packet: Buffer) => void;
  waiting: Buffer[];
  travelling: Buffer[];
  unacknowledged: number;
  window: number;
  /** Since when its next packet might have gone. */
  readyAt: number;
  arrived?: () => void;
}

/**
 * One direction of a slow connection. Its flows share the rate, packet by packet in turn, and each packet
 * travels for half a round trip. A flow starts with ten packets and may send two for each one acknowledged:
 * TCP's slow start (RFC 5681), without loss.
 * @returns Adds a flow, whose packets are handed to `deliver` in their order.
 */
export function createLane({ roundTrip, rate }: Network): (deliver: State["deliver"]) => Flow {
  let flows: State[] = [];
  let freeAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendWhatMayGo = () => {
    for (let flow = flows.find(maySend); flow; flow = flows.find(maySend)) {
      if (freeAt > performance.now()) {
        clearTimeout(timer);
        timer = at(freeAt, sendWhatMayGo);
        return;
      }
      const sender = flow;
      flows = [...flows.filter((other) => other !== sender), sender];
      sendPacket(sender);
    }
  };

  const sendPacket = (flow: State) => {
    const packet = flow.waiting.shift() ?? Buffer.of();
    // Reckoned from when it might have gone: a late timer must not make the lane slower than it is.
    freeAt = Math.max(freeAt, flow.readyAt) + ((packet.length + HEADERS) * 8000) / rate;
    const acknowledgedAt = freeAt + roundTrip;
    flow.travelling.push(packet);
    flow.unacknowledged += 1;
    at(freeAt + roundTrip / 2, () => arrive(flow));
    at(acknowledgedAt, () => {
      if (!maySend(flow)) flow.readyAt = acknowledgedAt;
      flow.unacknowledged -= 1;
      flow.window += 1;
      sendWhatMayGo();
    });
  };

  const arrive = (flow: State) => {
    // Timers a fraction of a millisecond apart may swap; packets do not.
    const packet = flow.travelling.shift();
    if (packet) flow.deliver(packet);
    finish(flow);
  };

  const finish = (flow: State) => {
    if (!flow.arrived || flow.waiting.length > 0 || flow.travelling.length > 0) return;
    flows = flows.filter((other) => other !== flow);
    flow.arrived();
  };

  return (deliver) => {
    const flow = newFlow(deliver);
    flows.push(flow);
    return {
      send(data) {
        if (flow.waiting.length === 0) flow.readyAt = performance.now();
        flow.waiting.push(...packetsOf(data));
        sendWhatMayGo();
      },
      end(arrived) {
        flow.arrived = arrived;
        finish(flow);
      },
    };
  };
}

function newFlow(deliver: State["deliver"]): State {
  return { deliver, waiting: [], travelling: [], unacknowledged: 0, window: INITIAL_WINDOW, readyAt: 0 };
}

function packetsOf(data: Buffer): Buffer[] {
  const count = Math.ceil(data.length / PAYLOAD);
  return Array.from({ length: count }, (_, index) => data.subarray(index * PAYLOAD, (index + 1) * PAYLOAD));
}

function maySend({ waiting, unacknowledged, window }: State): boolean {
  return waiting.length > 0 && unacknowledged < window;
}

function at(time: number, task: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(task, Math.max(0, time - performance.now()));
}
