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

/** Cache of text layouts: a text that is drawn every frame is laid out once and then found without allocation. */
final class TextCache {
    /** Largest number of texts, more than a screen has; the whole cache is cleared when it is full. */
    private static final int MAX_TEXTS = 1_000;

    private static final int MAX_LETTERS = 200_000;

    /** Largest number of layouts of a text; a text whose width grows each tick has a new one each time. */
    private static final int MAX_LOOKS = 16;

    private static final int MAX_LENGTH = 65_536;

    /**
     * A text laid out in a look.
     *
     * @param isPlain whether its markup was not read
     * @param length its number of characters
     */
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

    /** Returns the layout of a string or a number, from the cache if possible. Does not read markup if it is plain. */
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
        return add(text, new TextStyle(font, scale, width, align, lineHeight, outlined), isPlain);
    }

    private LaidOutText add(Value text, TextStyle look, boolean isPlain) {
        MarkupText marked = read(text.text(), isPlain);
        cost.layout(marked.length());
        LaidOutText laid = new LaidOutText(look, isPlain, TextLayout.of(marked, look), marked.length());
        letters += marked.length() + 1;
        if (known.size() == MAX_TEXTS || letters > MAX_LETTERS) {
            known.clear();
            letters = marked.length() + 1;
        }
        List<LaidOutText> looks = known.computeIfAbsent(text, key -> new ArrayList<>(1));
        if (looks.size() == MAX_LOOKS) looks.clear();
        looks.add(laid);
        hints.letters(marked.plain(), look.font());
        return laid;
    }

    private MarkupText read(String text, boolean isPlain) {
        if (text.length() > MAX_LENGTH)
            throw new LuaException("text must have at most " + MAX_LENGTH + " characters but has " + text.length());
        MarkupText marked = isPlain ? MarkupText.literal(text) : MarkupText.parse(text);
        hints.marks(marked.warnings());
        return marked;
    }
}
