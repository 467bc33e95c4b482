import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { business } from "./business.ts";
import { prerender } from "./prerender/plugin.ts";
import { hostFiles } from "./server/hosts/plugin.ts";
import { businessCheck } from "./src/business/check-plugin.ts";
import { licenses } from "./src/document/licenses-plugin.ts";
import { subsetFonts } from "./src/styles/fonts/subset-plugin.ts";

export default defineConfig({
  build: { target: ["chrome100", "firefox115", "ios15.4", "safari15.4"] },
  plugins: [
    businessCheck(business),
    react(),
    tailwindcss(),
    subsetFonts(business.name),
    licenses(["@fontsource-variable/overpass", "tailwindcss"]),
    prerender(),
    hostFiles(),
  ],
});
