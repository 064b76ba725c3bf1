package kodama.draw.text;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.Glyph;
import kodama.draw.GlyphRun;

/** Gives each letter of a text its place. */
public final class TextLayout {
    private record Line(int start, int end, int width) {}

    private final MarkupText text;
    private final TextStyle look;
    private final LineBreaker breaker;
    private final List<Line> lines = new ArrayList<>();
    private final List<GlyphRun.PlacedGlyph> placed = new ArrayList<>();

    private TextLayout(MarkupText text, TextStyle look) {
        this.text = text;
        this.look = look;
        breaker = new LineBreaker(text.codes(), look.font(), look.maxWidth());
    }

    /** Lays out a text: the letters at their places. */
    public static GlyphRun of(MarkupText text, TextStyle look) {
        TextLayout layout = new TextLayout(text, look);
        layout.breakLines();
        return layout.letters();
    }

    private void breakLines() {
        int start = 0;
        while (true) {
            int end = breaker.end(start);
            lines.add(new Line(start, end, breaker.width(start, end)));
            if (end == text.length()) return;
            start = text.codes()[end] == '\n' ? end + 1 : end;
        }
    }

    private GlyphRun letters() {
        int width = lines.stream().mapToInt(Line::width).max().orElse(0);
        for (int i = 0; i < lines.size(); i++) place(lines.get(i), width, i * look.lineStep());
        int height = (lines.size() - 1) * look.lineStep() + look.font().height();
        return new GlyphRun(placed, width * look.scale(), height * look.scale(), look.scale(), look.outlined());
    }

    private void place(Line line, int width, int top) {
        Font font = look.font();
        int x = (int) (look.align().share() * (width - line.width));
        for (int i = line.start; i < line.end; i++) {
            int code = text.codes()[i];
            if (i > line.start) x += font.kerning(text.codes()[i - 1], code);
            Glyph glyph = font.glyph(code);
            placed.add(new GlyphRun.PlacedGlyph(glyph, x, top, text.color(i), i));
            x += glyph.advance();
        }
    }
}
