/** The worker's address. It can never change: browsers look for a new worker at the address of the old one. */
export const WORKER = "/service-worker.js";
