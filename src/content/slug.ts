import slugify from "@sindresorhus/slugify";

/** A name as addresses and files have it: "St. Paul's" becomes "st-pauls", "Peñón" "penon", and "東京", without Latin letters, "". */
export function slugOf(name: string): string {
  return slugify(name.replaceAll(/['’]/g, ""), { decamelize: false });
}
