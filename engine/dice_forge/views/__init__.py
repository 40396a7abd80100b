"""What a match of Dice Forge tells without changing: previews, reasons for refusals, standing answers, luck."""
