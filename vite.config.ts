import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerender } from "./prerender/plugin.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), prerender()],
});
