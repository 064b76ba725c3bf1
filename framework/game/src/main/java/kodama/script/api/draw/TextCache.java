package kodama.script.api.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.draw.GlyphRun;
import kodama.draw.text.Align;
import kodama.draw.text.Font;
import kodama.draw.text.MarkupText;
import kodama.draw.text.TextLayout;
import kodama.draw.text.TextStyle;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Value;
import kodama.script.task.Hints;

/** Texts that were laid out: one that is drawn in every frame is laid out once, and then found without allocating. */
final class TextCache {
    /** More texts than a screen has; they are forgotten together. */
    private static final int MOST = 1_000;

    private static final int MOST_LETTERS = 200_000;

    /** A text whose width grows in each tick has a new look each time. */
    private static final int MOST_LOOKS = 16;

    private static final int LONGEST = 65_536;

    /** A text in one of its looks, and how many characters it has. */
    record LaidOutText(TextStyle look, boolean isPlain, GlyphRun letters, int length) {
        boolean isAs(Font font, int scale, int width, Align align, int lineHeight, boolean outlined, boolean unmarked) {
            return isPlain == unmarked
                    && look.font() == font
                    && look.scale() == scale
                    && look.width() == width
                    && look.align() == align
                    && look.lineHeight() == lineHeight
                    && look.outlined() == outlined;
        }
    }

    private final Hints hints;
    private final DrawCost cost;
    private final Map<Value, List<LaidOutText>> known = new HashMap<>();
    private int letters;

    TextCache(Hints hints, DrawCost cost) {
        this.hints = hints;
        this.cost = cost;
    }

    /** Lays out a string or a number, unless that was done before; without reading its marks, if it is plain. */
    LaidOutText get(
            Value text,
            Font font,
            int scale,
            int width,
            Align align,
            int lineHeight,
            boolean outlined,
            boolean isPlain) {
        List<LaidOutText> looks = known.get(text);
        if (looks != null)
            for (int i = 0; i < looks.size(); i++)
                if (looks.get(i).isAs(font, scale, width, align, lineHeight, outlined, isPlain)) return looks.get(i);
        return learn(text, new TextStyle(font, scale, width, align, lineHeight, outlined), isPlain);
    }

    private LaidOutText learn(Value text, TextStyle look, boolean isPlain) {
        MarkupText marked = read(text.text(), isPlain);
        cost.layout(marked.length());
        LaidOutText laid = new LaidOutText(look, isPlain, TextLayout.of(marked, look), marked.length());
        letters += marked.length() + 1;
        if (known.size() == MOST || letters > MOST_LETTERS) {
            known.clear();
            letters = marked.length() + 1;
        }
        List<LaidOutText> looks = known.computeIfAbsent(text, key -> new ArrayList<>(1));
        if (looks.size() == MOST_LOOKS) looks.clear();
        looks.add(laid);
        hints.letters(marked.plain(), look.font());
        return laid;
    }

    private MarkupText read(String text, boolean isPlain) {
        if (text.length() > LONGEST)
            throw new LuaException("text may have " + LONGEST + " characters but has " + text.length());
        MarkupText marked = isPlain ? MarkupText.literal(text) : MarkupText.parse(text);
        hints.marks(marked.warnings());
        return marked;
    }
}
