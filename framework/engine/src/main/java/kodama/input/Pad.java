package kodama.input;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.DoubleStream;
import kodama.time.FrameRate;

/**
 * The logical device a player has: actions that are down, pressed or released, sticks that are moved, the same for the
 * whole tick.
 *
 * <p>{@link #latch()} takes over what the devices did; the pads of those who play are latched by their
 * controls, all at once. A pad {@linkplain #forTools for tools} reads the same {@link RawInput} and takes nothing away
 * from them. Owned by the game thread.
 */
public final class Pad {
    /** All of them. */
    private static final int EVERY_SLOT = (1 << Switches.PADS) - 1;

    private final RawInput raw;
    private final SwitchQueue queue;
    private final KeyMap map;
    private final Map<String, Integer> index = new HashMap<>();
    private final ActionResolver switches;
    private final SwitchQueue.Limit limit = (on, turned) -> canApply(on) && apply();

    /** The pads that are heard, one bit for each slot. */
    private int slots;

    /** Actions that are down, those that would be next, and those that have turned, as far as a latch has come. */
    private long down;

    private long next;
    private long turned;
    /** One bit for each action, set while the devices hold it. */
    private long held;

    /** After how many ticks each action comes again by itself; 0 if it does not. */
    private final int[] turbo = new int[KeyMap.MAX_ACTIONS];

    /** What is seen in every tick, and what by tasks that stand still while all tasks are paused. */
    private final PadView everyTick;

    private final PadView gameplay;

    private boolean gameplayStandsStill;

    /** Whether the caller is a task that stands still while all tasks are paused. */
    private final BooleanSupplier isPausable;

    private final double[] moved = new double[PadAxis.values().length];
    private boolean focused = true;

    private double latchSeconds = new FrameRate(60).seconds();

    /** Creates a pad with nothing down, for someone who plays alone with all devices. */
    public Pad(RawInput raw, KeyMap map) {
        this(raw, raw.gameQueue(), map, map.usesCtrl(), map.usesAlt(), EVERY_SLOT, () -> false);
    }

    /** One of several, without any pad at first. */
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
     * Creates a pad for what lies over the game: it sees the same keys and buttons, those of all players, in its own
     * time, with actions of its own.
     *
     * @return a pad with nothing down
     */
    public static Pad forTools(RawInput raw, KeyMap map) {
        return new Pad(raw, raw.toolQueue(), map, map.usesCtrl(), map.usesAlt(), EVERY_SLOT, () -> false);
    }

    /**
     * Fixes the state of all actions until the next latch. What was done since the last is taken in its order, as long
     * as no action goes down and up again; the rest waits for the latches that follow.
     */
    public void latch() {
        endTick();
        begin();
        end(raw.latch(queue, limit));
    }

    /** A tick has seen this state: what is pressed and released from now on is compared with it. */
    public void endTick() {
        everyTick.endTick();
        if (!gameplayStandsStill) gameplay.endTick();
        gameplayStandsStill = false;
    }

    /** Begins a tick, in which tasks may be paused; their view then does not change. */
    void beginTick(boolean tasksArePaused) {
        gameplayStandsStill = tasksArePaused;
        if (tasksArePaused) gameplay.skipTick();
    }

    /** Ignores what was pressed since the last tick, until it is released. */
    void ignorePressed() {
        everyTick.ignorePressed();
        gameplay.ignorePressed();
    }

    /** Ignores all that is held, for the caller, from the next latch until it is released. */
    public void ignoreHeld() {
        view().ignoreHeld();
    }

    /** What is held does not repeat until it is pressed again. */
    void endRepeats() {
        everyTick.endRepeats();
        gameplay.endRepeats();
    }

    /** Continues a pad that had the same actions: what it held and this one does not is released. */
    void continueFrom(Pad other) {
        if (!map.actions().equals(other.map.actions())) return;
        everyTick.continueFrom(other.everyTick);
        gameplay.continueFrom(other.gameplay);
        gameplayStandsStill = other.gameplayStandsStill;
    }

    void begin() {
        down = held;
        turned = 0;
    }

    /** Whether these switches can be shown: not if an action would turn twice, so that no one would see it. */
    boolean canApply(SwitchSet on) {
        next = switches.actions(on, slots);
        return ((next ^ down) & turned) == 0;
    }

    /** Takes over what could be shown. */
    boolean apply() {
        turned |= next ^ down;
        down = next;
        return true;
    }

    void end(boolean hasFocus) {
        focused = hasFocus;
        updateAxes(down);
    }

    private void updateAxes(long nowHeld) {
        held = nowHeld;
        everyTick.update(nowHeld);
        gameplay.update(nowHeld);
    }

    /** Takes over how far sticks are moved: of several pads that which is moved farthest. */
    void updateAxes(AxisValues sticks, DeadZone zone) {
        for (int i = 0; i < moved.length; i++) moved[i] = 0;
        for (int slot = 0; slot < Switches.PADS; slot++) if ((slots & 1 << slot) != 0) updateAxes(slot, sticks, zone);
    }

