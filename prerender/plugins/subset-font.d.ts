/** The part of https://github.com/papandreou/subset-font used here. It has no types. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    variationAxes?: Record<string, { min: number; max: number; default: number }>;
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
