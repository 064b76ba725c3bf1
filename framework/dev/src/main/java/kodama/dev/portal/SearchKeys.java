package kodama.dev.portal;

import kodama.dev.ui.Menu;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.player.KeyRepeat;

/**
 * Typing searches, in the letters of the player's keyboard. Keys that stand for {@code fire} are letters only once a
 * search has begun; until then they start the entry. A slash begins a search without a letter.
 */
final class SearchKeys {
    private static final String ERASE = "dev.erase";

    private final KeyRepeat erase = new KeyRepeat();
    private boolean open;

    KeyMap addTo(KeyMap map) {
        return map.with(ERASE, Key.BACKSPACE);
    }

    /** Takes the letters that were typed since the last frame. */
    void type(Pad pad, Menu<?> menu, String letters) {
        boolean fires = !isSearching(menu) && pad.isDown("fire");
        if (!fires) for (char letter : letters.toCharArray()) type(menu, letter);
        if (erase.happens(pad, ERASE)) menu.erase();
        if (pad.isPressed("back")) menu.clearSearch();
        if (pad.isPressed("back") || pad.isPressed(ERASE) && menu.searched().isEmpty()) open = false;
    }

    private void type(Menu<?> menu, char letter) {
        if (letter == '/' && !isSearching(menu)) open = true;
        else menu.type(Character.toLowerCase(letter));
    }

    /** Whether letters are being typed, so that fire is one. */
    boolean isSearching(Menu<?> menu) {
        return open || !menu.searched().isEmpty();
    }
}
