package kodama.input;

import java.util.ArrayList;
import java.util.List;
import kodama.input.Switches.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * The input of the player's devices, queued until pads latch it.
 *
 * <p>No press is lost: input between two latches is queued in order, and a latch takes as much of it as possible
 * without changing an action twice. A key pressed while control is down is a different switch, see
 * {@link KeyMap#withCtrl}; keys pressed with alt are ignored unless the game uses alt as a key. This is determined at
 * the press and holds until the release. Thread-safe.
 */
public final class RawInput {
    private static final Modifier[] MODIFIERS = Modifier.values();
    private static final Key[] KEYS = Key.values();

    /** The queues of the game and of the tools: each gets every press independently. */
    private final InputConsumer play = new InputConsumer();

    private final InputConsumer tools = new InputConsumer();
    private final HeldKeys held = new HeldKeys();
    private final Pointer pointer = new Pointer();
    private final PadSlots pads = new PadSlots();
    private final AxisValues axes = new AxisValues();

    private final RawPad.Listener padListener = new RawPad.Listener() {
        @Override
        public void onButton(int slot, PadControl control, boolean on) {
            RawInput.this.turn(slot, control, on);
        }

        @Override
        public void onAxis(int slot, PadAxis axis, double value) {
            RawInput.this.move(slot, axis, value);
        }

        @Override
        public void onUnplug(int slot) {
            RawInput.this.unplug(slot);
        }
    };

    /** Whether the next press is captured. */
    private boolean isListening;

    /** The captured binding; null until something is pressed. */
    private @Nullable Binding captured;

    /** Whether the next typed characters are of a key that was held before text entry began. */
    private boolean ignoresTyping;

    /** Input since the program started; null after the first tick. */
    private @Nullable EarlyInput early = new EarlyInput();

    private CursorMode cursor = CursorMode.AUTO;
    private boolean focused = true;

    /** Creates input with nothing pressed and the focus on the game. */
    public RawInput() {}

    /**
     * Reports that a key of an American keyboard was pressed. While text is shared, see {@link #setTextShared}, its
     * character is also typed.
     *
     * @param key the key; if it is already down, this is a repeat and is ignored
     */
    public synchronized void press(Key key) {
        boolean isRepeat = held.holdsPlace(key);
        press(key.logicalKey(), key);
        if (tools.entry().isShared() && !isRepeat && !key.character().isEmpty()) type(key.character());
    }

    /**
     * Reports that a key was pressed.
     *
     * @param letter its label; null if there is no constant for it
     * @param place its position; if this key is already down, this is a repeat and is ignored
     */
    public synchronized void press(@Nullable Key letter, Key place) {
        boolean isRepeat = held.press(letter, place);
        ignoresTyping = held.isOld(place);
        if (isListening)
            capture(
                    letter == null || place.isPhysical() ? new Binding.PhysicalKey(place) : Binding.of(letter),
                    isRepeat);
        else if (tools.entry().consumes(place)) enter(tools.entry(), letter, isRepeat);
        else if (play.entry().consumes(place)) enterInGame(letter, place, isRepeat);
        else if (!isRepeat) pressForPads(letter, place);
    }

    private void capture(Binding binding, boolean isRepeat) {
        if (captured == null && !isRepeat) captured = binding;
    }

    private void enter(TextEntry entry, @Nullable Key letter, boolean isRepeat) {
        if (letter != null && !letter.isModifier() && !ignoresTyping)
            entry.add(new TypedInput("", letter, held.holds(Key.CTRL), held.holds(Key.SHIFT), isRepeat));
    }

    /** Modifier keys also count for the tools, for shortcuts such as Shift+F5. */
    private void enterInGame(@Nullable Key letter, Key place, boolean isRepeat) {
        enter(play.entry(), letter, isRepeat);
        if (letter == null || !letter.isModifier() || isRepeat) return;
        tools.queue().press(Switches.letter(letter, Modifier.NOTHING));
        tools.queue().press(Switches.place(place, Modifier.NOTHING));
    }

    private void pressForPads(@Nullable Key letter, Key place) {
        Modifier modifier = letter != null && letter.isModifier() ? Modifier.NOTHING : currentModifier();
        if (letter != null) pressForPads(Switches.letter(letter, modifier));
        pressForPads(Switches.place(place, modifier));
    }

    private void pressForPads(int number) {
        if (early != null) early.press(number);
        turn(number, true);
    }

    private Modifier currentModifier() {
        if (held.holds(Key.ALT)) return Modifier.ALT;
        return held.holds(Key.CTRL) ? Modifier.CTRL : Modifier.NOTHING;
    }

    private void turn(int number, boolean on) {
        if (on) play.queue().press(number);
        else play.queue().release(number);
        if (on) tools.queue().press(number);
        else tools.queue().release(number);
    }

    /**
     * Reports that a key was pressed for another purpose than the game, such as a shortcut of the desktop. The key and
     * its repeats are ignored.
     *
     * @param letter its label; null if there is no constant for it
     * @param place its position; may be down already
     */
    public synchronized void pressIgnored(@Nullable Key letter, Key place) {
        held.press(letter, place);
    }

    /**
     * Reports that a key was released.
     *
     * @param place its position on an American keyboard; may be up already
     */
    public synchronized void release(Key place) {
        if (held.isOld(place)) ignoresTyping = false;
        @Nullable Key letter = held.release(place);
        for (Modifier modifier : MODIFIERS) {
            turn(Switches.place(place, modifier), false);
            if (letter != null) turn(Switches.letter(letter, modifier), false);
        }
    }

    /**
     * Synchronizes the state of a key that is known from another source, such as the modifiers of an event.
     *
     * @param letter its label, at any position
     * @param on whether any key with this label is down
     */
    public synchronized void setDown(Key letter, boolean on) {
        if (on && !held.holds(letter)) press(letter, letter);
        if (on) return;
        for (Key place : KEYS) if (held.holds(letter, place)) release(place);
    }

    /** Releases everything and discards pending input. For cases in which the state of the keys is unknown. */
    public synchronized void releaseAll() {
        ignoresTyping = false;
        held.clear();
        play.queue().clear();
        tools.queue().clear();
    }

    /**
     * Reports typed characters. They are ignored if text entry is off, or if their key was held before it began.
     *
     * @param text the characters according to the keyboard layout; control characters are dropped
     */
    public synchronized void type(String text) {
        String letters = text.codePoints()
                .filter(letter -> !Character.isISOControl(letter) && letter != Character.MAX_VALUE)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        TextEntry entry = tools.entry().isOn() ? tools.entry() : play.entry();
        if (letters.isEmpty() || ignoresTyping) return;
        if (early != null && !entry.isOn()) early.type(letters);
        entry.add(TypedInput.letters(letters));
    }

    /**
     * Ends the start of the program, during which keys and typed characters are kept for the first tick. Called after
     * that tick, or before something other than a game's first scene gets input.
     */
    public synchronized void endStart() {
        early = null;
    }

    /**
     * Presses and releases once each key that was pressed and released since the program started, for the next latches
     * of the game. Keys that are still held are left alone: they may have been pressed for another program.
     */
    synchronized void repeatEarlyPresses() {
        if (early == null) return;
        List<Integer> taps = new ArrayList<>();
        early.takePressed(number -> {
            if (!play.queue().isOn(number)) taps.add(number);
        });
        taps.forEach(play.queue()::press);
        taps.forEach(play.queue()::release);
    }

    /**
     * Starts or ends text entry in an overlay over the game. During it, pads do not get keys other than F1 to F12. Keys
     * that are held are released, and ignored until the player releases them.
     */
    public synchronized void enterText(boolean on) {
        held.markOld();
        tools.enterText(on);
        play.queue().clear();
    }

    /**
     * Starts or ends text sharing, during which typed characters are available while the pads also get the keys. Keys
     * that are held type nothing until the player releases them.
     *
     * @param on whether {@link #takeTyped} returns the characters from now on
     */
    public synchronized void setTextShared(boolean on) {
        held.markOld();
        tools.entry().setShared(on);
    }

    /** Returns whether text entry is on, in an overlay or in the game, so that keys should produce characters. */
    public synchronized boolean acceptsText() {
        return isTextEntered() || play.entry().isOn();
    }

    /** Returns whether text entry in an overlay is on, so that pads only get function keys. */
    public synchronized boolean isTextEntered() {
        return tools.entry().isOn() && !tools.entry().isShared();
    }

    /** Removes and returns the text typed in the overlay, in order; empty unless text entry is on. */
    public synchronized List<TypedInput> takeTyped() {
        return tools.entry().take();
    }

    /** Captures the next key or button: {@link #takeCaptured} returns it, and pads do not get it. */
    public synchronized void beginCapture() {
        isListening = true;
        captured = null;
    }

    /**
     * Removes and returns the binding captured since {@link #beginCapture}. Ends the capture if there is one.
     *
     * @return the key by its label, or by its position if it has no label or is a side of a modifier key; null if
     *     nothing was pressed yet
     */
    public synchronized @Nullable Binding takeCaptured() {
        Binding taken = captured;
        if (taken != null) endCapture();
        return taken;
    }

    /** Ends the capture, whether or not anything was pressed. */
    public synchronized void endCapture() {
        isListening = false;
        captured = null;
    }

    /** Reports that a button of the mouse was pressed. */
    public synchronized void press(MouseControl button) {
        if (isListening) {
            capture(new Binding.MouseBinding(button), false);
            return;
        }
        if (button == MouseControl.LEFT) pointer.press();
        turn(Switches.mouse(button), true);
    }

    /**
     * Reports that a button of the mouse was released.
     *
     * @param button the button; may be up already
     */
    public synchronized void release(MouseControl button) {
        turn(Switches.mouse(button), false);
    }

    /**
     * Reports a turn of the wheel.
     *
     * @param notches number of notches; positive is toward the user, which scrolls down
     */
    public synchronized void turnWheel(int notches) {
        MouseControl direction = notches < 0 ? MouseControl.WHEEL_UP : MouseControl.WHEEL_DOWN;
        if (isListening && notches != 0) {
            capture(new Binding.MouseBinding(direction), false);
            return;
        }
        pointer.turn(notches);
        for (int i = 0; i < Math.abs(notches); i++) {
            play.pressAndRelease(Switches.mouse(direction));
            tools.pressAndRelease(Switches.mouse(direction));
        }
    }

    /** Returns the mouse. */
    public Pointer pointer() {
        return pointer;
    }

    /**
     * Connects a gamepad.
     *
     * @param name identifies the gamepad; when reconnected it gets its old slot, and with it its player
     * @param rumble rumbles the gamepad
     * @return receives its input; null if there are already 8 gamepads
     */
    public synchronized @Nullable RawPad plug(String name, Rumble rumble) {
        int slot = pads.take(name, rumble);
        return slot < 0 ? null : new RawPad(slot, padListener);
    }

    private synchronized void unplug(int slot) {
        pads.free(slot);
        axes.reset(slot);
    }

    private synchronized void move(int slot, PadAxis axis, double value) {
        axes.setValue(slot, axis, value);
    }

    /** Called when a control of a gamepad was pressed or released. Ignored without the focus. */
    private synchronized void turn(int slot, PadControl control, boolean on) {
        if (isListening && on) capture(new Binding.PadBinding(control), false);
        else if (focused || !on) turn(Switches.pad(slot, control), on);
    }

    /** Releases everything, because the window gets no releases while it does not have the focus. */
    public synchronized void loseFocus() {
        releaseAll();
        focused = false;
    }

    /** Reports that the window has the focus again. */
    public synchronized void gainFocus() {
        focused = true;
    }

    /** Returns the queue of the game's pads; only to be passed to {@link #latch} and {@link #skip}. */
    SwitchQueue gameQueue() {
        return play.queue();
    }

    /** Returns the queue of the tools' pad; only to be passed to {@link #latch} and {@link #skip}. */
    SwitchQueue toolQueue() {
        return tools.queue();
    }

    /** Takes queued input up to the limit. Returns whether the window has the focus. */
    synchronized boolean latch(SwitchQueue queue, SwitchQueue.Limit limit) {
        queue.latch(limit);
        return focused;
    }

    /** Reads sticks and mouse. Sticks are at rest without the focus. */
    synchronized void readAxes(AxisValues now, LatchedMouse mouse) {
        if (focused) now.set(axes);
        else now.reset();
        pointer.latch(mouse);
    }

    /** Discards queued input; the next latch gets the current state. Returns whether the window has the focus. */
    synchronized boolean skip(SwitchQueue queue) {
        queue.skip();
        return focused;
    }

    /** Rumbles the gamepads in some slots, one bit each. */
    void rumblePads(int slots, double strength, int millis) {
        for (int slot = 0; slot < Switches.PADS; slot++)
            if ((slots & 1 << slot) != 0) rumble(slot).shake(strength, millis);
    }

    private synchronized Rumble rumble(int slot) {
        return pads.rumble(slot);
    }

    /** Returns the mode of the mouse cursor. */
    public synchronized CursorMode cursor() {
        return cursor;
    }

    /** Sets the mode of the mouse cursor. */
    public synchronized void setCursor(CursorMode mode) {
        cursor = mode;
    }

    /** Releases everything in the game's queue. Held switches must be pressed again. */
    synchronized void releaseGame() {
        play.queue().clear();
    }

    /** Starts or ends text entry in the game. During it, keys other than F1 to F12 do not trigger actions. */
    synchronized void enterTextInGame(boolean on) {
        if (play.entry().isOn() == on) return;
        held.markOld();
        play.enterText(on);
        tools.queue().clear();
        String typed = on && early != null ? early.takeLetters() : "";
        if (!typed.isEmpty()) play.entry().add(TypedInput.letters(typed));
    }

    /** Removes and returns the text typed in the game; empty unless text entry is on. */
    synchronized List<TypedInput> takeTypedInGame() {
        return play.entry().take();
    }
}
