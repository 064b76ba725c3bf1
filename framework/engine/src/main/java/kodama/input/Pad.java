package kodama.input;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.DoubleStream;
import kodama.time.FrameRate;

/**
 * The virtual controller of a player: the state of actions and sticks, which is constant during a tick.
 *
 * <p>{@link #latch()} samples the devices; the pads of the players are latched together by their {@link Controls}. A
 * pad {@linkplain #forTools for tools} reads the same {@link RawInput} without affecting the players. Owned by the game
 * thread.
 */
public final class Pad {
    /** All slots. */
    private static final int EVERY_SLOT = (1 << Switches.PADS) - 1;

    private final RawInput raw;
    private final SwitchQueue queue;
    private final KeyMap map;
    private final Map<String, Integer> index = new HashMap<>();
    private final ActionResolver switches;
    private final SwitchQueue.Limit limit = (on, turned) -> canApply(on) && apply();

    /** The gamepads of this player, one bit per slot. */
    private int slots;

    /** During a latch: actions that are down, actions that would be down next, and actions that have changed. */
    private long down;

    private long next;
    private long turned;
    /** The actions that the devices hold, one bit each. */
    private long held;

    /** The held actions that were for an overlay, and are ignored until they are released. */
    private long ignored;

    /** Whether all that the devices hold at the next latch is ignored until it is released. */
    private boolean ignoresHeld;

    /** The held actions that are not ignored, now and in the last tick. */
    private long latched;

    private long latchedBefore;

    /** The actions that were up in a latch since the last tick, one bit each. */
    private long up;

    /** Turbo interval of each action; in ticks, 0 for none. */
    private final int[] turbo = new int[KeyMap.MAX_ACTIONS];

    /** The view of tasks that run in every tick. */
    private final PadView everyTick;

    /** The view of tasks that are paused while all tasks are paused. */
    private final PadView gameplay;

    private boolean gameplayIsPaused;

    /** Whether the caller is a task that is paused while all tasks are paused. */
    private final BooleanSupplier isPausable;

    private final double[] axisValues = new double[PadAxis.values().length];
    private boolean focused = true;

    private double latchSeconds = new FrameRate(60).seconds();

    /** Creates a pad with nothing pressed, for a single player with all devices. */
    public Pad(RawInput raw, KeyMap map) {
        this(raw, raw.gameQueue(), map, map.usesCtrl(), map.usesAlt(), EVERY_SLOT, () -> false);
    }

    /** Creates a pad for one of several players, without a gamepad at first. */
    Pad(RawInput raw, KeyMap map, boolean countsCtrl, boolean countsAlt, BooleanSupplier isPausable) {
        this(raw, raw.gameQueue(), map, countsCtrl, countsAlt, 0, isPausable);
    }

    private Pad(
            RawInput raw,
            SwitchQueue queue,
            KeyMap map,
            boolean countsCtrl,
            boolean countsAlt,
            int slots,
            BooleanSupplier isPausable) {
        this.raw = raw;
        this.queue = queue;
        this.map = map;
        this.slots = slots;
        this.isPausable = isPausable;
        switches = new ActionResolver(map, countsCtrl, countsAlt);
        for (String action : map.actions()) index.put(action, index.size());
        everyTick = new PadView(map, index, turbo);
        gameplay = new PadView(map, index, turbo);
    }

    /**
     * Creates a pad with nothing pressed for an overlay over the game. It reads the same keys and buttons, those of all
     * players, independently and with actions of its own.
     */
    public static Pad forTools(RawInput raw, KeyMap map) {
        return new Pad(raw, raw.toolQueue(), map, map.usesCtrl(), map.usesAlt(), EVERY_SLOT, () -> false);
    }

    /**
     * Samples the state of all actions until the next latch. Input since the last latch is taken in order, as long as
     * no action changes twice; the rest waits for the next latches.
     */
    public void latch() {
        endTick();
        begin();
        end(raw.latch(queue, limit));
    }

    /** Ends a tick that used this state; presses and releases are then relative to it. */
    public void endTick() {
        latchedBefore = latched;
        up = 0;
        everyTick.endTick();
        if (!gameplayIsPaused) gameplay.endTick();
        gameplayIsPaused = false;
    }

