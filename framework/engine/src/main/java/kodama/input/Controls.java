package kodama.input;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * All that a game is played with: a pad for each player, the mouse, and what is typed. One latch fixes it for a tick.
 *
 * <p>A pad that someone takes up, a real one, belongs to the player who has the fewest by then, the first of several;
 * those who play by keys alone get none. Which pad is whose stays so, over resets too. Owned by the game thread.
 */
public final class Controls {
    private final RawInput raw;
    private final List<Pad> pads = new ArrayList<>();
    private final LatchedMouse mouse = new LatchedMouse();
    private final AxisValues sticks = new AxisValues();
    private final SwitchQueue.Limit limit = this::allows;
    private ControlScheme scheme;
    private BooleanSupplier isPausable = () -> false;
    private DeadZone deadZone = new DeadZone(0.25);
    private List<TypedInput> typed = List.of();

    /** Whether what is seen was done just now, so that pads may answer. */
    private boolean isLive;

    /** Creates controls that no one touches. */
    public Controls(RawInput raw, ControlScheme scheme) {
        this.raw = raw;
        this.scheme = scheme;
        makePads();
    }

    private void makePads() {
        Bindings bindings = scheme.bindings();
        pads.clear();
        for (int player = 1; player <= bindings.players(); player++)
            pads.add(new Pad(
                    raw, bindings.map(player), bindings.usesCtrl(), bindings.usesAlt(), this::isAskedByPausable));
    }

    private boolean isAskedByPausable() {
        return isPausable.getAsBoolean();
    }

    /**
     * Sets how to find out which task asks: one that was paused with all others sees what changed since it last ran.
     *
     * @param isPausable called at each question: whether the task stands still while all tasks are paused
     */
    public void setPausable(BooleanSupplier isPausable) {
        this.isPausable = isPausable;
    }

    /** Plays another way from now on. What is held has to be pressed anew. */
    public void setScheme(ControlScheme other) {
        List<Pad> old = List.copyOf(pads);
        scheme = other;
        makePads();
        for (int i = 0; i < Math.min(old.size(), pads.size()); i++) {
            pads.get(i).setSlots(old.get(i).slots());
            pads.get(i).continueFrom(old.get(i));
        }
        raw.releaseGame();
    }

    /**
     * Says how far sticks may be off their middle and count as resting.
     *
     * @param size of the circle; in parts of the whole way, from 0 to 0.9
     */
    public void setDeadZone(double size) {
        deadZone = new DeadZone(Math.max(0, Math.min(0.9, size)));
    }

