import { createHash, randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Far more than the system keeps for a connection whose client does not read. */
export const LARGE_BYTES = 16 * 1024 * 1024;

/** A file that takes a while to read. */
export const LARGE = "/large.bin";

/** What must never be served, by its path from the folder of the site. */
export const BAIT = [
  "../secret.txt",
  "../site-private/secret.txt",
  ".env",
  ".git/config",
  "assets/.hidden.txt",
];

/** What is not for visitors: hidden files, and those that only hosts read. */
const UNSERVED = /(^|\/)\.(?!well-known\/)|^(_headers|_redirects|vercel\.json)$/;

/** The SHA-256 of each form of a file, by the content coding. */
export type Forms = ReadonlyMap<string, string>;

/** A built site among files that no answer may hold. */
export interface BaitedSite {
  folder: string;
  /** Every address with a file, but for LARGE. */
  served: ReadonlyMap<string, Forms>;
  /** Of LARGE. */
  large: Forms;
  /** Of the page for unknown addresses. */
  notFound: Forms;
  /** A text that every forbidden file holds. */
  secret: string;
  remove(): Promise<void>;
}

/** Copies a built site into a temporary folder, and lays forbidden files into it and beside it. */
export async function baitedSite(dist: string): Promise<BaitedSite> {
  const temporary = await mkdtemp(path.join(tmpdir(), "soak-"));
  const folder = path.join(temporary, "site");
  await cp(dist, folder, { recursive: true });
  await writeFile(path.join(folder, LARGE), Buffer.alloc(LARGE_BYTES, "A large file. "));
  const served = await formsIn(folder);
  const large = take(served, LARGE);
  const notFound = take(served, "/404");

  const secret = randomUUID();
  for (const name of BAIT) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), secret);
  }
  if (process.platform !== "win32") await symlink("../secret.txt", path.join(folder, "link.txt"));
  const remove = () => rm(temporary, { recursive: true, force: true });
  return { folder, served, large, notFound, secret, remove };
}

/** The hash of a body as `Forms` holds it. */
export function hashOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("hex");
}

/** The files of a folder by their address; read apart from the server, which must not vouch for itself. */
async function formsIn(folder: string): Promise<Map<string, Forms>> {
  const served = new Map<string, Map<string, string>>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const [, name = "", suffix = ""] = /^(.*?)(\.br|\.gz)?$/.exec(path.relative(folder, file)) ?? [];
    const web = name.split(path.sep).join("/");
    if (UNSERVED.test(web)) continue;
    const page = `/${web}`.replace(/\.html$/, "");
    const address = page === "/index" ? "/" : page;
    const forms = served.get(address) ?? new Map<string, string>();
    const coding = { "": "identity", ".br": "br", ".gz": "gzip" }[suffix] ?? suffix;
    served.set(address, forms.set(coding, hashOf(await readFile(file))));
  }
  return served;
}

function take(served: Map<string, Forms>, address: string): Forms {
  const forms = served.get(address);
  if (!forms) throw new Error(`The built site has no ${address}`);
  served.delete(address);
  return forms;
}
