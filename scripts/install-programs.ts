import { ensureDebianPackages } from "./debian-packages.ts";

/* Installs the Debian packages that are named, where it can: what tests need, while those run that need none of them. */

ensureDebianPackages(process.argv.slice(2));
