package kodama.input;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The logical device a game reads: actions that are down, pressed or released, the same for the whole frame.
 *
 * <p>{@link #latch()} at the start of each frame takes over what the keyboard did; replays latch recorded bits instead.
 * One pad reads one {@link RawInput}. Owned by the game thread.
 */
public final class Pad {
    private final RawInput raw;
    private final KeyMap map;
    private final Map<String, Integer> index = new HashMap<>();

    /** Of each action the keys that stand for it, and those that do together with control. */
    private final KeySet[] keys;

    private final KeySet[] keysWithCtrl;
    private final KeySet latched = new KeySet();
    private final KeySet latchedWithCtrl = new KeySet();
    private long bits;
    private long before;
    private boolean focused = true;

    /**
     * Creates a pad with nothing down.
     *
     * @param raw where key events arrive
     * @param map which keys stand for which action
     */
    public Pad(RawInput raw, KeyMap map) {
        this.raw = raw;
        this.map = map;
        List<String> actions = map.actions();
        keys = new KeySet[actions.size()];
        keysWithCtrl = new KeySet[actions.size()];
        for (String action : actions) addAction(action);
    }

    private void addAction(String action) {
        keys[index.size()] = keySet(action, false);
        keysWithCtrl[index.size()] = keySet(action, true);
        index.put(action, index.size());
    }

    private KeySet keySet(String action, boolean withCtrl) {
        KeySet set = new KeySet();
        if (map.counts(action, withCtrl)) for (Key key : map.keys(action)) set.add(key);
        return set;
    }

    /** Fixes the state of all actions until the next latch: the next thing that each key did. */
    public void latch() {
        focused = raw.latch(latched, latchedWithCtrl);
        long down = 0;
        for (int i = 0; i < keys.length; i++) if (isDown(i)) down |= 1L << i;
        change(down);
    }

    private boolean isDown(int action) {
        return keys[action].meets(latched) || keysWithCtrl[action].meets(latchedWithCtrl);
    }

    /**
     * Fixes the state of all actions until the next latch, from recorded bits. What was tapped meanwhile is forgotten.
     *
     * @param down one bit for each action that is down, as {@link #bits} returned it
     */
    public void latch(long down) {
        raw.skip();
        focused = raw.latch(latched, latchedWithCtrl);
        change(down);
    }

    /** Leaves all actions as they are for one tick more, in which none is pressed or released. */
    public void keep() {
        change(bits);
    }

    /**
     * Begins to listen: what is held is held since before, and nothing is pressed anew by the next latch. What was tapped
     * meanwhile is forgotten.
     */
    public void settle() {
        raw.skip();
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
