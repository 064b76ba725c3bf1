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
 * Finds the physical key of an event by its scan code, independent of the keyboard layout. AWT contains scan codes only
 * in the string of an event: on X11 as the raw code, which is the scan code plus 8; on Windows as the scan code; on
 * macOS not at all.
 */
final class PhysicalKeys {
    private static final Map<Key, Key> LEFT =
            Map.of(Key.SHIFT, Key.LEFT_SHIFT, Key.CTRL, Key.LEFT_CTRL, Key.ALT, Key.LEFT_ALT);
    private static final Map<Key, Key> RIGHT =
            Map.of(Key.SHIFT, Key.RIGHT_SHIFT, Key.CTRL, Key.RIGHT_CTRL, Key.ALT, Key.RIGHT_ALT);

    /** The keys that the number pad sends while Num Lock is off. */
    private static final Map<Key, Key> NUMBER_PAD = Map.ofEntries(
            Map.entry(Key.INSERT, Key.PAD_0),
            Map.entry(Key.END, Key.PAD_1),
            Map.entry(Key.DOWN, Key.PAD_2),
            Map.entry(Key.PAGE_DOWN, Key.PAD_3),
            Map.entry(Key.LEFT, Key.PAD_4),
            Map.entry(Key.RIGHT, Key.PAD_6),
            Map.entry(Key.HOME, Key.PAD_7),
            Map.entry(Key.UP, Key.PAD_8),
            Map.entry(Key.PAGE_UP, Key.PAD_9),
            Map.entry(Key.DELETE, Key.PAD_DECIMAL),
            Map.entry(Key.ENTER, Key.PAD_ENTER));

    private static final Pattern NUMBERS = Pattern.compile("rawCode=(\\d+),.*scancode=(\\d+)");

    /** Difference between X11 key codes and scan codes. */
    private static final int X11_OFFSET = 8;

    /** Rows of an American keyboard, by the scan code of their first key. */
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

    private final Map<Long, Key> keys = new HashMap<>();
    private final boolean hasX11;

    /** Creates the table for the operating system of this name. */
    PhysicalKeys(String system) {
        String name = system.toLowerCase(Locale.ROOT);
        hasX11 = !name.startsWith("windows") && !name.startsWith("mac");
        ROWS.forEach((first, row) -> {
            for (int i = 0; i < row.size(); i++) keys.put((long) first + i, row.get(i));
        });
    }

    private static List<Key> row(Key first, Key last) {
        return List.of(Key.values()).subList(first.ordinal(), last.ordinal() + 1);
    }

    /** Returns the physical key of an event; null if games do not use it. */
    @Nullable
    Key physicalKey(KeyEvent event, @Nullable Key letter) {
        return switch (event.getKeyLocation()) {
            case KeyEvent.KEY_LOCATION_LEFT -> twin(LEFT, letter);
            case KeyEvent.KEY_LOCATION_RIGHT -> twin(RIGHT, letter);
            case KeyEvent.KEY_LOCATION_NUMPAD -> onNumberPad(event, letter);
            default -> inLetters(event, letter);
        };
    }

    /** By its scan code, or by its letter if that is unknown. */
    private @Nullable Key inLetters(KeyEvent event, @Nullable Key letter) {
        Key place = byScanCode(event.paramString());
        return place == null ? letter : place;
    }

    /** Returns the key that an American keyboard has at the scan code in an event's string; null if unknown. */
    @Nullable
    Key byScanCode(String event) {
        Matcher numbers = NUMBERS.matcher(event);
        if (!numbers.find()) return null;
        long scanCode = Long.parseLong(numbers.group(2));
        if (scanCode != 0) return keys.get(scanCode);
        return hasX11 ? keys.get(Long.parseLong(numbers.group(1)) - X11_OFFSET) : null;
    }

    private static @Nullable Key twin(Map<Key, Key> twins, @Nullable Key letter) {
        return letter == null ? null : twins.getOrDefault(letter, letter);
    }

    private static @Nullable Key onNumberPad(KeyEvent event, @Nullable Key letter) {
        if (event.getKeyCode() == KeyEvent.VK_BEGIN || event.getKeyCode() == KeyEvent.VK_CLEAR) return Key.PAD_5;
        return letter == null ? null : NUMBER_PAD.getOrDefault(letter, letter);
    }
}
