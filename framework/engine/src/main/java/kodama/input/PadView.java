package kodama.input;

import java.util.Map;

/**
 * The actions of a pad as one kind of listener sees them. What is pressed while it does not listen is ignored until it
 * is released; what is released meanwhile is released in the next tick that it sees. Owned by the game thread.
 */
final class PadView {
    private final KeyMap map;
    private final Map<String, Integer> index;
    private final int[] turbo;
    // One bit for each action: held and not heeded, held without a repeat, held, and down with turbo.
    private long ignored;
    private long unrepeated;
    private long held;
    private long bits;
    // The same in the last tick that was seen.
    private long heldBefore;
    private long bitsBefore;

    /** For how many ticks each action has been held, up to this tick and up to the last one that was seen. */
    private final long[] ticksHeld = new long[KeyMap.MAX_ACTIONS];

    private final long[] ticksBefore = new long[KeyMap.MAX_ACTIONS];

    /**
     * @param index number of each action of the map
     * @param turbo of each action the ticks from one press by itself to the next; 0 for none
     */
    PadView(KeyMap map, Map<String, Integer> index, int[] turbo) {
        this.map = map;
        this.index = index;
        this.turbo = turbo;
    }

    /** Takes over what devices hold; to be compared with the last tick that was seen. */
    void update(long nowHeld) {
        ignored &= nowHeld;
        held = nowHeld & ~ignored;
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

    /** A tick has seen this. */
    void endTick() {
        heldBefore = held;
        bitsBefore = bits;
        System.arraycopy(ticksHeld, 0, ticksBefore, 0, index.size());
    }

    /** Has this tick pass unseen. */
    void skipTick() {
        ignorePressed();
        held = heldBefore;
        bits = bitsBefore;
    }

    /** Ignores what was pressed since the last tick that was seen. */
    void ignorePressed() {
        ignored |= held & ~heldBefore;
        held &= ~ignored;
        bits &= ~ignored;
    }

    /** Ignores all that is held, from the next tick on. */
    void ignoreHeld() {
        ignored |= held;
    }

    /** What is held does not repeat. */
    void endRepeats() {
        unrepeated |= held;
    }

    /** Continues another view, as if it had been this one. */
    void continueFrom(PadView other) {
        held = other.held;
        bits = other.bits;
        heldBefore = other.heldBefore;
        bitsBefore = other.bitsBefore;
    }

    /** One bit for each action that is held and heeded. */
    long held() {
        return held;
    }

    /** Whether an action is down. */
    boolean isDown(String action) {
        return (bits & bit(action)) != 0;
    }

    /** Whether an action went down in this tick. */
    boolean isPressed(String action) {
        return (bits & ~bitsBefore & bit(action)) != 0;
    }

    /** Whether an action went up in this tick. */
    boolean isReleased(String action) {
        return (~bits & bitsBefore & bit(action)) != 0;
    }

    /** Whether an action went down in this tick or comes again as it is held. */
    boolean isRepeated(String action, Autorepeat repeat) {
        int number = number(action);
        return (unrepeated & 1L << number) == 0 && repeat.isDue(ticksHeld[number]);
    }

    /** One bit for each action that is down. */
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
