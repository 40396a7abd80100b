"""Read-only views of a match of Dice Forge: previews, reasons for refusals, standing answers, luck."""
