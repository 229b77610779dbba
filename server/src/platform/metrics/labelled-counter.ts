export interface LabelledCounter<Label extends string> {
  inc(labels: Record<Label, string>): void;
}