    /** Fixes what the next tick sees, after one that has seen the latch before; see {@link Pad#latch()}. */
    public void latch() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).endTick();
        relatch();
    }

    /**
     * Fixes what the next tick sees, as no tick has seen the latch before. What is pressed and released counts from the
     * last tick.
     */
    public void relatch() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).begin();
        boolean hasFocus = raw.latch(raw.gameQueue(), limit);
        raw.readAxes(sticks, mouse);
        typed = raw.takeTypedInGame();
        isLive = true;
        for (int i = 0; i < pads.size(); i++) {
            pads.get(i).end(hasFocus);
            pads.get(i).updateAxes(sticks, deadZone);
        }
    }

    /**
     * Begins a tick.
     *
     * @param tasksArePaused whether all tasks but persistent ones stand still in it
     */
    public void beginTick(boolean tasksArePaused) {
        for (int i = 0; i < pads.size(); i++) pads.get(i).beginTick(tasksArePaused);
    }

    /** Forgets what was pressed and released at once since the last latch: it was for a screen over the game. */
    public void forgetTaps() {
        raw.skip(raw.gameQueue());
    }

    /** Ignores what was pressed since the last tick until it is released: it was for a screen over the game. */
    public void ignorePressed() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).ignorePressed();
    }

    /** Ignores for the task that asks what is held, from the next tick on until it is released. */
    public void ignoreHeld() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).ignoreHeld();
    }

    /** A scene begins: what is held since before does not repeat in it. */
    public void beginScene() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).endRepeats();
    }

    private boolean allows(SwitchSet on, int turned) {
        int slot = turned < 0 ? -1 : Switches.slot(turned);
        if (slot >= 0 && on.contains(turned) && isNoOnes(slot)) next().addSlot(slot);
        for (int i = 0; i < pads.size(); i++) if (!pads.get(i).canApply(on)) return false;
        for (int i = 0; i < pads.size(); i++) pads.get(i).apply();
        return true;
    }

    private boolean isNoOnes(int slot) {
        for (int i = 0; i < pads.size(); i++) if ((pads.get(i).slots() & 1 << slot) != 0) return false;
        return true;
    }

    /**
     * Gives a pad to a player, from whom no one takes it.
     *
     * @param player the player; counted from 1
     */
    public void assign(RawPad given, int player) {
        for (Pad pad : pads) pad.setSlots(pad.slots() & ~(1 << given.slot()));
        pad(player).addSlot(given.slot());
    }

    /** Whose turn it is to get a pad. */
    private Pad next() {
        Pad next = pads.get(0);
        for (int i = 1; i < pads.size(); i++) if (comesBefore(pads.get(i), next)) next = pads.get(i);
        return next;
    }

    private static boolean comesBefore(Pad pad, Pad other) {
        if (!pad.map().usesPad()) return false;
        return !other.map().usesPad() || Integer.bitCount(pad.slots()) < Integer.bitCount(other.slots());
    }

    /** Fixes what is seen until the next latch, as it was recorded. What was done meanwhile is forgotten. */
    public void latch(TickInput recorded) {
        for (int i = 0; i < pads.size(); i++)
            pads.get(i).latch(recorded.players().get(i));
        mouse.update(recorded.mouse());
        raw.pointer().clearGameMotion();
        raw.takeTypedInGame();
        typed = recorded.typed();
        isLive = false;
    }

    /** Returns what is seen, for a recording: a copy. */
    public TickInput snapshot() {
        return new TickInput(pads.stream().map(Pad::snapshot).toList(), mouse.snapshot(), typed);
    }

    /** Begins to listen: what is held is held since before; what was tapped, turned or typed meanwhile is forgotten. */
    public void resync() {
        raw.skip(raw.gameQueue());
        latch();
        for (int i = 0; i < pads.size(); i++) pads.get(i).forgetPresses();
        mouse.clearMotion();
        typed = List.of();
    }

    /** A new world has asked for nothing yet: no text, no cursor, no action pressed by itself. */
    public void beginSession() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).endTurbo();
        enterText(false);
        raw.setCursor(CursorMode.AUTO);
    }

    /** Says how the cursor of the mouse is to be. */
    public void setCursor(CursorMode wish) {
        raw.setCursor(wish);
    }

    /** The game has to do with the mouse, so that its cursor is seen unless the game wants otherwise. */
    public void enableMouse() {
        if (raw.cursor() == CursorMode.AUTO) raw.setCursor(CursorMode.SHOWN);
    }

    /**
     * Shakes a player's pads, but not while something is played that was recorded.
     *
     * @param player the player; counted from 1
     * @param strength from 0, which ends it, to 1
     * @param millis for how long; in milliseconds
     */
    public void rumble(int player, double strength, int millis) {
        if (isLive) raw.rumblePads(pad(player).slots(), strength, millis);
    }

    /**
     * Begins to enter text, or ends it: meanwhile keys are no actions, but for those of functions, F1 to F12. Keys that
     * are held go up.
     */
    public void enterText(boolean on) {
        raw.enterTextInGame(on);
        if (!on) typed = List.of();
    }

    /** Returns what was typed in this tick, in its order; nothing unless text is entered. */
    public List<TypedInput> typed() {
        return typed;
    }

    /** Tells how many play: 1 to 4. */
    public int players() {
        return pads.size();
    }

    /**
     * Returns what a player holds.
     *
     * @param player the player; counted from 1
     * @return the same until the game is played another way
     */
    public Pad pad(int player) {
        return pads.get(player - 1);
    }

    /**
     * Tells how far a player has moved an axis.
     *
     * @param player the player; counted from 1
     * @return from -1 to 1
     * @throws IllegalArgumentException if there is no such axis
     */
    public double value(String axis, int player) {
        return scheme.axes().value(axis, pad(player));
    }

    /** Returns the mouse. */
    public LatchedMouse mouse() {
        return mouse;
    }

    /** Tells how the game is played. */
    public ControlScheme scheme() {
        return scheme;
    }

    /** Tells whether keys come to the game: false while another window has the focus; always true without a window. */
    public boolean hasFocus() {
        return pad(1).hasFocus();
    }
}
