package kodama.input;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The input of a game: a pad for each player, the mouse, and typed text. A latch samples it once per tick.
 *
 * <p>When a gamepad is first used, it is assigned to the player with the fewest gamepads, the first if there are
 * several. Players whose bindings only use keys get none. The assignment is permanent, also across resets. Owned by the
 * game thread.
 */
public final class Controls {
    private final RawInput raw;
    private final List<Pad> pads = new ArrayList<>();
    private final LatchedMouse mouse = new LatchedMouse();
    private final AxisValues axes = new AxisValues();
    private final SwitchQueue.Limit limit = this::allows;
    private ControlScheme scheme;
    private BooleanSupplier isPausable = () -> false;
    private DeadZone deadZone = new DeadZone(0.25);
    private List<TypedInput> typed = List.of();

    /** Whether the current state is live input and not a recording, so that pads may rumble. */
    private boolean isLive = true;

    /** Whether the game takes text; during a recording, the keys are for the screens over it all the same. */
    private boolean isTextEntered;

    /** Creates controls with nothing pressed. */
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
                    raw, bindings.map(player), bindings.usesCtrl(), bindings.usesAlt(), this::isCalledByPausable));
    }

    private boolean isCalledByPausable() {
        return isPausable.getAsBoolean();
    }

    /**
     * Sets the condition by which the view of the calling task is chosen: a task that is paused while all tasks are
     * paused gets the changes since it last ran.
     *
     * @param isPausable called at each query; returns whether the calling task is paused while all tasks are paused
     */
    public void setPausable(BooleanSupplier isPausable) {
        this.isPausable = isPausable;
    }

    /** Replaces the control scheme. Actions that are held must be pressed again. */
    public void setScheme(ControlScheme scheme) {
        List<Pad> old = List.copyOf(pads);
        this.scheme = scheme;
        makePads();
        for (int i = 0; i < Math.min(old.size(), pads.size()); i++) {
            pads.get(i).setSlots(old.get(i).slots());
            pads.get(i).continueFrom(old.get(i));
        }
        raw.releaseGame();
    }

    /**
     * Sets the dead zone of sticks.
     *
     * @param size radius of the circle, relative to the full range; 0 to 0.9
     */
    public void setDeadZone(double size) {
        deadZone = new DeadZone(Math.max(0, Math.min(0.9, size)));
    }

    /** Samples the input for the next tick, after a tick that used the previous latch; see {@link Pad#latch()}. */
    public void latch() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).endTick();
        relatch();
    }

    /**
     * Samples the input for the next tick when no tick has used the previous latch. Presses and releases are relative
     * to the last tick.
     */
    public void relatch() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).begin();
        raw.enterTextInGame(isTextEntered);
        boolean hasFocus = raw.latch(raw.gameQueue(), limit);
        raw.readAxes(axes, mouse);
        typed = raw.takeTypedInGame();
        isLive = true;
        for (int i = 0; i < pads.size(); i++) {
            pads.get(i).end(hasFocus);
            pads.get(i).updateAxes(axes, deadZone);
        }
    }

    /**
     * Begins a tick.
     *
     * @param tasksArePaused whether all tasks except persistent ones are paused in this tick
     */
    public void beginTick(boolean tasksArePaused) {
        for (int i = 0; i < pads.size(); i++) pads.get(i).beginTick(tasksArePaused);
    }

    /** Begins a tick in which tasks do not run because of a hit stop; what is pressed in it counts after that. */
    public void deferTick() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).deferTick();
    }

    /** Discards presses that were released since the last latch, because they were for a screen over the game. */
    public void forgetTaps() {
        raw.skip(raw.gameQueue());
    }

    /** Ignores what was pressed since the last tick until it is released, because it was for a screen over the game. */
    public void ignorePressed() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).ignorePressed();
    }

    /**
     * Ignores what the devices hold at the next latch, not counting recorded ones, until it is released. Discards
     * presses since the last latch.
     */
    public void ignoreHeldUntilReleased() {
        forgetTaps();
        for (int i = 0; i < pads.size(); i++) pads.get(i).ignoreHeldUntilReleased();
    }

    /** Ignores held actions, for the calling task, from the next tick on until it is released. */
    public void ignoreHeld() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).ignoreHeld();
    }

    /** Begins a scene: actions that are already held do not repeat in it. */
    public void beginScene() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).endRepeats();
    }

    private boolean allows(SwitchSet on, int turned) {
        int slot = turned < 0 ? -1 : Switches.slot(turned);
        if (slot >= 0 && on.contains(turned) && isUnassigned(slot)) next().addSlot(slot);
        for (int i = 0; i < pads.size(); i++) if (!pads.get(i).canApply(on)) return false;
        for (int i = 0; i < pads.size(); i++) pads.get(i).apply();
        return true;
    }

    private boolean isUnassigned(int slot) {
        for (int i = 0; i < pads.size(); i++) if ((pads.get(i).slots() & 1 << slot) != 0) return false;
        return true;
    }

    /**
     * Assigns a gamepad to a player permanently.
     *
     * @param gamepad the gamepad
     * @param player the player; counted from 1
     */
    public void assign(RawPad gamepad, int player) {
        for (Pad pad : pads) pad.setSlots(pad.slots() & ~(1 << gamepad.slot()));
        pad(player).addSlot(gamepad.slot());
    }

    /** Returns the pad of the player who gets the next gamepad. */
    private Pad next() {
        Pad next = pads.get(0);
        for (int i = 1; i < pads.size(); i++) if (comesBefore(pads.get(i), next)) next = pads.get(i);
        return next;
    }

    private static boolean comesBefore(Pad pad, Pad other) {
        if (!pad.map().usesPad()) return false;
        return !other.map().usesPad() || Integer.bitCount(pad.slots()) < Integer.bitCount(other.slots());
    }

    /** Sets the state until the next latch from a recording. Live input since the last latch is discarded. */
    public void latch(TickInput recorded) {
        for (int i = 0; i < pads.size(); i++)
            pads.get(i).latch(recorded.players().get(i));
        mouse.update(recorded.mouse());
        raw.pointer().clearGameMotion();
        raw.enterTextInGame(false);
        typed = recorded.typed();
        isLive = false;
    }

    /**
     * Sets the state from a recording as {@link #resync} does from the devices: held actions do not count as pressed.
     */
    public void resync(TickInput recorded) {
        latch(recorded);
        forgetPresses();
    }

    /** Returns a copy of the current state, for a recording. */
    public TickInput snapshot() {
        return new TickInput(pads.stream().map(Pad::snapshot).toList(), mouse.snapshot(), typed);
    }

    /**
     * Synchronizes with the devices: held actions do not count as pressed; taps, wheel turns and text are discarded.
     */
    public void resync() {
        raw.skip(raw.gameQueue());
        latch();
        forgetPresses();
    }

    /** Makes each key that was tapped while the program was starting count as pressed once, from the next latch on. */
    public void repeatEarlyPresses() {
        raw.repeatEarlyPresses();
    }

    private void forgetPresses() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).forgetPresses();
        mouse.clearMotion();
        typed = List.of();
    }

    /**
     * Begins a world. Nothing is left of the previous one, except that held actions do not count as pressed; text
     * entry, cursor and turbo are reset.
     */
    public void beginWorld() {
        for (int i = 0; i < pads.size(); i++) pads.get(i).beginWorld();
        mouse.clearMotion();
        enterText(false);
        raw.setCursor(CursorMode.AUTO);
    }

    /** Sets the mode of the mouse cursor. */
    public void setCursor(CursorMode mode) {
        raw.setCursor(mode);
    }

    /** Called when the game uses the mouse. The cursor is then shown, unless the game sets another mode. */
    public void enableMouse() {
        if (raw.cursor() == CursorMode.AUTO) raw.setCursor(CursorMode.SHOWN);
    }

    /**
     * Rumbles a player's gamepads. Has no effect while a recording is played.
     *
     * @param player the player; counted from 1
     * @param strength 0, which stops the rumble, to 1
     * @param millis duration; in milliseconds
     */
    public void rumble(int player, double strength, int millis) {
        if (isLive) raw.rumblePads(pad(player).slots(), strength, millis);
    }

    /**
     * Starts or ends text entry. During it, keys other than F1 to F12 do not trigger actions. Keys that are held are
     * released.
     */
    public void enterText(boolean on) {
        isTextEntered = on;
        if (isLive) raw.enterTextInGame(on);
        if (!on) typed = List.of();
    }

    /** Returns the text and keys typed in this tick, in order; empty unless text entry is on. */
    public List<TypedInput> typed() {
        return typed;
    }

    /** Returns the number of players, 1 to 4. */
    public int players() {
        return pads.size();
    }

    /**
     * Returns the pad of a player.
     *
     * @param player the player; counted from 1
     * @return the pad; the same object until the control scheme is replaced
     */
    public Pad pad(int player) {
        return pads.get(player - 1);
    }

    /**
     * Returns the value of an axis of a player.
     *
     * @param axis name of the axis
     * @param player the player; counted from 1
     * @return -1 to 1
     * @throws IllegalArgumentException if the axis does not exist
     */
    public double value(String axis, int player) {
        return scheme.axes().value(axis, pad(player));
    }

    /** Returns the mouse. */
    public LatchedMouse mouse() {
        return mouse;
    }

    /** Returns the control scheme. */
    public ControlScheme scheme() {
        return scheme;
    }

    /** Returns whether the window has the focus, so that the game gets keys; always true without a window. */
    public boolean hasFocus() {
        return pad(1).hasFocus();
    }
}
