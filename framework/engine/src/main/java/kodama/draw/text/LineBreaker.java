package kodama.draw.text;

import kodama.draw.font.Font;

/**
 * Finds the ends of lines: each takes as many characters as fit, up to a place where it may end. Blanks at its end
 * take no room, and a 。 or 、 may hang beyond it.
 */
final class LineBreaker {
    private final int[] codes;
    private final Font font;
    private final int room;

    LineBreaker(int[] codes, Font font, int room) {
        this.codes = codes;
        this.font = font;
        this.room = room;
    }

    /** The end of a line that begins at a character: the first that is not on it, or the line end that the text has. */
    int end(int start) {
        int allowed = start;
        int end = start;
        long width = 0;
        long seen = 0; // without blanks at the end
        while (!isOver(end)) {
            width += step(start, end);
            boolean isBlank = codes[end] == ' ';
            if (!isBlank && width > room && !hangs(start, end, seen)) break;
            if (!isBlank) seen = width;
            end++;
            if (!isOver(end) && Kinsoku.mayBreak(codes[end - 1], codes[end])) allowed = end;
        }
        if (isOver(end)) return end;
        return allowed > start ? allowed : Math.max(end, start + 1);
    }

    private boolean isOver(int at) {
        return at == codes.length || codes[at] == '\n';
    }

    /** How much further the line goes with this character. */
    private int step(int start, int at) {
        int kerning = at > start ? font.kerning(codes[at - 1], codes[at]) : 0;
        return kerning + font.glyph(codes[at]).advance();
    }

    private boolean hangs(int start, int at, long before) {
        return at > start && before <= room && Kinsoku.mayHang(codes[at]);
    }

    /** How wide a line is, without blanks at its end and without what hangs. */
    int width(int start, int end) {
        int last = end;
        while (last > start && codes[last - 1] == ' ' && room < Integer.MAX_VALUE) last--;
        long width = 0;
        long before = 0;
        for (int at = start; at < last; at++) {
            before = width;
            width += step(start, at);
        }
        boolean hangs = width > room && last > start && hangs(start, last - 1, before);
        return (int) Math.min(Integer.MAX_VALUE / 256, hangs ? before : width);
    }
}