    /** Begins a tick. If tasks are paused, their view does not change. */
    void beginTick(boolean tasksArePaused) {
        gameplayIsPaused = tasksArePaused;
        if (tasksArePaused) gameplay.skipTick();
    }

    /** Begins a tick in which tasks do not run; what is pressed in it counts in the next tick in which they run. */
    void deferTick() {
        gameplayIsPaused = true;
        gameplay.deferTick();
    }

    /** Ignores what was pressed since the last tick, until it is released. */
    void ignorePressed() {
        ignored |= latched & ~latchedBefore;
        updateActions(held);
    }

    /** Ignores what the devices hold at the next latch that is not recorded, until it is released. */
    void ignoreHeldUntilReleased() {
        ignoresHeld = true;
    }

    /** Ignores held actions, for the caller, from the next latch on until it is released. */
    public void ignoreHeld() {
        view().ignoreHeld();
    }

    /** Ends the repeat of held actions until they are pressed again. */
    void endRepeats() {
        everyTick.endRepeats();
        gameplay.endRepeats();
    }

    /** Takes over the state of a pad with the same actions; actions that only that pad held are released. */
    void continueFrom(Pad other) {
        ignoresHeld = other.ignoresHeld;
        if (!map.actions().equals(other.map.actions())) return;
        latched = other.latched;
        latchedBefore = other.latchedBefore;
        everyTick.continueFrom(other.everyTick);
        gameplay.continueFrom(other.gameplay);
        gameplayIsPaused = other.gameplayIsPaused;
    }

    void begin() {
        down = held;
        turned = 0;
    }

    /** Returns whether a state of the switches can be part of this latch: whether no action would change twice. */
    boolean canApply(SwitchSet on) {
        next = switches.actions(on, slots);
        return ((next ^ down) & turned) == 0;
    }

    /** Applies the state that was just tested. */
    boolean apply() {
        turned |= next ^ down;
        down = next;
        return true;
    }

    void end(boolean hasFocus) {
        focused = hasFocus;
        if (ignoresHeld) ignored |= down;
        ignoresHeld = false;
        updateActions(down);
    }

    private void updateActions(long nowHeld) {
        held = nowHeld;
        ignored &= nowHeld;
        latched = nowHeld & ~ignored;
        up |= ~latched;
        everyTick.update(latched);
        gameplay.update(latched);
    }

    /** Begins a world: held actions count as pressed earlier, for all tasks. */
    void beginWorld() {
        latchedBefore = latched;
        everyTick.beginWorld(latched);
        gameplay.beginWorld(latched);
        gameplayIsPaused = false;
        endTurbo();
    }

    /** Updates the axes; of several gamepads the largest deflection counts. */
    void updateAxes(AxisValues axes, DeadZone zone) {
        for (int i = 0; i < axisValues.length; i++) axisValues[i] = 0;
        for (int slot = 0; slot < Switches.PADS; slot++) if ((slots & 1 << slot) != 0) addAxes(slot, axes, zone);
    }

    private void addAxes(int slot, AxisValues axes, DeadZone zone) {
        addStick(slot, PadAxis.LEFT_X, PadAxis.LEFT_Y, axes, zone);
        addStick(slot, PadAxis.RIGHT_X, PadAxis.RIGHT_Y, axes, zone);
        addAxis(PadAxis.LT, zone.apply(axes.value(slot, PadAxis.LT), 0));
        addAxis(PadAxis.RT, zone.apply(axes.value(slot, PadAxis.RT), 0));
    }

    private void addStick(int slot, PadAxis x, PadAxis y, AxisValues axes, DeadZone zone) {
        double toX = axes.value(slot, x);
        double toY = axes.value(slot, y);
        addAxis(x, zone.apply(toX, toY));
        addAxis(y, zone.apply(toY, toX));
    }

    private void addAxis(PadAxis axis, double value) {
        if (Math.abs(value) > Math.abs(axisValues[axis.ordinal()])) axisValues[axis.ordinal()] = value;
    }

    /**
     * Sets the state of all actions until the next latch from recorded bits. Live taps are discarded.
     *
     * @param recorded one bit for each action that is held
     */
    public void latch(long recorded) {
        latch(recorded, 0);
    }

    private void latch(long recorded, long released) {
        endTick();
        focused = raw.skip(queue);
        ignored = 0;
        updateActions(recorded & ~released);
        if (released != 0) updateActions(recorded);
    }

