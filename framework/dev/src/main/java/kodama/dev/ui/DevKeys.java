package kodama.dev.ui;

import java.util.List;
import java.util.stream.Stream;
import kodama.input.Binding;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.PadControl;

/**
 * Names of the developer's actions in {@code kodama dev}, with their keys and controller chords.
 *
 * <p>A chord is Start, Back, a shoulder button and one more button on the same controller, which cannot be held by
 * accident.
 */
public final class DevKeys {
    /** Opens and closes the debug menu. */
    public static final String MENU = "dev.menu";
    /** Pauses or resumes the game. */
    public static final String PAUSE = "dev.pause";
    /** Cycles the statistics over the game: a few, all, none. */
    public static final String OVERLAY = "dev.overlay";
    /** Pauses the game and shows the slowest recent frame. */
    public static final String WORST = "dev.worst";
    /** Opens and closes the task inspector. */
    public static final String INSPECTOR = "dev.inspector";
    /** Runs a single tick. */
    public static final String STEP = "dev.step";
    /** Runs a single task of a tick. */
    public static final String STEP_TASK = "dev.step_task";
    /** Shows hitboxes, speeds and priorities. */
    public static final String LABELS = "dev.labels";
    /** Doubles the speed. */
    public static final String FASTER = "dev.faster";
    /** Halves the speed. */
    public static final String SLOWER = "dev.slower";
    /** Goes back in the recording. */
    public static final String BACK = "dev.rewind";
    /** Goes forward in the recording. */
    public static final String FORWARD = "dev.forward";
    /** With {@link #STEP}: goes back by one tick. One of the default actions. */
    public static final String SHIFT = "slow";
    /** Opens and closes the console. */
    public static final String CONSOLE = "dev.console";
    /** Opens and closes the console, on keyboards without the other key. */
    public static final String CONSOLE_ALTERNATIVE = "dev.console_too";
    /** Repeats the current action by a simple reset: restarts the game or the tests, or updates the portal. */
    public static final String SIMPLE_RESET = "dev.again";
    /** Opens the portal. */
    public static final String PORTAL = "dev.portal";
    /** Restarts everything by a soft reset. */
    public static final String SOFT_RESET = "dev.restart";
    /** Starts the next entry of the portal. */
    public static final String NEXT = "dev.next";
    /** Starts the previous entry of the portal. */
    public static final String PREVIOUS = "dev.previous";
    /** Scrolls up by a screen. */
    public static final String PAGE_UP = "dev.page_up";
    /** Scrolls down by a screen. */
    public static final String PAGE_DOWN = "dev.page_down";
    /** Scrolls to the beginning. */
    public static final String HOME = "dev.home";
    /** Scrolls to the end. */
    public static final String END = "dev.end";

    /** Opens the portal: chord with A. */
    public static final String PORTAL_CHORD = "dev.portal_chord";
    /** Restarts by a simple reset: chord with B. */
    public static final String SIMPLE_RESET_CHORD = "dev.again_chord";
    /** Opens the debug menu: chord with X. */
    public static final String MENU_CHORD = "dev.menu_chord";

    private DevKeys() {}

    /** Adds the keys that scroll by pages and to the ends. */
    public static KeyMap addScrolling(KeyMap map) {
        return map.with(PAGE_UP, Key.PAGE_UP)
                .with(PAGE_DOWN, Key.PAGE_DOWN)
                .with(HOME, Key.HOME)
                .with(END, Key.END);
    }

    /** Adds the keys of screens other than the game: the portal and the tests. */
    public static KeyMap addForScreen(KeyMap map) {
        return addScrolling(map).with(SIMPLE_RESET, Key.F5).withCtrl(PORTAL, Key.F5);
    }

    /** Adds the keys for the running game. */
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
                .withCtrl(BACK, Key.LEFT)
                .withCtrl(FORWARD, Key.RIGHT)
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
