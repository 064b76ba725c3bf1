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
    private final KeySet[] keys;
    private final Map<String, Integer> index = new HashMap<>();
    private final KeySet latched = new KeySet();
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
        for (String action : actions) addAction(action);
    }

    private void addAction(String action) {
        KeySet set = new KeySet();
        for (Key key : map.keys(action)) set.add(key);
        keys[index.size()] = set;
        index.put(action, index.size());
    }

    /** Fixes the state of all actions until the next latch, from the key events since the last. */
    public void latch() {
        focused = raw.latch(latched);
        long down = 0;
        for (int i = 0; i < keys.length; i++) if (keys[i].meets(latched)) down |= 1L << i;
        change(down);
    }

    /**
     * Fixes the state of all actions until the next latch, from recorded bits. What was tapped meanwhile is forgotten.
     *
     * @param down one bit for each action that is down, as {@link #bits} returned it
     */
    public void latch(long down) {
        focused = raw.latch(latched);
        change(down);
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
