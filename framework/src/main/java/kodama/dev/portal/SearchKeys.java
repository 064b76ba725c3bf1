package kodama.dev.portal;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import kodama.dev.ui.Menu;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.player.KeyRepeat;

/**
 * Typing searches. Keys that stand for {@code fire} are letters only once a search has begun; until then they start the
 * entry. A slash begins a search without a letter.
 */
final class SearchKeys {
    private static final String ERASE = "dev.erase";
    private static final String BEGIN = "dev.search";

    private final Map<String, Character> letters = new LinkedHashMap<>();
    private final KeyRepeat erase = new KeyRepeat();
    private boolean open;

    SearchKeys() {
        for (Key key : Key.values()) {
            String name = key.name();
            if (name.length() == 1)
                letters.put(action(key), name.toLowerCase(Locale.ROOT).charAt(0));
            if (name.startsWith("DIGIT_")) letters.put(action(key), name.charAt(name.length() - 1));
        }
        letters.put(action(Key.MINUS), '-');
        letters.put(action(Key.PERIOD), '.');
        letters.put(action(Key.SPACE), ' ');
    }

    private static String action(Key key) {
        return "type." + key;
    }

    KeyMap addTo(KeyMap map) {
        KeyMap more = map.with(ERASE, Key.BACKSPACE).with(BEGIN, Key.SLASH);
        for (Key key : Key.values()) if (letters.containsKey(action(key))) more = more.with(action(key), key);
        return more;
    }

    void type(Pad pad, Menu<?> menu) {
        boolean fires = !isSearching(menu) && pad.isDown("fire");
        if (pad.isPressed(BEGIN)) open = true;
        if (!fires) letters.forEach((action, letter) -> type(pad, menu, action, letter));
        if (erase.happens(pad, ERASE)) menu.erase();
        if (pad.isPressed("back")) menu.clearSearch();
        if (pad.isPressed("back") || pad.isPressed(ERASE) && menu.searched().isEmpty()) open = false;
    }

    private static void type(Pad pad, Menu<?> menu, String action, char letter) {
        if (pad.isPressed(action)) menu.type(letter);
    }

    /** Whether letters are being typed, so that fire is one. */
    boolean isSearching(Menu<?> menu) {
        return open || !menu.searched().isEmpty();
    }
}
