package kodama.desktop;

import java.awt.event.KeyEvent;
import java.util.Map;
import kodama.input.Key;
import org.jspecify.annotations.Nullable;

/** Finds at which place of the keyboard a key was pressed. */
final class KeyPlaces {
    private static final Map<Key, Key> LEFT =
            Map.of(Key.SHIFT, Key.LEFT_SHIFT, Key.CTRL, Key.LEFT_CTRL, Key.ALT, Key.LEFT_ALT);
    private static final Map<Key, Key> RIGHT =
            Map.of(Key.SHIFT, Key.RIGHT_SHIFT, Key.CTRL, Key.RIGHT_CTRL, Key.ALT, Key.RIGHT_ALT);

    /** What keys of the number pad are while num lock is off. */
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

    private final ScanCodes codes;

    KeyPlaces(ScanCodes codes) {
        this.codes = codes;
    }

    /** The place of an event's key, or null for keys no game uses. */
    @Nullable
    Key place(KeyEvent event, @Nullable Key letter) {
        return switch (event.getKeyLocation()) {
            case KeyEvent.KEY_LOCATION_LEFT -> twin(LEFT, letter);
            case KeyEvent.KEY_LOCATION_RIGHT -> twin(RIGHT, letter);
            case KeyEvent.KEY_LOCATION_NUMPAD -> onNumberPad(event, letter);
            default -> inLetters(event, letter);
        };
    }

    /** By the keyboard's number for it; where that is not known, by its letter. */
    private @Nullable Key inLetters(KeyEvent event, @Nullable Key letter) {
        Key place = codes.place(event);
        return place == null ? letter : place;
    }

    private static @Nullable Key twin(Map<Key, Key> twins, @Nullable Key letter) {
        return letter == null ? null : twins.getOrDefault(letter, letter);
    }

    private static @Nullable Key onNumberPad(KeyEvent event, @Nullable Key letter) {
        if (event.getKeyCode() == KeyEvent.VK_BEGIN || event.getKeyCode() == KeyEvent.VK_CLEAR) return Key.PAD_5;
        return letter == null ? null : NUMBER_PAD.getOrDefault(letter, letter);
    }
}
