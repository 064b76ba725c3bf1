package kodama.draw.text;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.Glyph;
import kodama.draw.GlyphRun;

/** Lays out text: breaks it into lines and positions each letter. */
public final class TextLayout {
    private record Line(int start, int end, int width) {}

    private final MarkupText text;
    private final TextStyle style;
    private final LineBreaker breaker;
    private final List<Line> lines = new ArrayList<>();
    private final List<GlyphRun.PlacedGlyph> placed = new ArrayList<>();

    private TextLayout(MarkupText text, TextStyle style) {
        this.text = text;
        this.style = style;
        breaker = new LineBreaker(text.codes(), style.font(), style.maxWidth());
    }

    /** Lays out a text: the letters with their positions. */
    public static GlyphRun of(MarkupText text, TextStyle style) {
        TextLayout layout = new TextLayout(text, style);
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
        for (int i = 0; i < lines.size(); i++) place(lines.get(i), width, i * style.lineStep());
        int height = (lines.size() - 1) * style.lineStep() + style.font().height();
        return new GlyphRun(placed, width * style.scale(), height * style.scale(), style.scale(), style.outlined());
    }

    private void place(Line line, int width, int top) {
        Font font = style.font();
        int x = (int) (style.align().share() * (width - line.width));
        for (int i = line.start; i < line.end; i++) {
            int code = text.codes()[i];
            if (i > line.start) x += font.kerning(text.codes()[i - 1], code);
            Glyph glyph = font.glyph(code);
            placed.add(new GlyphRun.PlacedGlyph(glyph, x, top, text.color(i), i));
            x += glyph.advance();
        }
    }
}
