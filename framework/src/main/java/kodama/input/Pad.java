package kodama.input;

import java.util.HashMap;
import java.util.Map;
import kodama.time.FrameRate;

/**
 * The logical device a player has: actions that are down, pressed or released, the same for the whole frame.
 *
 * <p>{@link #latch()} at the start of each frame takes over what the devices did; replays latch recorded bits instead.
 * Two pads can read one {@link RawInput}: that which is played with, and one {@linkplain #forTools for tools}, which
 * takes nothing away from it. Owned by the game thread.
 */
public final class Pad {
    private final RawInput raw;
    private final SwitchQueue queue;
    private final KeyMap map;
    private final Map<String, Integer> index = new HashMap<>();
    private final ActionSwitches switches;
    private final SwitchQueue.Limit limit = this::shows;

    /** Actions that are down, and those that have turned, as far as the latch under way has come. */
    private long down;

    private long turned;
    // One bit for each action, set while it is down: in this frame, and in the one before.
    private long bits;
    private long before;
    private boolean focused = true;

    private double latchSeconds = new FrameRate(60).seconds();

    /**
     * Creates a pad with nothing down, to be played with.
     *
     * @param raw where devices tell what they do
     * @param map what stands for which action
     */
    public Pad(RawInput raw, KeyMap map) {
        this(raw, raw.forPlay(), map);
    }

    private Pad(RawInput raw, SwitchQueue queue, KeyMap map) {
        this.raw = raw;
        this.queue = queue;
        this.map = map;
        switches = new ActionSwitches(map, map.usesCtrl(), map.usesAlt());
        for (String action : map.actions()) index.put(action, index.size());
    }

    /**
     * Creates a pad for what lies over the game: it sees the same keys and buttons, those of all players, in its own
     * time, with actions of its own.
     *
     * @param raw where devices tell what they do
     * @param map what stands for which action
     * @return a pad with nothing down
     */
    public static Pad forTools(RawInput raw, KeyMap map) {
        return new Pad(raw, raw.forTools(), map);
    }

    /**
     * Fixes the state of all actions until the next latch. What was done since the last is taken in its order, as long
     * as no action goes down and up again; the rest waits for the latches that follow.
     */
    public void latch() {
        down = bits;
        turned = 0;
        focused = raw.latch(queue, limit);
        change(down);
    }

    /** Takes over what these switches mean, unless an action would turn twice, so that no one would see it. */
    private boolean shows(SwitchSet on) {
        long now = switches.actions(on);
        if (((now ^ down) & turned) != 0) return false;
        turned |= now ^ down;
        down = now;
        return true;
    }

    /**
     * Fixes the state of all actions until the next latch, from recorded bits. What was tapped meanwhile is forgotten.
     *
     * @param down one bit for each action that is down, as {@link #bits} returned it
     */
    public void latch(long down) {
        focused = raw.skip(queue);
        change(down);
    }

    /**
     * Says how often the pad is latched.
     *
     * @param rate so many times a second, from now on; 60 at first
     */
    public void setRate(FrameRate rate) {
        latchSeconds = rate.seconds();
    }

    /**
     * Tells how long the state of a latch holds.
     *
     * @return until the next one; in seconds
     */
    public double latchSeconds() {
        return latchSeconds;
    }

    /** Leaves all actions as they are for one tick more, in which none is pressed or released. */
    public void keep() {
        change(bits);
    }

    /**
     * Begins to listen: what is held is held since before, and nothing is pressed again by the next latch. What was
     * tapped meanwhile is forgotten.
     */
    public void settle() {
        raw.skip(queue);
        latch();
        keep();
    }

    private void change(long down) {
        before = bits;
        bits = down;
    }

    /**
     * Tells whether keys come to the game.
     *
     * @return false while another window has the focus; always true without a window
     */
    public boolean hasFocus() {
        return focused;
    }

    /**
     * Tells whether an action is down.
     *
     * @param action its name
     * @return true from the frame it is pressed to the frame before it is released
     * @throws IllegalArgumentException if there is no such action
     */
    public boolean isDown(String action) {
        return (bits & bit(action)) != 0;
    }

    /**
     * Tells whether an action went down in this frame.
     *
     * @param action its name
     * @return true in the first frame it is down
     * @throws IllegalArgumentException if there is no such action
     */
    public boolean isPressed(String action) {
        return (bits & ~before & bit(action)) != 0;
    }

    /**
     * Tells whether an action went up in this frame.
     *
     * @param action its name
     * @return true in the first frame it is no longer down
     * @throws IllegalArgumentException if there is no such action
     */
    public boolean isReleased(String action) {
        return (~bits & before & bit(action)) != 0;
    }

    private long bit(String action) {
        Integer number = index.get(action);
        if (number == null) throw map.unknown(action);
        return 1L << number;
    }

    /**
     * Returns what is down, for a recording.
     *
     * @return one bit for each action, the first action of the map in the lowest
     */
    public long bits() {
        return bits;
    }

    /**
     * Returns the actions and their keys.
     *
     * @return the map this pad was made with
     */
    public KeyMap map() {
        return map;
    }
}
