import "react";

/** Invoker commands, which @types/react does not know yet: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API */
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: "show-modal" | "close";
  }
}