    /** Sets the state from a recording. */
    void latch(TickInput.Player recorded) {
        latch(recorded.bits(), recorded.released());
        for (int i = 0; i < axisValues.length; i++)
            axisValues[i] = i < recorded.axes().size() ? recorded.axes().get(i) : 0;
    }

    /** Returns the state for a recording. */
    TickInput.Player snapshot() {
        return new TickInput.Player(
                latched, releasedBits(), DoubleStream.of(axisValues).boxed().toList());
    }

    /** Adds the gamepad in a slot to this player. */
    void addSlot(int slot) {
        slots |= 1 << slot;
    }

    /** Sets the gamepads of this player, one bit per slot. */
    void setSlots(int wanted) {
        slots = wanted;
    }

    /** Returns the gamepads of this player, one bit per slot. */
    int slots() {
        return slots;
    }

    /**
     * Sets the rate at which the pad is latched.
     *
     * @param rate latches per second; default 60
     */
    public void setRate(FrameRate rate) {
        latchSeconds = rate.seconds();
    }

    /** Returns the time between two latches, in seconds. */
    public double latchSeconds() {
        return latchSeconds;
    }

    /** Synchronizes with the devices: held actions do not count as pressed, and taps are discarded. */
    public void resync() {
        raw.skip(queue);
        latch();
        forgetPresses();
    }

    /** Makes held actions count as pressed earlier. */
    void forgetPresses() {
        endTick();
        endRepeats();
    }

    /** Returns whether the window has the focus, so that the game gets keys; always true without a window. */
    public boolean hasFocus() {
        return focused;
    }

    /** Returns the view of the caller. */
    private PadView view() {
        return isPausable.getAsBoolean() ? gameplay : everyTick;
    }

    /**
     * Returns whether an action is down.
     *
     * @return true from the frame in which it is pressed to the frame before it is released
     * @throws IllegalArgumentException if the action does not exist
     */
    public boolean isDown(String action) {
        return view().isDown(action);
    }

    /**
     * Returns whether an action was pressed in this frame.
     *
     * @return true in the first frame in which it is down
     * @throws IllegalArgumentException if the action does not exist
     */
    public boolean isPressed(String action) {
        return view().isPressed(action);
    }

    /**
     * Returns whether an action was released in this frame.
     *
     * @return true in the first frame in which it is up
     * @throws IllegalArgumentException if the action does not exist
     */
    public boolean isReleased(String action) {
        return view().isReleased(action);
    }

    /**
     * Returns whether an action was pressed in this frame or repeats because it is held.
     *
     * @param repeat delay and interval
     * @return true in the first frame in which it is down, and in each frame in which it repeats
     * @throws IllegalArgumentException if the action does not exist
     */
    public boolean isRepeated(String action, Autorepeat repeat) {
        return view().isRepeated(action, repeat);
    }

    /**
     * Sets the turbo of an action, which presses and releases it repeatedly while it is held.
     *
     * @param every interval between presses; in ticks, at least 2, or 0 for no turbo
     * @throws IllegalArgumentException if the action does not exist
     */
    public void setTurbo(String action, int every) {
        turbo[everyTick.number(action)] = every;
    }

    /** Ends the turbo of all actions. */
    void endTurbo() {
        Arrays.fill(turbo, 0);
    }

    /** Returns the deflection of a stick or trigger beyond its dead zone, -1 to 1. */
    public double axisValue(PadAxis axis) {
        return axisValues[axis.ordinal()];
    }

    /**
     * Returns the bit of an action.
     *
     * @return a number with a single bit set
     * @throws IllegalArgumentException if the action does not exist
     */
    public long bit(String action) {
        return 1L << everyTick.number(action);
    }

    /**
     * Returns the actions that the devices hold, one bit each, without those that were for an overlay. A recording
     * contains these.
     */
    public long latchedBits() {
        return latched;
    }

    /**
     * Returns the latched actions that were also down in the last tick but were released in between, one bit each. That
     * takes several latches, while the game is held.
     */
    public long releasedBits() {
        return latched & latchedBefore & up;
    }

    /** Returns the actions that are down, one bit each; the first action of the map is the lowest bit. */
    public long bits() {
        return view().bits();
    }

    /** Returns the bindings. */
    public KeyMap map() {
        return map;
    }
}
