/** What lies over the table: at most one dialog, one rule, or one card large. */

export type PanelName = "log" | "chat" | "menu" | "policy" | "share" | "resign" | "keys" | "rule";

export class Panels {
  open = $state<PanelName | null>(null);
  rule = $state("");
  card = $state("");
  /** Whether the options are drawn in, on a small screen. */
  folded = $state(false);

  show(panel: PanelName): void {
    this.card = "";
    this.open = panel;
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.show("rule");
  }

  peek(card: string): void {
    this.card = card;
  }

  close(): void {
    if (this.card) this.card = "";
    else this.open = null;
  }
}
