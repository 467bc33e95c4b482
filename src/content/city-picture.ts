/** A city's picture, by its name below `/pictures/`. */
export type CityPicture = `city/${string}`;

export function pictureOf(name: string): CityPicture {
  const letters = name.normalize("NFD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return `city/${letters.replaceAll(/[^a-z\d]+/g, "-")}`;
}
