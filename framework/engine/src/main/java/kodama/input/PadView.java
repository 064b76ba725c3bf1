package kodama.input;

import java.util.Arrays;
import java.util.Map;

/**
 * The actions of a pad as seen by one kind of task. Actions pressed while the tasks do not run are ignored until they
 * are released, unless the tick is deferred; releases are reported in the next tick in which the tasks run. Owned by
 * the game thread.
 */
final class PadView {
    private final KeyMap map;
    private final Map<String, Integer> index;
    private final int[] turbo;
    // one bit per action: held but ignored; held without repeat; held; down after turbo
    private long ignored;
    private long unrepeated;
    private long held;
    private long bits;
    /** Pressed in ticks that were deferred. */
    private long deferred;
    // the same in the last tick that was seen
    private long heldBefore;
    private long bitsBefore;

    /** Number of ticks for which each action has been held, up to this tick and up to the last one that was seen. */
    private final long[] ticksHeld = new long[KeyMap.MAX_ACTIONS];

    private final long[] ticksBefore = new long[KeyMap.MAX_ACTIONS];

    /**
     * @param index index of each action of the map
     * @param turbo turbo interval of each action; in ticks, 0 for none
     */
    PadView(KeyMap map, Map<String, Integer> index, int[] turbo) {
        this.map = map;
        this.index = index;
        this.turbo = turbo;
    }

    /** Updates the state from the held actions, relative to the last tick that was seen. */
    void update(long nowHeld) {
        ignored &= nowHeld;
        held = nowHeld & ~ignored | deferred;
        unrepeated &= held;
        bits = held;
        for (int i = 0; i < index.size(); i++) count(i, 1L << i);
    }

    private void count(int action, long bit) {
        boolean isHeld = (held & bit) != 0;
        if (!isHeld) ticksBefore[action] = 0;
        ticksHeld[action] = isHeld ? ticksBefore[action] + 1 : 0;
        int every = turbo[action];
        boolean isUp = every > 1 && isHeld && (ticksHeld[action] - 1) % every >= (every + 1) / 2;
        if (isUp) bits &= ~bit;
    }

    /** Ends a tick in which this view was used. */
    void endTick() {
        heldBefore = held;
        bitsBefore = bits;
        deferred = 0;
        System.arraycopy(ticksHeld, 0, ticksBefore, 0, index.size());
    }

    /** Keeps the state in a tick in which this view is not used. */
    void skipTick() {
        ignorePressed();
        held = heldBefore;
        bits = bitsBefore;
    }

    /** Keeps the state in a tick in which this view is not used; what is pressed in it counts in the next. */
    void deferTick() {
        deferred |= held & ~heldBefore;
        held = heldBefore;
        bits = bitsBefore;
    }

    /** Ignores what was pressed since the last tick that was seen. */
    void ignorePressed() {
        ignored |= held & ~heldBefore;
        deferred = 0;
        held &= ~ignored;
        bits &= ~ignored;
    }

    /** Ignores held actions, from the next tick on. */
    void ignoreHeld() {
        ignored |= held;
    }

    /** Ends the repeat of held actions. */
    void endRepeats() {
        unrepeated |= held;
    }

    /** Takes over the state of another view. */
    void continueFrom(PadView other) {
        held = other.held;
        bits = other.bits;
        heldBefore = other.heldBefore;
        bitsBefore = other.bitsBefore;
        deferred = other.deferred;
    }

    /** Begins a world in which these actions have been held since before it began. */
    void beginWorld(long nowHeld) {
        ignored = 0;
        deferred = 0;
        held = heldBefore = bits = bitsBefore = unrepeated = nowHeld;
        Arrays.fill(ticksHeld, 0);
        Arrays.fill(ticksBefore, 0);
    }

    /** Returns whether an action is down. */
    boolean isDown(String action) {
        return (bits & bit(action)) != 0;
    }

    /** Returns whether an action was pressed in this tick. */
    boolean isPressed(String action) {
        return (bits & ~bitsBefore & bit(action)) != 0;
    }

    /** Returns whether an action was released in this tick. */
    boolean isReleased(String action) {
        return (~bits & bitsBefore & bit(action)) != 0;
    }

    /** Returns whether an action was pressed in this tick or repeats because it is held. */
    boolean isRepeated(String action, Autorepeat repeat) {
        int number = number(action);
        return (unrepeated & 1L << number) == 0 && repeat.isDue(ticksHeld[number]);
    }

    /** Returns the actions that are down, one bit each. */
    long bits() {
        return bits;
    }

    private long bit(String action) {
        return 1L << number(action);
    }

    int number(String action) {
        Integer number = index.get(action);
        if (number == null) throw map.unknownAction(action);
        return number;
    }
}
