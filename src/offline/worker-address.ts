/** The worker's address. It must never change: browsers look for a new worker at the address of the old one. */
export const WORKER = "/service-worker.js";
