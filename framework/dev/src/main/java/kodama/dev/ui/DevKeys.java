package kodama.dev.ui;

import java.util.List;
import java.util.stream.Stream;
import kodama.input.Binding;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.PadControl;

/**
 * The keys of {@code kodama dev}, next to those of the game, and chords for a pad.
 *
 * <p>A chord is start, back, a shoulder button and one more, all on one pad: no one holds these by accident.
 */
public final class DevKeys {
    /** Opens and closes the debug menu. */
    public static final String MENU = "dev.menu";
    /** Holds the game, or lets it go on. */
    public static final String PAUSE = "dev.pause";
    /** Shows figures over the game: a few, then all, then none. */
    public static final String OVERLAY = "dev.overlay";
    /** Holds the game and shows the frame that took longest of late. */
    public static final String WORST = "dev.worst";
    /** Opens and closes the task inspector. */
    public static final String INSPECTOR = "dev.inspector";
    /** Lets a single tick through. */
    public static final String STEP = "dev.step";
    /** Lets a single task of a tick run. */
    public static final String STEP_TASK = "dev.step_task";
    /** Shows hit boxes, speeds and priorities of what is in view. */
    public static final String LABELS = "dev.labels";
    /** Plays twice as fast. */
    public static final String FASTER = "dev.faster";
    /** Plays half as fast. */
    public static final String SLOWER = "dev.slower";
    /** Opens and closes the console. */
    public static final String CONSOLE = "dev.console";
    /** The same, where no key of a keyboard is taken for that. */
    public static final String CONSOLE_ALTERNATIVE = "dev.console_too";
    /** Does the same again: looks again, tests again. */
    public static final String SIMPLE_RESET = "dev.again";
    /** Goes to the portal. */
    public static final String PORTAL = "dev.portal";
    /** Makes the game again. */
    public static final String SOFT_RESET = "dev.restart";
    /** Begins the next entry of the portal. */
    public static final String NEXT = "dev.next";
    /** Begins the previous entry of the portal. */
    public static final String PREVIOUS = "dev.previous";
    /** Scrolls up by a screen. */
    public static final String PAGE_UP = "dev.page_up";
    /** Scrolls down by a screen. */
    public static final String PAGE_DOWN = "dev.page_down";
    /** Goes to the beginning. */
    public static final String HOME = "dev.home";
    /** Goes to the end. */
    public static final String END = "dev.end";

    /** Goes to the portal; with A. */
    public static final String PORTAL_CHORD = "dev.portal_chord";
    /** Begins again, by a simple reset; with B. */
    public static final String SIMPLE_RESET_CHORD = "dev.again_chord";
    /** Opens the debug menu; with X. */
    public static final String MENU_CHORD = "dev.menu_chord";

    private DevKeys() {}

    /** Adds the keys that scroll by more than a row. */
    public static KeyMap addScrolling(KeyMap map) {
        return map.with(PAGE_UP, Key.PAGE_UP)
                .with(PAGE_DOWN, Key.PAGE_DOWN)
                .with(HOME, Key.HOME)
                .with(END, Key.END);
    }

    /** Adds the keys of a screen that is not a game: the portal, the tests. */
    public static KeyMap addForScreen(KeyMap map) {
        return addScrolling(map).with(SIMPLE_RESET, Key.F5).withCtrl(PORTAL, Key.F5);
    }

    /** Adds the keys that there are while a game runs. */
    public static KeyMap addForGame(KeyMap map) {
        return addScrolling(map)
                .with(PORTAL_CHORD, chord(PadControl.A))
                .with(SIMPLE_RESET_CHORD, chord(PadControl.B))
                .with(MENU_CHORD, chord(PadControl.X))
                .with(MENU, Key.F1)
                .with(PAUSE, Key.F2)
                .with(OVERLAY, Key.F3)
                .withCtrl(WORST, Key.F3)
                .with(INSPECTOR, Key.F4)
                .with(STEP, Key.F6)
                .with(STEP_TASK, Key.F7)
                .with(LABELS, Key.F8)
                .withCtrl(FASTER, Key.UP)
                .withCtrl(SLOWER, Key.DOWN)
                .with(CONSOLE, Key.BACK_QUOTE)
                .withCtrl(CONSOLE_ALTERNATIVE, Key.F1)
                .withCtrl(PORTAL, Key.F5)
                .withCtrl(SOFT_RESET, Key.F6)
                .withCtrl(NEXT, Key.PAGE_DOWN)
                .withCtrl(PREVIOUS, Key.PAGE_UP);
    }

    private static List<Binding> chord(PadControl button) {
        return Stream.of(PadControl.LB, PadControl.RB)
                .<Binding>map(
                        shoulder -> new Binding.Chord(List.of(PadControl.START, PadControl.BACK, shoulder, button)))
                .toList();
    }
}
