package kodama.dev;

import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;

/**
 * The keys of {@code kodama dev}, beside those of the game.
 *
 * <p>On a pad, {@link #CHORD} held for half a second goes back to the portal.
 */
final class DevKeys {
    static final String MENU = "dev.menu";
    static final String PAUSE = "dev.pause";
    static final String STEP = "dev.step";
    static final String AGAIN = "dev.again";
    static final String PORTAL = "dev.portal";
    static final String RESTART = "dev.restart";
    static final String NEXT = "dev.next";
    static final String PREVIOUS = "dev.previous";
    static final String PAGE_UP = "dev.page_up";
    static final String PAGE_DOWN = "dev.page_down";
    static final String HOME = "dev.home";
    static final String END = "dev.end";

    /** Actions of the game that nobody holds at once by accident. */
    private static final String[] CHORD = {"start", "back", "fire", "slow"};

    /** How long the chord has to be held. */
    static final int CHORD_TICKS = 30;

    private DevKeys() {}

    /** Adds the keys that scroll by more than a row. */
    static KeyMap addScrolling(KeyMap map) {
        return map.with(PAGE_UP, Key.PAGE_UP)
                .with(PAGE_DOWN, Key.PAGE_DOWN)
                .with(HOME, Key.HOME)
                .with(END, Key.END);
    }

    static KeyMap addTo(KeyMap map) {
        return addScrolling(map)
                .with(MENU, Key.F1)
                .with(PAUSE, Key.F2)
                .with(STEP, Key.F3)
                .with(AGAIN, Key.F5)
                .withCtrl(PORTAL, Key.F5)
                .withCtrl(RESTART, Key.F6)
                .withCtrl(NEXT, Key.PAGE_DOWN)
                .withCtrl(PREVIOUS, Key.PAGE_UP);
    }

    static boolean isChordDown(Pad pad) {
        for (String action : CHORD) if (!pad.isDown(action)) return false;
        return true;
    }
}