    private void updateAxes(int slot, AxisValues sticks, DeadZone zone) {
        seeStick(slot, PadAxis.LEFT_X, PadAxis.LEFT_Y, sticks, zone);
        seeStick(slot, PadAxis.RIGHT_X, PadAxis.RIGHT_Y, sticks, zone);
        keepFarther(PadAxis.LT, zone.apply(sticks.value(slot, PadAxis.LT), 0));
        keepFarther(PadAxis.RT, zone.apply(sticks.value(slot, PadAxis.RT), 0));
    }

    private void seeStick(int slot, PadAxis x, PadAxis y, AxisValues sticks, DeadZone zone) {
        double toX = sticks.value(slot, x);
        double toY = sticks.value(slot, y);
        keepFarther(x, zone.apply(toX, toY));
        keepFarther(y, zone.apply(toY, toX));
    }

    private void keepFarther(PadAxis axis, double value) {
        if (Math.abs(value) > Math.abs(moved[axis.ordinal()])) moved[axis.ordinal()] = value;
    }

    /**
     * Fixes the state of all actions until the next latch, from recorded bits. What was tapped meanwhile is forgotten.
     *
     * @param recorded one bit for each action that is held
     */
    public void latch(long recorded) {
        endTick();
        focused = raw.skip(queue);
        updateAxes(recorded);
    }

    /** Takes over what was recorded of a player. */
    void latch(TickInput.Player recorded) {
        latch(recorded.bits());
        for (int i = 0; i < moved.length; i++)
            moved[i] = i < recorded.axes().size() ? recorded.axes().get(i) : 0;
    }

    /** What a recording has of this player. */
    TickInput.Player snapshot() {
        return new TickInput.Player(
                everyTick.held(), DoubleStream.of(moved).boxed().toList());
    }

    /** Hears the pad in a slot from now on. */
    void addSlot(int slot) {
        slots |= 1 << slot;
    }

    /** Hears the pads in these slots alone, one bit for each. */
    void setSlots(int wanted) {
        slots = wanted;
    }

    /** The slots of the pads that are heard, one bit for each. */
    int slots() {
        return slots;
    }

    /**
     * Says how often the pad is latched.
     *
     * @param rate so many times a second, from now on; 60 at first
     */
    public void setRate(FrameRate rate) {
        latchSeconds = rate.seconds();
    }

    /** Tells how long the state of a latch holds: until the next one; in seconds. */
    public double latchSeconds() {
        return latchSeconds;
    }

    /**
     * Begins to listen: what is held is held since before, and nothing is pressed again by the next latch. What was
     * tapped meanwhile is forgotten.
     */
    public void resync() {
        raw.skip(queue);
        latch();
        forgetPresses();
    }

    /** What is held now was not pressed in a tick to come. */
    void forgetPresses() {
        endTick();
        endRepeats();
    }

    /** Tells whether keys come to the game: false while another window has the focus; always true without a window. */
    public boolean hasFocus() {
        return focused;
    }

    /** What the caller sees. */
    private PadView view() {
        return isPausable.getAsBoolean() ? gameplay : everyTick;
    }

    /**
     * Tells whether an action is down.
     *
     * @return true from the frame it is pressed to the frame before it is released
     * @throws IllegalArgumentException if there is no such action
     */
    public boolean isDown(String action) {
        return view().isDown(action);
    }

    /**
     * Tells whether an action went down in this frame.
     *
     * @return true in the first frame it is down
     * @throws IllegalArgumentException if there is no such action
     */
    public boolean isPressed(String action) {
        return view().isPressed(action);
    }

    /**
     * Tells whether an action went up in this frame.
     *
     * @return true in the first frame it is no longer down
     * @throws IllegalArgumentException if there is no such action
     */
    public boolean isReleased(String action) {
        return view().isReleased(action);
    }

    /**
     * Tells whether an action went down in this frame or comes again as it is held.
     *
     * @param repeat when it comes again
     * @return true in the first frame it is down, and in some of those that follow
     * @throws IllegalArgumentException if there is no such action
     */
    public boolean isRepeated(String action, Autorepeat repeat) {
        return view().isRepeated(action, repeat);
    }

    /**
     * Has an action go up and down by itself while it is held.
     *
     * @param every ticks from one press to the next; at least 2, or 0 to have it stay down
     * @throws IllegalArgumentException if there is no such action
     */
    public void setTurbo(String action, int every) {
        turbo[everyTick.number(action)] = every;
    }

    /** Has all actions stay down while they are held. */
    void endTurbo() {
        Arrays.fill(turbo, 0);
    }

    /** Tells how far a stick or trigger is moved, beyond its dead zone, from -1 to 1. */
    public double axisValue(PadAxis axis) {
        return moved[axis.ordinal()];
    }

    /**
     * Returns the bit of an action.
     *
     * @return a number with a single bit
     * @throws IllegalArgumentException if there is no such action
     */
    public long bit(String action) {
        return 1L << everyTick.number(action);
    }

    /** Returns what is down: one bit for each action, the first action of the map in the lowest. */
    public long bits() {
        return view().bits();
    }

    /** Returns the actions and their keys. */
    public KeyMap map() {
        return map;
    }
}
