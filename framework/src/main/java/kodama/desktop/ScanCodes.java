package kodama.desktop;

import java.awt.event.KeyEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.input.Key;
import org.jspecify.annotations.Nullable;

/**
 * Finds the places of keys by the numbers that keyboards have for them, whatever letters the layout puts there. AWT
 * tells these only in the text of an event: under X11 as its raw code, which is 8 more; on Windows as its scan code; on
 * macOS not at all.
 */
final class ScanCodes {
    private static final Pattern NUMBERS = Pattern.compile("rawCode=(\\d+),.*scancode=(\\d+)");

    /** X11 counts keys from here. */
    private static final int X11_OFFSET = 8;

    /** The rows of an American keyboard, with the number of the first key of each. */
    private static final Map<Integer, List<Key>> ROWS = Map.of(
            2,
            row(Key.DIGIT_1, Key.DIGIT_9),
            11,
            List.of(Key.DIGIT_0, Key.MINUS, Key.EQUALS),
            16,
            List.of(Key.Q, Key.W, Key.E, Key.R, Key.T, Key.Y, Key.U, Key.I, Key.O, Key.P),
            26,
            List.of(Key.OPEN_BRACKET, Key.CLOSE_BRACKET),
            30,
            List.of(Key.A, Key.S, Key.D, Key.F, Key.G, Key.H, Key.J, Key.K, Key.L, Key.SEMICOLON, Key.QUOTE),
            41,
            List.of(Key.BACK_QUOTE),
            43,
            List.of(Key.BACKSLASH, Key.Z, Key.X, Key.C, Key.V, Key.B, Key.N, Key.M),
            51,
            List.of(Key.COMMA, Key.PERIOD, Key.SLASH),
            86,
            List.of(Key.EXTRA));

    private final Map<Long, Key> places = new HashMap<>();
    private final boolean hasX11;

    /**
     * @param system the name of the operating system
     */
    ScanCodes(String system) {
        String name = system.toLowerCase(Locale.ROOT);
        hasX11 = !name.startsWith("windows") && !name.startsWith("mac");
        ROWS.forEach((first, row) -> {
            for (int i = 0; i < row.size(); i++) places.put((long) first + i, row.get(i));
        });
    }

    private static List<Key> row(Key first, Key last) {
        return List.of(Key.values()).subList(first.ordinal(), last.ordinal() + 1);
    }

    /** The key that an American keyboard has at the place of this event; null if that is not known. */
    @Nullable
    Key place(KeyEvent event) {
        return place(event.paramString());
    }

    @Nullable
    Key place(String text) {
        Matcher numbers = NUMBERS.matcher(text);
        if (!numbers.find()) return null;
        long scanCode = Long.parseLong(numbers.group(2));
        if (scanCode != 0) return places.get(scanCode);
        return hasX11 ? places.get(Long.parseLong(numbers.group(1)) - X11_OFFSET) : null;
    }
}
